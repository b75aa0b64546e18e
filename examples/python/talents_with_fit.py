"""Lists the ten talents who fit a role best.

python3 talents_with_fit.py ROLE        (rights: talents:read, roles:read, results:read)
"""

import sys

from quint import ask_for_data

fits = ask_for_data(f"/calculate-score/role/{sys.argv[1]}?limit=10")
ids = ",".join(fit["talent_id"] for fit in fits)
talents = ask_for_data(f"/items/talents?fields=id,fullname&filter[id][_in]={ids}") if fits else []
names = {talent["id"]: talent["fullname"] for talent in talents}
for fit in fits:
    interval = fit["interval"]
    reach = f" ({interval['low']} to {interval['high']})" if interval else ""
    score = "no requirement" if fit["score"] is None else fit["score"]
    print(f"{names[fit['talent_id']]}: {score}{reach}")
