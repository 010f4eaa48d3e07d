# SPDX-License-Identifier: GPL-3.0-or-later
"""A voice that writes: Orca imports it in place of python3-speechd. Each utterance goes
to the file $VOICE, a line of JSON each, and takes its time, $VOICE_SPEED letters a
second, so that it is known what nobody has heard to its end."""

import collections
import html
import json
import os
import re
import threading
import time

SPEED = float(os.environ.get("VOICE_SPEED", "22"))
RECORD = open(os.environ["VOICE"], "a", buffering=1, encoding="utf-8")


class CallbackType:
    INDEX_MARK = "index_marks"
    BEGIN = "begin"
    END = "end"
    CANCEL = "cancel"
    PAUSE = "pause"
    RESUME = "resume"


class Priority:
    IMPORTANT = "important"
    MESSAGE = "message"
    TEXT = "text"
    NOTIFICATION = "notification"
    PROGRESS = "progress"


class PunctuationMode:
    NONE = "none"
    SOME = "some"
    MOST = "most"
    ALL = "all"


class DataMode:
    TEXT = "text"
    SSML = "ssml"


class Scope:
    SELF = "self"
    ALL = "all"


class SSIPError(Exception):
    pass


class SSIPCommunicationError(SSIPError):
    pass


class SSIPResponseError(SSIPError):
    pass


class SSIPCommandError(SSIPResponseError):
    pass


class SSIPDataError(SSIPResponseError):
    pass


class SpawnError(SSIPError):
    pass


def write(kind, **more):
    RECORD.write(json.dumps({"kind": kind, "time": time.monotonic(), **more}) + "\n")


class Voice(threading.Thread):
    """Says one thing after the other, until it is told to be silent."""

    def __init__(self):
        super().__init__(daemon=True)
        self.changed = threading.Condition()
        self.waiting = collections.deque()
        self.now = None
        self.start()

    def say(self, text, callback=None):
        with self.changed:
            write("speak", text=text)
            self.waiting.append((text, callback))
            self.changed.notify()

    def be_silent(self):
        with self.changed:
            lost = ([self.now] if self.now else []) + list(self.waiting)
            self.waiting.clear()
            self.now = None
            if lost:
                write("cut", lost=[text for text, _callback in lost])
            self.changed.notify()
        for _text, callback in lost:
            if callback:
                callback(CallbackType.CANCEL)

    def run(self):
        while True:
            with self.changed:
                while not self.waiting:
                    self.changed.wait()
                utterance = self.now = self.waiting.popleft()
                text, callback = utterance
                end = time.monotonic() + len(text) / SPEED
                if callback:
                    callback(CallbackType.BEGIN)
                while self.now is utterance and time.monotonic() < end:
                    self.changed.wait(end - time.monotonic())
                is_whole = self.now is utterance
                self.now = None
                if is_whole and not self.waiting:
                    write("quiet")
            if is_whole and callback:
                callback(CallbackType.END)


VOICE = Voice()


class SSIPClient:
    """What Orca asks of the voice; what makes no difference does nothing."""

    def __init__(self, *_arguments, **_more):
        pass

    def speak(self, text, callback=None, event_types=None):
        VOICE.say(html.unescape(re.sub(r"<[^>]*>", "", text)), callback)

    def char(self, char):
        VOICE.say(char)

    def key(self, key):
        VOICE.say(key)

    def cancel(self, scope=None):
        VOICE.be_silent()

    stop = cancel

    def list_output_modules(self):
        return ("written",)

    def list_synthesis_voices(self):
        return ()

    def get_rate(self):
        return 0

    get_pitch = get_volume = get_rate

    def get_language(self):
        return "en"

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *arguments, **more: None


Client = Speaker = SSIPClient
