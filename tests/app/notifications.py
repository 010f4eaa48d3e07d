# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop's notifications, as a test sees them."""

from gi.repository import Gio, GLib

from program import wait

INTERFACE = """
<node><interface name="org.freedesktop.Notifications">
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
    <arg type="u" direction="out"/>
  </method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <method name="GetCapabilities"><arg type="as" direction="out"/></method>
  <method name="GetServerInformation">
    <arg type="s" direction="out"/><arg type="s" direction="out"/>
    <arg type="s" direction="out"/><arg type="s" direction="out"/>
  </method>
</interface></node>
"""


class Notifications:
    """Takes the place of the desktop's notifications."""

    def __init__(self):
        self.shown = []
        self.closed = []
        connection = Gio.bus_get_sync(Gio.BusType.SESSION)
        connection.register_object("/org/freedesktop/Notifications",
                                   Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0],
                                   self._call, None, None)
        owned = []
        Gio.bus_own_name_on_connection(connection, "org.freedesktop.Notifications",
                                       Gio.BusNameOwnerFlags.NONE,
                                       lambda *_: owned.append(True), None)
        wait(lambda: owned, "notifications are taken")

    def _call(self, _connection, _sender, _path, _interface, method, parameters, invocation):
        answer = None
        if method == "Notify":
            self.shown.append(parameters[3])
            answer = GLib.Variant("(u)", (len(self.shown),))
        elif method == "CloseNotification":
            self.closed.append(parameters[0])
        elif method == "GetCapabilities":
            answer = GLib.Variant("(as)", ([],))
        else:
            answer = GLib.Variant("(ssss)", ("test", "test", "1", "1.2"))
        invocation.return_value(answer)
