#!/bin/sh
# Invites a talent to the survey and prints the id of the result it will have.
# sh invite.sh ADDRESS FIRST_NAME LAST_NAME [EN|DE]        (rights: invitations:send)
set -eu
curl --fail-with-body -sS -H "Authorization: Bearer $QUINT_TOKEN" -H 'Content-Type: application/json' \
  -d "{\"talents\":[{\"email\":\"$1\",\"first_name\":\"$2\",\"last_name\":\"$3\",\"language\":\"${4:-EN}\"}]}" \
  "$QUINT_URL/api/invite/talents" | sed -n 's/.*"result":"\([^"]*\)".*/\1/p'
