#!/bin/sh
# Waits until a talent has finished the survey.
# sh wait-for-result.sh RESULT [SECONDS]        (rights: results:read)
set -eu
while :; do
  answer=$(curl --fail-with-body -sS -H "Authorization: Bearer $QUINT_TOKEN" \
    "$QUINT_URL/api/items/talents_results/$1?fields=status")
  case $answer in
    *FINISHED*) break ;;
    *CANCELED*) echo 'The invitation was withdrawn' >&2; exit 1 ;;
  esac
  sleep "${2:-60}"
done
echo finished
