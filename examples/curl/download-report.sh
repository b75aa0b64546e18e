#!/bin/sh
# Saves the report of a result as PDF.
# sh download-report.sh RESULT FILE [en|de]        (rights: reports:read)
set -eu
curl --fail-with-body -sS -H "Authorization: Bearer $QUINT_TOKEN" -o "$2" \
  "$QUINT_URL/api/reports/talents_results/$1/pdf?language=${3:-en}"
echo "$2"
