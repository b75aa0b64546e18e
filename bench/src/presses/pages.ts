import { dashboardEn } from '@quint/phrases/home/screens/dashboard.en.ts';
import { rolePeopleEn } from '@quint/phrases/people/screens/role-people.en.ts';
import { shellEn } from '@quint/phrases/home/screens/shell.en.ts';
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
      await traffic.waitForIdle();
      const sign = { selector: 'main h2', texts: [dashboardEn.day.title] };
      const link = page
        .getByRole('navigation')
        .getByRole('link', { name: shellEn.navigation.overview, exact: true });
      return { event: 'pointer', signs: { 'the day': sign }, press: () => link.click() };
    },
    reset: () => traffic.waitForIdle(),
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
      await traffic.waitForIdle();
      const sign = { selector: PERSON, texts: NAMED };
      return {
        event: 'pointer',
        signs: { 'those considered, by name and fit': sign },
        press: () => row.getByText(name).click(),
      };
    },
    reset: () => traffic.waitForIdle(),
  };
}

interface Fits {
  readonly data: readonly { readonly talent_id: string }[];
}

/** At most this many of the first people count: not every one of them is in sight. */
const FIRST = 20;

/**
 * The first people of "all finished" who are not considered for the role, so that only that view shows them. The page
 * orders people in groups, by name within a group, so this asks for groups too.
 */
async function listFirstOthers({ read }: ListContext, roleId: string): Promise<string[]> {
  const path = `/api/calculate-score/role/${roleId}?groups=true`;
  const filter = encodeURIComponent(JSON.stringify({ roles: { roles_id: { _eq: roleId } } }));
  const all = (await read(`${path}&limit=100`)) as Fits;
  const consideredFits = (await read(`${path}&limit=500&filter=${filter}`)) as Fits;
  const consideredIds = new Set(consideredFits.data.map((fit) => fit.talent_id));
  const others = all.data.filter((fit) => !consideredIds.has(fit.talent_id));
  if (others.length === 0) throw new Error('everybody is considered for the role');
  return others.slice(0, FIRST).map((fit) => fit.talent_id);
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
      const others = await listFirstOthers(context, id);
      await traffic.waitForIdle();
      const choice = page.getByRole('radio', { name: rolePeopleEn.view.all.split('{{')[0] ?? '' });
      const sign = { selector: others.map((id) => `a[data-person="${id}"]`).join(), texts: NAMED };
      return {
        event: 'pointer',
        signs: { 'the first of all, by name and fit': sign },
        press: () => choice.click(),
      };
    },
    reset: () => traffic.waitForIdle(),
  };
}
