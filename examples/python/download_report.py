"""Saves the report of a result as PDF.

python3 download_report.py RESULT FILE [en|de]        (rights: reports:read)
"""

import sys

from quint import ask

result, file, language = [*sys.argv[1:], "en"][:3]
with open(file, "wb") as report:
    report.write(ask(f"/reports/talents_results/{result}/pdf?language={language}"))
print(file)
