import { expect } from '@playwright/test';
import { interviewQuestionsDe } from '@quint/phrases/roles/screens/interview-questions.de.ts';
import { interviewQuestionsEn } from '@quint/phrases/roles/screens/interview-questions.en.ts';
import { interviewSheetDe } from '@quint/phrases/measures/documents/interview.de.ts';
import { interviewSheetEn } from '@quint/phrases/measures/documents/interview.en.ts';
import { interviewDe } from '@quint/phrases/vacancies/screens/interview.de.ts';
import { interviewEn } from '@quint/phrases/vacancies/screens/interview.en.ts';
import { expectAccessible, expectDialogAccessible } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf } from './shapes.ts';

// The questions of a role are the same on every sheet; an own question and ratings are written by keyboard alone.

const LENA = 'lena@nordlicht.example';
const TEXTS = {
  en: { questions: interviewQuestionsEn, sheet: interviewSheetEn, page: interviewEn },
  de: { questions: interviewQuestionsDe, sheet: interviewSheetDe, page: interviewDe },
} as const;

// The tests may share a product, and only the first questions of a role can be edited.
const SHAPES = [
  { ...ENGLISH_DESKTOP, roleName: 'Product Owner' },
  { ...GERMAN_PHONE, roleName: 'Kundenbetreuung' },
];

interface Sheets {
  readonly questions: readonly { readonly text: string }[];
  readonly sheets: readonly unknown[];
}

for (const shape of SHAPES) {
  test(`Everyone in a role is asked the same questions, ${nameOf(shape)}`, async ({
    browser,
    sharedSetup,
  }) => {
    test.setTimeout(240_000);
    const { url } = sharedSetup.product;
    const texts = TEXTS[shape.language];
    const lena = await signInSpeaking(url, LENA, shape.language);
    const roles = await lena.call<{ id: string; name: string }[]>(
      'GET',
      '/items/roles?fields=id,name&limit=-1',
    );
    const role = roles.find(({ name }) => name === shape.roleName)?.id ?? '';
    const people = await lena.call<{ id: string }[]>(
      'GET',
      '/items/talents?fields=id&filter[invitation_status][_eq]=FINISHED&sort=id&limit=10',
    );
    const context = await browser.newContext({ viewport: shape.viewport, locale: shape.locale });
    const page = await context.newPage();
    const admin = new AdminPage(page, { origin: url, language: shape.language });
    await admin.enter(LENA, `/roles/${role}?tab=ranges`);

    await page.getByRole('button', { name: admin.texts.roles.record.row.questions }).press('Enter');
    await page.getByRole('button', { name: texts.questions.own.write }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('textbox', {
      name: texts.questions.own.question.replace('{{number}}', '1'),
    });
    await question.focus();
    await page.keyboard.type('Tell us about a night shift that went wrong.');
    await expectDialogAccessible(page);
    await page.getByRole('button', { name: texts.questions.own.save }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(texts.questions.next.title.replace('{{version}}', '2'), { exact: true }),
    ).toBeVisible();

    await page.goto(`${url}/roles/${role}/interview?talents=${people.map(({ id }) => id).join(',')}`);
    const sheets = page.getByRole('article');
    await expect(sheets).toHaveCount(people.length);
    const questionTexts = await sheets.evaluateAll((all) =>
      all.map((sheet) =>
        [...sheet.querySelectorAll('ol > li')].map((li) => li.querySelector('p')?.textContent).join('\n'),
      ),
    );
    expect(questionTexts.length).toBeGreaterThan(1);
    expect([...new Set(questionTexts)]).toHaveLength(1);
    // The sheet of a single person has the same questions.
    for (const { id } of people.slice(0, 2)) {
      const alone = await lena.call<Sheets>(
        'GET',
        `/reports/interview-sheets?role=${role}&talents=${id}&language=${shape.language}`,
      );
      expect(alone.sheets).toHaveLength(1);
      expect(alone.questions.map(({ text }) => text).join('\n')).toBe(questionTexts[0]);
    }
    await expect(page.getByText(texts.sheet.probe, { exact: true }).first()).toBeVisible();
    for (const head of [texts.sheet.fields.first, texts.sheet.fields.second]) {
      await expect(page.getByText(head, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    }
    await expectAccessible(page);

    const [person = { id: '' }] = people;
    await lena.call('POST', '/talents/consider', { talents: [person.id], role });
    await page.goto(`${url}/roles/${role}/interview?talents=${person.id}`);
    const notes = page.getByRole('main').getByRole('textbox', { name: texts.page.notes });
    await notes.focus();
    await page.keyboard.type('Told the team at once.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('4');
    await expect(page.getByText(texts.page.saving.saved, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    // The first question without a rating is open.
    await expect(
      page.getByRole('region', { name: texts.page.question.replace('{{number}}', '2') }),
    ).toBeVisible();
    await context.close();
  });
}
