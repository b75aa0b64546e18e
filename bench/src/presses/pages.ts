import { dashboardEn } from '@quint/phrases/screens/dashboard.en.ts';
import { rolePeopleEn } from '@quint/phrases/screens/role-people.en.ts';
import { shellEn } from '@quint/phrases/screens/shell.en.ts';
import type { HeavyPress, ListContext } from './heavy.ts';
import { roleOf } from './heavy.ts';

const PERSON = 'a[data-person]';
const NAMED = [' '];

/** From the list of talents to the start page, whose answer is not known yet. */
export function openStart({ page, origin, list, traffic }: ListContext): HeavyPress {
  return {
    what: 'The start page',
    press: 'its entry in the menu',
    async prepare() {
      await list.open(origin);
      await traffic.rest();
      const sign = { selector: 'main h2', texts: [dashboardEn.day.title] };
      const link = page
        .getByRole('navigation')
        .getByRole('link', { name: shellEn.navigation.overview, exact: true });
      return { event: 'pointer', signs: { 'the day': sign }, press: () => link.click() };
    },
    reset: () => traffic.rest(),
  };
}

/** From the list of roles to the page of one. */
export function openRole(context: ListContext): HeavyPress {
  const { page, origin, traffic } = context;
  return {
    what: 'The page of a role',
    press: 'its row in the list of roles',
    async prepare(run) {
      await page.goto(`${origin}/roles`);
      const { name } = roleOf(context, run);
      const row = page.getByRole('row', { name: new RegExp(`${name}\\b`) }).first();
      await row.scrollIntoViewIfNeeded();
      await traffic.rest();
      const sign = { selector: PERSON, texts: NAMED };
      return {
        event: 'pointer',
        signs: { 'those considered, by name and fit': sign },
        press: () => row.getByText(name).click(),
      };
    },
    reset: () => traffic.rest(),
  };
}

interface Fits {
  readonly data: readonly { readonly talent_id: string }[];
}

/** Those who fit alike come in any order, so that more than one can be the best in sight. */
const BEST = 20;

/** The best of all who are not considered for a role: they come into sight with "all finished" alone. */
async function findBestOfOthers({ read }: ListContext, roleId: string): Promise<string[]> {
  const path = `/api/calculate-score/role/${roleId}?limit=500`;
  const filter = JSON.stringify({ roles: { roles_id: { _eq: roleId } } });
  const all = (await read(path)) as Fits;
  const considered = (await read(`${path}&filter=${encodeURIComponent(filter)}`)) as Fits;
  const known = new Set(considered.data.map((fit) => fit.talent_id));
  const found = all.data.filter((fit) => !known.has(fit.talent_id));
  if (found.length === 0) throw new Error('everybody is considered for the role');
  return found.slice(0, BEST).map((fit) => fit.talent_id);
}

/** From those considered for a role to all who have finished. */
export function allOfRole(context: ListContext): HeavyPress {
  const { page, origin, traffic } = context;
  return {
    what: 'All finished on the page of a role',
    press: 'the choice over the list',
    async prepare(run) {
      const { id } = roleOf(context, run);
      await page.goto(`${origin}/roles/${id}`);
      await page.locator(PERSON).first().waitFor();
      const best = await findBestOfOthers(context, id);
      await traffic.rest();
      const choice = page.getByRole('radio', { name: rolePeopleEn.view.all.split('{{')[0] ?? '' });
      const sign = { selector: best.map((id) => `a[data-person="${id}"]`).join(), texts: NAMED };
      return {
        event: 'pointer',
        signs: { 'the best of all, by name and fit': sign },
        press: () => choice.click(),
      };
    },
    reset: () => traffic.rest(),
  };
}
