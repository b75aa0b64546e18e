// Lists the ten talents who fit a role best.
// node talents-with-fit.mjs ROLE        (rights: talents:read, roles:read, results:read)
import { fetchData } from './quint.mjs';

const [, , role] = process.argv;
const fits = await fetchData(`/calculate-score/role/${role}?limit=10`);
const ids = fits.map(({ talent_id }) => talent_id).join(',');
const talents = ids === '' ? [] : await fetchData(`/items/talents?fields=id,fullname&filter[id][_in]=${ids}`);
const names = new Map(talents.map(({ id, fullname }) => [id, fullname]));
for (const { talent_id, score, interval } of fits) {
  const range = interval === null ? '' : ` (${interval.low} to ${interval.high})`;
  console.log(`${names.get(talent_id)}: ${score ?? 'no requirement'}${range}`);
}
