"""Invites a talent to the survey and prints the id of the result it will have.

python3 invite.py ADDRESS FIRST_NAME LAST_NAME [EN|DE]        (rights: invitations:send)
"""

import sys

from quint import ask_for_data

email, first_name, last_name, language = [*sys.argv[1:], "EN"][:4]
talent = {"email": email, "first_name": first_name, "last_name": last_name, "language": language}
answer = ask_for_data("/invite/talents", {"talents": [talent]})
for rejected in answer["rejected"]:
    raise SystemExit(rejected["message"])
print(answer["invited"][0]["result"])
