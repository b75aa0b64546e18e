"""Waits until a talent has finished the survey.

python3 wait_for_result.py RESULT [SECONDS]        (rights: results:read)
"""

import sys
import time

from quint import ask_for_data

result, seconds = [*sys.argv[1:], "60"][:2]
while True:
    status = ask_for_data(f"/items/talents_results/{result}?fields=status")["status"]
    if status == "CANCELED":
        raise SystemExit("The invitation was withdrawn")
    if status == "FINISHED":
        break
    time.sleep(float(seconds))
print("finished")
