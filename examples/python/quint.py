"""Sends requests with the token; needs nothing but Python 3."""

import json
import os
import time
import urllib.error
import urllib.request


def ask(path, body=None):
    """The bytes of an answer. Raises the message of a refusal."""
    request = urllib.request.Request(
        os.environ["QUINT_URL"].rstrip("/") + "/api" + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": "Bearer " + os.environ["QUINT_TOKEN"], "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.read()
    except urllib.error.HTTPError as refusal:
        # Too many requests in this minute: the answer says when to come again.
        if refusal.code == 429:
            time.sleep(int(refusal.headers["Retry-After"]))
            return ask(path, body)
        error = json.load(refusal)["errors"][0]
        raise SystemExit(error["extensions"]["code"] + ": " + error["message"])


def ask_for_data(path, body=None):
    return json.loads(ask(path, body))["data"]
