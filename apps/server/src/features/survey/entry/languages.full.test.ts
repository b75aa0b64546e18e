import { expect, it } from 'vitest';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import { createAssessment, createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { tokenOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
const LANGUAGES = ['EN', 'DE'] as const;
const other = (language: StoredLanguage): StoredLanguage => (language === 'EN' ? 'DE' : 'EN');
let people = 0;

async function makeLink() {
  const organization = await createOrganization(product);
  const { headers } = await createUser(product, { organization });
  const response = await callerOf(product)('POST', '/invite/public-links', {
    headers,
    payload: { kind: 'applicants' },
  });
  return { organization, workspace: new URL(response.body.data.url).searchParams.get('workspace') };
}

/** The language in which a survey opens. */
async function openIn(token: string): Promise<StoredLanguage> {
  const { data } = (await new Device(product).open(token)).json();
  return data.language === 'de' ? 'DE' : 'EN';
}

const signUp = (workspace: string | null, email: string, language: StoredLanguage) =>
  callerOf(product)('POST', '/survey/sign-up', {
    payload: {
      entrance: 'signup',
      workspace,
      name: 'Kim Park',
      email,
      consent: true,
      language: toLocale(language),
    },
  });

it.each(LANGUAGES)(
  'A person who signs up again in %s gets the survey in the language of the mail',
  async (language) => {
    const { workspace } = await makeLink();
    const email = `again${++people}@mail.example`;
    await signUp(workspace, email, other(language));
    const first = await waitForMail(product, { to: email, kind: 'survey-link' });
    expect(first.html).toContain(`<html lang="${toLocale(other(language))}">`);
    // A second link within the hour would be the same mail.
    product.clock.set(new Date(Date.now() + 2 * 3_600_000));
    await signUp(workspace, email, language);
    product.clock.set(undefined);
    await waitForMail(product, { to: email, kind: 'survey-link' });
    expect(await openIn(tokenOf(first))).toBe(language);
  },
);

it.each(LANGUAGES)('The language of an invited person is not changed by a form in %s', async (language) => {
  const { organization, workspace } = await makeLink();
  const { email, token } = await createInvitation(product, organization, {
    talent: { email: `invited${++people}@mail.example` },
    result: { language: other(language) },
  });
  await signUp(workspace, email, language);
  expect(await openIn(token)).toBe(other(language));
});

it.each(LANGUAGES)(
  'The survey of an administrator starts in the language of the page: %s',
  async (language) => {
    const organization = await createOrganization(product, { language: other(language) });
    const admin = await createUser(product, { organization });
    const open = async (page: StoredLanguage) => {
      const { body } = await callerOf(product)('POST', '/survey/own', {
        headers: { ...admin.headers, 'accept-language': toLocale(page) },
        payload: {},
      });
      return openIn(new URL(body.data.next, 'http://own.example').searchParams.get('token') ?? '');
    };
    expect(await open(language)).toBe(language);
    const talent = await product.deps.db.platform.read((db) =>
      db.selectFrom('talents').select('language').where('user_id', '=', admin.id).executeTakeFirstOrThrow(),
    );
    expect(talent).toEqual({ language });
    expect(await open(other(language))).toBe(other(language));
  },
);

it.each(
  LANGUAGES.flatMap((language) => (['account', 'last survey'] as const).map((of) => ({ of, language }))),
)('An assessment invites a person in the language of their $of: $language', async ({ of, language }) => {
  const organization = await createOrganization(product, { language: other(language) });
  const admin = await createUser(product, { organization });
  const account = await createUser(product, { organization });
  await product.deps.db.platform.write((db) =>
    db.updateTable('users').set({ platform_language: language }).where('id', '=', account.id).execute(),
  );
  const email = `participant${++people}@mail.example`;
  const talent = await createTalent(product, organization, {
    email,
    language: other(language),
    user_id: of === 'account' ? account.id : null,
  });
  const answeredIn = of === 'account' ? other(language) : language;
  await createFinishedResult(product, organization, { talentId: talent.id, language: answeredIn });
  const assessment = await createAssessment(product, organization);
  const items = itemsOf(product, admin);
  await items.post('assessment_participants', { assessment: assessment.id, talent: talent.id });
  await callerOf(product)('POST', `/invite/assessments/${assessment.id}`, {
    headers: admin.headers,
    payload: {},
  });
  const mail = await waitForMail(product, { to: email, kind: 'invitation' });
  expect(mail.html).toContain(`<html lang="${toLocale(language)}">`);
  expect(await openIn(tokenOf(mail))).toBe(language);
});
