import { expect } from '@playwright/test';
import { rolesDe } from '@quint/phrases/roles/screens/roles.de.ts';
import { rolesEn } from '@quint/phrases/roles/screens/roles.en.ts';
import { teamsDe } from '@quint/phrases/people/screens/teams.de.ts';
import { teamsEn } from '@quint/phrases/people/screens/teams.en.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import { test } from './beginnings.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';

// Every list that shows the number of records of a row shows the number that the server counts.

const LENA = 'lena@nordlicht.example';
const PLATFORM = 'admin@quint.example';
const TEXTS = {
  en: { teams: teamsEn.list, roles: rolesEn.list },
  de: { teams: teamsDe.list, roles: rolesDe.list },
} as const;
type Language = keyof typeof TEXTS;
type CountRow = Readonly<Record<string, string>>;

let product: RunningProduct;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(async () => {
  await product?.stop();
});

interface Forms {
  readonly zero: string;
  readonly one: string;
  readonly other: string;
}

/** A phrase with its number: zero, singular or plural. */
function formatCount({ zero, one, other }: Forms, count = ''): string {
  const form = { '0': zero, '1': one }[count] ?? other;
  return form.replace('{{count}}', count);
}

/** The lists of a person, with the texts in the row of a record. */
const LISTS = [
  {
    account: LENA,
    path: '/teams',
    fields: 'name,count(talents),count(roles)',
    texts: (row: CountRow, { teams }: (typeof TEXTS)[Language]) => [
      formatCount(
        { zero: teams.members_zero, one: teams.members_one, other: teams.members_other },
        row['talents_count'],
      ),
      formatCount(
        { zero: teams.roles_zero, one: teams.roles_one, other: teams.roles_other },
        row['roles_count'],
      ),
    ],
  },
  {
    account: LENA,
    path: '/roles',
    fields: 'name,count(talents)',
    texts: (row: CountRow, { roles }: (typeof TEXTS)[Language]) => [
      formatCount(
        { zero: roles.talents_zero, one: roles.talents_one, other: roles.talents_other },
        row['talents_count'],
      ),
    ],
  },
  {
    account: LENA,
    path: '/assessments',
    fields: 'name,count(participants)',
    texts: (row: CountRow) => [row['participants_count'] ?? ''],
  },
  {
    account: PLATFORM,
    path: '/admin/organizations',
    fields: 'name,count(users)',
    texts: (row: CountRow) => [row['users_count'] ?? ''],
  },
] as const;

for (const { account, path, fields, texts } of LISTS) {
  for (const language of ['en', 'de'] as const) {
    test(`The numbers in ${path} are those of the server, ${language.toUpperCase()}`, async ({ page }) => {
      const client = await signInSpeaking(product.url, account, language);
      const rows = await client.call<CountRow[]>(
        'GET',
        `/items/${path.split('/').at(-1)}?fields=${fields}&limit=5&sort=name`,
      );
      expect(rows.length).toBeGreaterThan(0);
      await new AdminPage(page, { origin: product.url, language }).enter(account, path);
      for (const row of rows) {
        const tableRow = page.getByRole('row', { name: row['name'] ?? '' });
        for (const text of texts(row, TEXTS[language])) {
          await expect(tableRow.getByText(text, { exact: true }).first()).toBeVisible();
        }
      }
    });
  }
}
