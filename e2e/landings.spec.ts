import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { findRoute } from '../apps/web/src/lib/guard.ts';
import { LANDING_WORDS, LANDINGS } from '../apps/web/src/testing/landings.ts';
import type { Records } from './addresses.ts';
import { recordsOf } from './addresses.ts';
import { AdminPage } from './admin-steps.ts';
import type { ApiClient } from './api-client.ts';
import { signIn } from './api-client.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { linkOf, startMailCatcher } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { DEMO_PASSWORD, startProduct } from './running-product.ts';

/*
 * Every address of the table, for each kind of person, in the real app: where they land when they ask for it. One app
 * is loaded per person; the addresses are followed within it, as links are.
 */
const MEMBER = 'ole.member@nordlicht.example';

/** In the order of the words of the table. */
const PEOPLE = [
  ['nobody signed in', undefined],
  ['a talent', 'anna.kowalski@mail.example'],
  ['a member without a talent', MEMBER],
  ['an administrator on Basic', 'max@basalt.example'],
  ['an administrator on Flow', 'lena@nordlicht.example'],
  ['an administrator of a paused workspace', 'frieda@eiswerk.example'],
  ['an administrator of the platform', 'admin@quint.example'],
] as const;

let catcher: MailCatcher;
let product: RunningProduct;
let records: Records;

/** A member of the workspace who has an account and no talent, by invitation. */
async function addMember(client: ApiClient): Promise<void> {
  const me = await client.call<{ active_workspace: { id: string } }>('GET', '/users/me');
  const users = [{ email: MEMBER, user_role: 'ORG_USER' }];
  await client.call('POST', '/invite/users', { organizationId: me.active_workspace.id, users });
  const token = linkOf(await catcher.waitFor(({ to }) => to === MEMBER)).searchParams.get('token');
  const answer = await fetch(`${product.url}/api/users/invite/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: DEMO_PASSWORD, first_name: 'Ole', last_name: 'Member' }),
  });
  expect(answer.status).toBe(204);
}

test.beforeAll(async () => {
  catcher = await startMailCatcher();
  product = await startProduct({ SMTP_URL: catcher.url });
  const lena = await signIn(product.url, 'lena@nordlicht.example');
  records = await recordsOf(lena);
  await addMember(lena);
});

test.afterAll(async () => {
  await product?.stop();
  await catcher?.stop();
});

/** The address with the records of the demo world in it; a talent asks for its own. */
function fill(address: string, own: string | undefined): string {
  const known = own === undefined ? records : { ...records, t1: own };
  return address.replaceAll(/(?<=\/)[a-z]1(?=\/|$)/g, (letter) => known[letter] ?? letter);
}

/** Follows an address within the app, and says where that ended, once nothing is on its way any more. */
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

/**
 * Opening an invitation signs the current user out, the survey is a document of its own, and leaving the survey of an
 * administrator loads the app anew.
 */
function leavesTheApp(address: string): boolean {
  if (address.startsWith('/auth/') || address === '/survey-admin') return true;
  return findRoute(address).row.layout === 'document';
}

function expectedLanding(words: { word: string; target: string; own: string | undefined }): string {
  const { word, target, own } = words;
  if (word === '.') return target;
  return word === 'login'
    ? `/?redirectTo=${encodeURIComponent(target)}`
    : fill(LANDING_WORDS[word] ?? '', own);
}

for (const [column, [who, email]] of PEOPLE.entries()) {
  test(`${who} lands where the table says, whatever is asked for`, async ({ page }) => {
    let own: string | undefined;
    if (email === undefined) {
      await page.goto(product.url);
    } else {
      const client = await signIn(product.url, email);
      const me = await client.call<{ active_talent: { id: string } | null }>('GET', '/users/me');
      own = me.active_talent?.id;
      await client.call('PATCH', '/users/me', { platform_language: 'EN' });
      await new AdminPage(page, { origin: product.url, language: 'en' }).signIn(email);
    }
    const landed: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [address, words, leadsTo] of LANDINGS) {
      const asked = fill(address, own);
      if (leavesTheApp(address)) continue;
      expected[address] = expectedLanding({
        word: words.split(' ')[column] ?? '',
        target: fill(leadsTo ?? address, own),
        own,
      });
      landed[address] = await follow(page, asked);
    }
    expect(landed).toEqual(expected);
  });
}
