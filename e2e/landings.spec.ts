import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AskedAddress, Kind } from '../apps/web/src/testing/landings.ts';
import { landingOf, listAddresses } from '../apps/web/src/testing/landings.ts';
import type { Records } from './addresses.ts';
import { recordsOf } from './addresses.ts';
import { AdminPage } from './admin-steps.ts';
import type { ApiClient } from './api-client.ts';
import { signIn, signInSpeaking } from './api-client.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { linkOf } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { DEMO_PASSWORD } from './running-product.ts';
import { test } from './shared-product.ts';

/*
 * The page on which each kind of user of the demo data lands in the real app, for one path of each category: whom the
 * page is for, whether a frozen workspace sees it, and whether another path redirects to it. All paths are tested with
 * the router alone (landings.test.ts); `LOOKS=every` tests all of them here, too. One app is loaded per user, and the
 * paths are opened within it, like links.
 */
const LENA = 'lena@nordlicht.example';
const MEMBER = 'ole.member@nordlicht.example';
const JONAS = 'jonas@nordlicht.example';

/** The account of each kind of user. */
const PEOPLE: Readonly<Record<Kind, string | undefined>> = {
  guest: undefined,
  talent: 'anna.kowalski@mail.example',
  member: MEMBER,
  worksCouncil: 'betriebsrat@nordlicht.example',
  hiringManager: JONAS,
  basicAdmin: 'max@basalt.example',
  flowAdmin: LENA,
  frozenAdmin: 'frieda@eiswerk.example',
  platformAdmin: 'admin@quint.example',
};

let catcher: MailCatcher;
let product: RunningProduct;
let lena: ApiClient;
let records: Records;

/** Adds a member of the workspace who has an account but no talent, by invitation. */
async function addMember(): Promise<void> {
  const me = await lena.call<{ active_workspace: { id: string } }>('GET', '/users/me');
  const users = [{ email: MEMBER, user_role: 'ORG_USER' }];
  await lena.call('POST', '/invite/users', { organizationId: me.active_workspace.id, users });
  const token = linkOf(await catcher.waitFor(({ to }) => to === MEMBER)).searchParams.get('token');
  const answer = await fetch(`${product.url}/api/users/invite/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: DEMO_PASSWORD, first_name: 'Ole', last_name: 'Member' }),
  });
  expect(answer.status).toBe(204);
}

/** Lets the hiring manager decide about all roles: with a single one, its page replaces the list. */
async function addRoles(): Promise<void> {
  const roles = await lena.call<{ id: string }[]>('GET', '/items/roles?filter[state]=recruiting&fields=id');
  for (const { id } of roles) await lena.call('POST', `/vacancies/${id}/deciders`, { email: JONAS });
}

test.beforeEach(async ({ sharedSetup }) => {
  ({ catcher, product } = sharedSetup);
  lena = await signIn(product.url, LENA);
  records = await recordsOf(lena);
});

/** The path with records of the demo data; a talent uses their own. */
function fill(address: string, own: string | undefined): string {
  const ids = own === undefined ? records : { ...records, t1: own };
  return address.replaceAll(/(?<=\/)[a-z]1(?=\/|$)/g, (letter) => ids[letter] ?? letter);
}

/** Opens a path within the app, and returns the final path once nothing is pending. */
function follow(page: Page, address: string): Promise<string> {
  return page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as {
      __TSR_ROUTER__: {
        navigate: (to: { href: string }) => Promise<void>;
        load: () => Promise<void>;
        state: { location: { href: string } };
      };
    };
    await router.navigate({ href });
    return router.state.location.href;
  }, address);
}

/** The page to which the assistant for visitors redirects administrators once it is rendered. */
function ledOn(kind: Kind, landingPath: string): string {
  const isAdmin = ['basicAdmin', 'flowAdmin', 'platformAdmin'].includes(kind);
  return isAdmin && landingPath === '/role-assistant' ? '/roles/create/assistant' : landingPath;
}

/** Opening an invitation signs the current user out, and leaving the survey of an administrator reloads the app. */
function leavesTheApp(address: string): boolean {
  return address.startsWith('/auth/') || address === '/survey-admin';
}

function selectAddresses(): readonly AskedAddress[] {
  const all = listAddresses().filter(({ address }) => !leavesTheApp(address));
  if (process.env['LOOKS'] === 'every') return all;
  const sortOf = ({ who, whenFrozen, leadsTo }: AskedAddress) =>
    `${who} ${whenFrozen} ${leadsTo !== undefined}`;
  return [...new Map(all.map((entry) => [sortOf(entry), entry])).values()];
}

for (const [kind, email] of Object.entries(PEOPLE) as [Kind, string | undefined][]) {
  test(`${kind} lands on the expected page for every path`, async ({ page }) => {
    let own: string | undefined;
    if (kind === 'member') await addMember();
    if (kind === 'hiringManager') await addRoles();
    if (email === undefined) {
      await page.goto(product.url);
    } else {
      const client = await signInSpeaking(product.url, email, 'en');
      const me = await client.call<{ active_talent: { id: string } | null }>('GET', '/users/me');
      own = me.active_talent?.id;
      await new AdminPage(page, { origin: product.url, language: 'en' }).enter(email, '/help');
    }
    const actual: Record<string, string> = {};
    const expectedLandings: Record<string, string> = {};
    for (const entry of selectAddresses()) {
      const { address, leadsTo = address } = entry;
      const filledEntry = { ...entry, address: fill(address, own), leadsTo: fill(leadsTo, own) };
      expectedLandings[address] = fill(ledOn(kind, landingOf(kind, filledEntry)), own);
      actual[address] = await follow(page, filledEntry.address);
    }
    expect(actual).toEqual(expectedLandings);
  });
}
