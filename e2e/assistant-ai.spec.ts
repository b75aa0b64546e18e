import { expect } from '@playwright/test';
import { errorsDe } from '@quint/phrases/base/errors/errors.de.ts';
import { errorsEn } from '@quint/phrases/base/errors/errors.en.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signIn } from './api-client.ts';
import { AssistantPage } from './assistant-steps.ts';
import { test } from './beginnings.ts';
import type { FakeAi } from './fake-ai.ts';
import { startFakeAi } from './fake-ai.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { fill } from './week-steps.ts';

// AI proposes a shorter description while the role assistant creates its draft, and fails the second time.

const LENA = 'lena@nordlicht.example';
const TEXTS = {
  purpose: 'Help in a day.',
  accountabilities: ['Answers', 'Leads six'],
  value: 'Customers stay. Questions go to help@nordlicht.example.',
};
const SHAPES = [
  { ...ENGLISH_DESKTOP, title: 'Head of customer service', errors: errorsEn },
  { ...GERMAN_PHONE, title: 'Leitung Kundendienst', errors: errorsDe },
] as const;

interface StoredRole {
  readonly id: string;
  readonly description: string;
  readonly description_summaries: readonly string[];
  readonly is_description_summarised: boolean;
  readonly draft_state: string | null;
}

let ai: FakeAi;
let product: RunningProduct;

test.beforeAll(async () => {
  ai = await startFakeAi();
  product = await startProduct({ AI_BASE_URL: ai.baseUrl, AI_MODEL: 'small-1', AI_API_KEY: 'key-e2e' });
});
test.afterAll(async () => {
  await product?.stop();
  await ai?.close();
});

for (const { title, errors: errorTexts, ...shape } of selectShapes('desktop', SHAPES)) {
  test.describe(`the role assistant with AI ${nameOf(shape)}`, () => {
    test.use({ viewport: shape.viewport, locale: shape.locale });

    test('proposes a shorter description, and reports a failure', async ({ page }) => {
      test.setTimeout(180_000);
      const errors = watchErrors(page);
      const { language } = shape;
      const lena = await signIn(product.url, LENA);
      await lena.call('PATCH', '/users/me', { platform_language: language.toUpperCase() });
      const readRole = async () => {
        const filter = encodeURIComponent(JSON.stringify({ name: { _eq: title } }));
        const fields = 'id,description,description_summaries,is_description_summarised,draft_state';
        const roles = await lena.call<StoredRole[]>('GET', `/items/roles?fields=${fields}&filter=${filter}`);
        expect(roles).toHaveLength(1);
        return roles[0] as StoredRole;
      };
      await new AdminPage(page, { origin: product.url, language }).signIn(LENA);
      const at = new AssistantPage(page, language);
      const { start, review, result } = at.assistantTexts.assistant;
      await page.goto(`${product.url}/roles/create/assistant`);
      await at.press(at.main.getByRole('button', { name: start.begin }), 'Enter');
      await at.answerTextQuestions({ ...TEXTS, title });
      await at.answerStatements(0, '42403143241424131422');
      const { host } = new URL(ai.baseUrl);
      await expect(at.main.getByText(fill(review.sent, { host }))).toBeVisible();

      const before = ai.bodies.length;
      ai.say('Keeps customers. Ask [EMAIL_1].');
      await at.makeDraft(title);
      await expect(at.main.getByText(result.shortNote)).toBeVisible();
      const proposedRole = await readRole();
      expect(proposedRole).toMatchObject({
        description: expect.stringContaining(TEXTS.value),
        description_summaries: ['Keeps customers. Ask help@nordlicht.example.'],
        is_description_summarised: false,
        draft_state: 'draft',
      });
      await expect(at.main.getByText(proposedRole.description, { exact: true })).toBeVisible();
      const sentText = ai.bodies.slice(before).join('');
      expect(sentText).toContain(title);
      expect(sentText).not.toContain('@nordlicht');

      ai.say(undefined);
      await at.press(at.main.getByRole('button', { name: result.change }), 'Enter');
      await at.makeDraft(title);
      await expect(
        at.main.getByText(`${errorTexts['role_text.ai_failed']} ${result.untouched}`),
      ).toBeVisible();
      await expect(at.main.getByText(result.shortNote)).toHaveCount(0);
      expect(await readRole()).toEqual(proposedRole);
      await expect(at.main.getByText(proposedRole.description, { exact: true })).toBeVisible();
      await expectAccessible(page);
      errors.expectNone();
    });
  });
}
