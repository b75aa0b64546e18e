import { expect } from '@playwright/test';
import type { Visitor } from './addresses.ts';
import { addressesOf, recordsOf } from './addresses.ts';
import { AdminPage } from './admin-steps.ts';
import { signIn, signInSpeaking } from './api-client.ts';
import { test } from './beginnings.ts';
import { BrokenWrites } from './broken-writes.ts';
import { openPage } from './entering.ts';
import { FailingPresses } from './failing-presses.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';

/*
 * Fills in every form and presses every button of every page, while each write request fails: with a server fault, a
 * conflict, or a cut connection. The page must report it, keep the input, and throw nothing.
 */

interface Person {
  readonly who: Visitor;
  /** Undefined for a guest. */
  readonly account: string | undefined;
  readonly others: readonly Visitor[];
}

const GUEST: Person = { who: 'guest', account: undefined, others: [] };
const TALENT: Person = { who: 'talent', account: 'anna.kowalski@mail.example', others: ['guest'] };
const ADMIN: Person = {
  who: 'flowAdmin',
  account: 'lena@nordlicht.example',
  others: ['guest', 'talent'],
};
const PLATFORM: Person = {
  who: 'platformAdmin',
  account: 'admin@quint.example',
  others: ['guest', 'talent', 'flowAdmin'],
};

/** The part of the pages that a test covers. Each of the two workers gets one half of this list. */
const VISITS = [
  { ...ADMIN, part: 1, parts: 4 },
  { ...ADMIN, part: 2, parts: 4 },
  { ...GUEST, part: 1, parts: 1 },
  { ...PLATFORM, part: 1, parts: 1 },
  { ...ADMIN, part: 3, parts: 4 },
  { ...ADMIN, part: 4, parts: 4 },
  { ...TALENT, part: 1, parts: 1 },
];

/** Pages that redirect: users without a required second factor, and once the server is available. */
const LEAD_ON = ['/second-factor', '/maintenance'];

test.describe.configure({ mode: 'parallel' });

let product: RunningProduct;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(async () => {
  await product?.stop();
});

for (const { who, account, others, part, parts } of VISITS) {
  const which = parts === 1 ? '' : `, part ${part} of ${parts}`;
  test(`${who}: every failed write is reported, and input is kept${which}`, async ({ browser }) => {
    test.setTimeout(600_000);
    let records = await recordsOf(await signIn(product.url, 'lena@nordlicht.example'));
    const page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage();
    if (account === undefined) await openPage(page, `${product.url}/help`);
    else {
      const client = await signInSpeaking(product.url, account, 'en');
      const me = await client.call<{ active_talent: { id: string } | null }>(
        'GET',
        '/users/me?fields=active_talent.id',
      );
      if (me.active_talent !== null) records = { ...records, t1: me.active_talent.id };
      await new AdminPage(page, { origin: product.url, language: 'en' }).enter(account, '/help');
    }
    const writes = await BrokenWrites.on(page);
    const presses = new FailingPresses(page, { writes, hasSession: account !== undefined });
    const only = process.env['ONLY_PATH'];
    const pages = addressesOf(who, { ...records, en: 'en' }, others).filter(
      ({ name, isLoaded }) => !isLoaded && !name.startsWith('/_internal') && !LEAD_ON.includes(name),
    );
    for (const [index, address] of pages.entries()) {
      if (index % parts !== part - 1) continue;
      if (only !== undefined && !address.name.includes(only)) continue;
      await presses.tryAll(address);
    }
    expect(presses.problems).toEqual([]);
    if (only === undefined) expect(presses.calls.size).toBeGreaterThan(0);
  });
}
