import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { doubtDe } from '@quint/phrases/base/doubt.de.ts';
import { doubtEn } from '@quint/phrases/base/doubt.en.ts';
import { peopleDe } from '@quint/phrases/people/screens/people.de.ts';
import { peopleEn } from '@quint/phrases/people/screens/people.en.ts';
import { recordDe } from '@quint/phrases/people/screens/record.de.ts';
import { recordEn } from '@quint/phrases/people/screens/record.en.ts';
import { AdminPage } from './admin-steps.ts';
import type { ApiClient } from './api-client.ts';
import { signInSpeaking } from './api-client.ts';
import { letADayPass, takeSurvey } from './doubt-steps.ts';
import { test } from './shared-product.ts';
import type { Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf } from './shapes.ts';

// A survey answered without reading is marked as doubtful on every page with its figures, until the person has answered
// it again.

const LENA = 'lena@nordlicht.example';
const DOUBT = { en: doubtEn, de: doubtDe } as const;
const PEOPLE = { en: peopleEn, de: peopleDe } as const;
const RECORD = { en: recordEn, de: recordDe } as const;

interface Person {
  readonly id: string;
  readonly first: string;
  readonly email: string;
}

interface World {
  readonly role: string;
  readonly team: string;
  readonly workspace: string;
  /** Finished, without doubt. */
  readonly other: string;
}

interface WithId {
  readonly id: string;
}

interface RatedTalent extends WithId {
  readonly latestResult: { readonly quality: string | null } | null;
}

async function findRole(lena: ApiClient, name: string): Promise<string> {
  const roles = await lena.call<(WithId & { name: string })[]>('GET', '/items/roles?fields=id,name&limit=-1');
  return roles.find((role) => role.name === name)?.id ?? '';
}

/** People of the workspace with results without doubt. */
async function listCareful(lena: ApiClient): Promise<string[]> {
  const people = await lena.call<RatedTalent[]>(
    'GET',
    '/items/talents?fields=id,latestResult.quality&sort=id&limit=-1',
  );
  return people.filter(({ latestResult }) => latestResult?.quality === 'ok').map(({ id }) => id);
}

/** Adds the person to a role, a group and the employees, where figures of people are shown. */
async function assignPerson(lena: ApiClient, person: Person): Promise<World> {
  const role = await findRole(lena, 'Product Owner');
  const others = (await listCareful(lena)).slice(0, 3);
  const team = await lena.call<WithId>('POST', '/items/teams', { name: `Team ${person.first}` });
  await lena.call('PATCH', `/items/teams/${team.id}`, { talents: [...others, person.id] });
  await lena.call('POST', '/talents/consider', { talents: [person.id], role });
  await lena.call('POST', '/talents/move', { talents: [person.id], status: 'EMPLOYEE' });
  const me = await lena.call<{ active_workspace: WithId }>('GET', '/users/me?fields=active_workspace.id');
  return { role, team: team.id, workspace: me.active_workspace.id, other: others[0] ?? '' };
}

/** The pages with figures of one person, and those that count a group. */
function pagesOf({ role, team, workspace, other }: World, { id, first }: Person) {
  const ofPerson = [
    `/talents/${id}`,
    `/talents/${id}?tab=personality`,
    `/roles/${role}/talents/${id}`,
    `/roles/${role}/talents/${id}/interview`,
    `/talents/compare?talents=${id},${other}`,
    `/talents/compare?talents=${id},${other}&role=${role}`,
    `/teams/${team}/talents/${id}`,
  ];
  const rows = [`/talents?search=${first}&role=${role}`, `/roles/${role}?search=${first}`, '/dashboard'];
  return { ofPerson, rows, ofCounts: ['/teams'], ofGroup: [`/teams/${team}`, `/organization/${workspace}`] };
}

/** The row of the person in a list of any kind. */
function rowOf(page: Page, first: string) {
  return page.getByRole('main').locator('li, tr, [role=row]').filter({ hasText: first }).last();
}

async function expectDoubt(
  page: Page,
  at: { world: World; person: Person; url: string; shape: Shape },
): Promise<void> {
  const { short } = DOUBT[at.shape.language];
  const { ofPerson, rows, ofCounts, ofGroup } = pagesOf(at.world, at.person);
  for (const path of ofPerson) {
    await page.goto(`${at.url}${path}`);
    await expect(page.getByRole('main').locator('[data-doubt=line]').first(), path).toBeVisible();
  }
  for (const path of rows) {
    await page.goto(`${at.url}${path}`);
    await expect(rowOf(page, at.person.first).getByText(short).first(), path).toBeVisible();
  }
  for (const path of ofCounts) {
    await page.goto(`${at.url}${path}`);
    await expect(page.locator('[data-doubt=group]').first(), path).toBeVisible();
  }
  for (const path of ofGroup) {
    await page.goto(`${at.url}${path}`);
    await expect(page.locator('[data-doubt=group]').first(), path).toBeVisible();
    await expect(page.locator('[data-quality=doubtful]').first(), path).toBeAttached();
  }
}

/** Expects reasons on the page of the person, with the list of checks. */
async function expectReasons(page: Page, at: { person: Person; url: string; shape: Shape }): Promise<void> {
  const doubtTexts = RECORD[at.shape.language].doubt;
  await page.goto(`${at.url}/talents/${at.person.id}`);
  const line = page.getByRole('main').locator('[data-doubt=line]');
  await expect(line).toContainText(doubtTexts.lead);
  await expect(line).toContainText(at.person.first);
  await line.getByRole('button', { name: doubtTexts.checked }).click();
  const dialog = page.getByRole('dialog', { name: doubtTexts.checked });
  await expect(dialog.getByRole('listitem')).toHaveCount(9);
  await expect(dialog.getByText(doubtTexts.clear).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function expectNoDoubt(page: Page, at: { world: World; person: Person; url: string }): Promise<void> {
  const { ofPerson, rows } = pagesOf(at.world, at.person);
  for (const path of ofPerson) {
    await page.goto(`${at.url}${path}`);
    await expect(page.getByRole('main').getByText(at.person.first).first(), path).toBeVisible();
    await expect(page.locator('[data-doubt]'), path).toHaveCount(0);
  }
  for (const path of rows) {
    await page.goto(`${at.url}${path}`);
    await expect(rowOf(page, at.person.first), path).toBeVisible();
    await expect(rowOf(page, at.person.first).locator('[data-doubt]'), path).toHaveCount(0);
  }
}

for (const shape of [ENGLISH_DESKTOP, GERMAN_PHONE]) {
  test(`A survey answered without reading is marked as doubtful until it is answered again, ${nameOf(shape)}`, async ({
    browser,
    sharedSetup,
  }) => {
    test.setTimeout(300_000);
    const { url } = sharedSetup.product;
    const first = shape.language === 'de' ? 'Zilla' : 'Zelda';
    const email = `${first.toLowerCase()}@doubt.example`;
    const lena = await signInSpeaking(url, LENA, shape.language);
    const talents = [
      { email, first_name: first, last_name: 'Probe', language: shape.language.toUpperCase() },
    ];
    const { invited } = await lena.call<{ invited: WithId[] }>('POST', '/invite/talents', { talents });
    const person: Person = { id: invited[0]?.id ?? '', first, email };
    await takeSurvey(sharedSetup, browser, { shape, person, careful: false, after: 0 });
    const world = await assignPerson(lena, person);

    const context = await browser.newContext({ viewport: shape.viewport, locale: shape.locale });
    const page = await context.newPage();
    await new AdminPage(page, { origin: url, language: shape.language }).enter(LENA, `/talents/${person.id}`);
    await expectDoubt(page, { world, person, url, shape });
    await expectReasons(page, { person, url, shape });

    await letADayPass(sharedSetup);
    const after = sharedSetup.catcher.mails.length;
    await page.goto(`${url}/talents/${person.id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: PEOPLE[shape.language].verb.inviteAgain })
      .click();
    await takeSurvey(sharedSetup, browser, { shape, person, careful: true, after });
    await expectNoDoubt(page, { world, person, url });
    await context.close();
  });
}
