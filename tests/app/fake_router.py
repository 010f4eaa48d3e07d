# SPDX-License-Identifier: GPL-3.0-or-later
"""A router on this computer, as UPnP knows them, and others that are none. For tests that run-alone
runs: the network would believe it."""

import contextlib
import http.server
import re
import socket
import struct
import threading
import time

GROUP = "239.255.255.250"
KIND = "urn:schemas-upnp-org:device:InternetGatewayDevice:1"
SERVICE = "urn:schemas-upnp-org:service:"
ADDRESS = "203.0.113.7"

DESCRIPTION = f"""<?xml version="1.0"?>
<root xmlns="urn:schemas-upnp-org:device-1-0"><device><deviceType>{KIND}</deviceType>
<deviceList><device><deviceType>urn:schemas-upnp-org:device:WANDevice:1</deviceType>
<serviceList><service><serviceType>{SERVICE}WANCommonInterfaceConfig:1</serviceType>
<controlURL>/common</controlURL><SCPDURL>/common.xml</SCPDURL></service></serviceList>
<deviceList><device><deviceType>urn:schemas-upnp-org:device:WANConnectionDevice:1</deviceType>
<serviceList><service><serviceType>{SERVICE}WANIPConnection:1</serviceType>
<controlURL>/connection</controlURL><SCPDURL>/connection.xml</SCPDURL></service></serviceList>
</device></deviceList></device></deviceList></device></root>"""

ENVELOPE = """<?xml version="1.0"?>
<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>{}</s:Body></s:Envelope>"""


def write_answer(action, **values):
    inner = "".join(f"<{name}>{value}</{name}>" for name, value in values.items())
    return ENVELOPE.format(f"<u:{action}Response xmlns:u=\"{SERVICE}WANIPConnection:1\">{inner}"
                           f"</u:{action}Response>")


def write_refusal(code):
    return ENVELOPE.format("<s:Fault><faultcode>s:Client</faultcode><faultstring>UPnPError"
                           "</faultstring><detail><UPnPError xmlns=\"urn:schemas-upnp-org:control-"
                           f"1-0\"><errorCode>{code}</errorCode></UPnPError></detail></s:Fault>")


class Answering(http.server.BaseHTTPRequestHandler):
    def handle(self):
        with contextlib.suppress(ConnectionError):
            super().handle()

    def log_message(self, *words):
        pass

    def send(self, text, status=200):
        self.send_response(status)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def do_GET(self):
        self.server.router.describe(self)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        action = self.headers["SOAPAction"].rpartition("#")[2].rstrip('"')
        self.server.router.act(self, action, dict(re.findall(r"<(New\w+)>([^<]*)</", body)))


class Router:
    """Opens ports, and remembers which: their lease by their number."""

    def __init__(self, address=ADDRESS):
        self.address = address
        self.refusals = {}      # a code by the number of a port, or by None for every one
        self.knows_leases = True
        self.is_deaf = False
        self.opened, self.asked = {}, []
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        self.server.router = self
        self.server.daemon_threads = True
        self.found = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.found.bind(("", 1900))
        self.found.settimeout(0.1)
        self.is_open = True
        self.found.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP,
                              struct.pack("4s4s", socket.inet_aton(GROUP),
                                          socket.inet_aton("127.0.0.1")))
        self.threads = [threading.Thread(target=work, daemon=True)
                        for work in (self.server.serve_forever, self.be_found)]

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, kind, problem, trace):
        self.is_open = False
        self.server.shutdown()
        self.server.server_close()
        for thread in self.threads:
            thread.join()
        self.found.close()

    def be_found(self):
        while self.is_open:
            try:
                text, whom = self.found.recvfrom(2000)
            except TimeoutError:
                continue
            if not self.is_deaf and text.startswith(b"M-SEARCH") and KIND.encode() in text:
                place = f"http://127.0.0.1:{self.server.server_address[1]}/router.xml"
                self.found.sendto(f"HTTP/1.1 200 OK\r\nST: {KIND}\r\nUSN: uuid:1::{KIND}\r\n"
                                  f"LOCATION: {place}\r\nEXT:\r\n\r\n".encode(), whom)

    def describe(self, asker):
        asker.send(DESCRIPTION)

    def act(self, asker, action, values):
        self.asked.append(action)
        if action == "GetStatusInfo":
            asker.send(write_answer(action, NewConnectionStatus="Connected",
                                    NewLastConnectionError="ERROR_NONE", NewUptime=1))
        elif action == "GetExternalIPAddress":
            asker.send(write_answer(action, NewExternalIPAddress=self.address))
        elif action == "AddPortMapping":
            self.open(asker, int(values["NewExternalPort"]), values)
        elif action == "DeletePortMapping":
            self.opened.pop(int(values["NewExternalPort"]), None)
            asker.send(write_answer(action))

    def open(self, asker, port, values):
        lease = int(values["NewLeaseDuration"])
        code = self.refusals.get(port, self.refusals.get(None))
        if lease != 0 and not self.knows_leases:
            code = code or 725
        if code:
            asker.send(write_refusal(code), status=500)
            return
        self.opened[port] = lease
        asker.send(write_answer("AddPortMapping"))


class Mute(Router):
    """Is found, and then says nothing."""

    def describe(self, asker):
        time.sleep(1000)


class MuteLater(Router):
    """Describes itself, and then says nothing."""

    def act(self, asker, action, values):
        time.sleep(1000)


class Slow(Router):
    """Says a letter now and then, for ever."""

    def describe(self, asker):
        asker.send_response(200)
        asker.end_headers()
        while True:
            asker.wfile.write(b" ")
            time.sleep(0.5)


class Endless(Router):
    """Describes itself without end."""

    def describe(self, asker):
        asker.send_response(200)
        asker.end_headers()
        while True:
            asker.wfile.write(b"<root>" * 100000)


class Huge(Router):
    """Promises more than anybody has room for."""

    def describe(self, asker):
        asker.send_response(200)
        asker.send_header("Content-Length", "2147483647")
        asker.end_headers()
        asker.wfile.write(DESCRIPTION.encode())


class HugePiece(Router):
    """Promises it a piece at a time."""

    def describe(self, asker):
        asker.protocol_version = "HTTP/1.1"
        asker.send_response(200)
        asker.send_header("Transfer-Encoding", "chunked")
        asker.end_headers()
        asker.wfile.write(b"7fffffff\r\n" + DESCRIPTION.encode())


class Rubbish(Router):
    def describe(self, asker):
        asker.send("<root><<<device>&&&</></device" + "<deviceList>" * 5000)


class RubbishLater(Router):
    """Answers every action with what none has."""

    def act(self, asker, action, values):
        asker.send("<NewExternalIPAddress>" + "9" * 100000 + "</s:Body>")


class Liar(Router):
    """Says that it is where nobody is."""

    def __init__(self):
        super().__init__(address="999.1.1.1")
