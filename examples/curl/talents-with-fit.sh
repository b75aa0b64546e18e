#!/bin/sh
# Lists the ten talents who fit a role best, as JSON.
# sh talents-with-fit.sh ROLE        (rights: talents:read, roles:read, results:read)
set -eu
curl --fail-with-body -sS -H "Authorization: Bearer $QUINT_TOKEN" "$QUINT_URL/api/calculate-score/role/$1?limit=10"
