import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Entrance } from '@quint/domain/survey/survey-entrances.ts';
import { ENTRANCES, flavourOf } from '@quint/domain/survey/survey-entrances.ts';
import type { Mail } from '#mail/mailer.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
let organization: TestOrganization;
let admin: TestUser;
let people = 0;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow', name: 'Nordlicht' });
  admin = await createUser(product, { organization });
});
afterEach(() => product.clock.set(undefined));

const TO_FILL_A_ROLE = { EN: 'would like to fill a role', DE: 'möchte eine Rolle besetzen' };
const FOR_A_POOL = { EN: 'adds you to a talent pool', DE: 'nimmt dich in einen Talentpool auf' };
const FOR_THEMSELVES = { EN: 'for yourself', DE: 'für dich selbst' };
const FOR_A_TEAM = { EN: 'get to know a team', DE: 'ein Team kennenlernen' };
const PURPOSES = [TO_FILL_A_ROLE, FOR_A_POOL, FOR_THEMSELVES, FOR_A_TEAM];
const ENTERED_BY_WORKSPACE = {
  EN: 'because Nordlicht entered your address',
  DE: 'weil Nordlicht deine Adresse',
};

/** The purpose stated on the page of each entrance. */
const PURPOSE_OF: Readonly<Record<Entrance, { purpose: string; texts: Record<StoredLanguage, string> }>> = {
  signup: { purpose: 'recruiting', texts: TO_FILL_A_ROLE },
  talent_pool: { purpose: 'pool', texts: FOR_A_POOL },
  talent_profile: { purpose: 'pool', texts: FOR_A_POOL },
  b2c: { purpose: 'personal', texts: FOR_THEMSELVES },
  role_compass: { purpose: 'personal', texts: FOR_THEMSELVES },
  youbea: { purpose: 'personal', texts: FOR_THEMSELVES },
  public_check: { purpose: 'personal', texts: FOR_THEMSELVES },
  study: { purpose: 'personal', texts: FOR_THEMSELVES },
  admin: { purpose: 'team', texts: FOR_A_TEAM },
};

/** A sheet as its entrance creates it. */
const sheetOf = (entrance: Entrance, language: StoredLanguage) => ({
  entrance,
  language,
  flavour: flavourOf(entrance),
  invite_type: entrance === 'admin' ? 'team' : 'recruiting',
  date_last_invited: daysAgo(5),
  date_last_action: daysAgo(5),
});

async function ask(action: string, talentId: string): Promise<void> {
  const payload = { talents: [talentId] };
  const { body } = await callerOf(product)('POST', `/talents/${action}`, { headers: admin.headers, payload });
  expect(body.data.refused).toEqual([]);
}

async function deliver(to: string): Promise<Mail> {
  product.clock.set(new Date(Date.now() + 60_000));
  await sendDueMails(product, organization.id);
  const mail = product.mailer.sentMails.findLast((sentMail) => sentMail.to === to);
  if (mail === undefined) throw new Error(`No mail to ${to}`);
  return mail;
}

/** The purpose stated in the survey behind the link of a mail. */
async function openLinkOf(mail: Mail): Promise<unknown> {
  const token = /token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
  const { data } = (await new Device(product).open(token)).json();
  return data.purpose;
}

const CASES = ENTRANCES.flatMap((entrance) =>
  (['EN', 'DE'] as const).map((language) => ({ entrance, language })),
);

function expectPurpose(mail: Mail, entrance: Entrance, language: StoredLanguage) {
  const { texts } = PURPOSE_OF[entrance];
  const matchingPurposes = PURPOSES.filter((purpose) => mail.text.includes(purpose[language]));
  expect(matchingPurposes).toEqual([texts]);
  expect(mail.text.includes(ENTERED_BY_WORKSPACE[language])).toBe(entrance === 'admin');
}

describe('A person who came through an entrance', () => {
  it.each(CASES)('is invited again for its purpose: $entrance, $language', async ({ entrance, language }) => {
    const { talentId, email } = await createInvitation(product, organization, {
      result: sheetOf(entrance, language),
    });
    await ask('invite-again', talentId);
    const mail = await deliver(email);
    expectPurpose(mail, entrance, language);
    expect(await openLinkOf(mail)).toBe(PURPOSE_OF[entrance].purpose);
  });

  it.each(CASES)(
    'is asked to retake the survey for its purpose: $entrance, $language',
    async ({ entrance, language }) => {
      const email = `anew${++people}@mail.example`;
      const { id: talentId } = await createTalent(product, organization, { email });
      const resultId = await createFinishedResult(product, organization, { talentId, language });
      await product.deps.db.platform.write((db) =>
        db
          .updateTable('talents_results')
          .set({ ...sheetOf(entrance, language), quality: 'doubtful' })
          .where('id', '=', resultId)
          .execute(),
      );
      await ask('invite-again', talentId);
      const mail = await deliver(email);
      expectPurpose(mail, entrance, language);
      expect(await openLinkOf(mail)).toBe(PURPOSE_OF[entrance].purpose);
    },
  );

  it.each(CASES)(
    'is reminded without a false reason: $entrance, $language',
    async ({ entrance, language }) => {
      const { talentId, email } = await createInvitation(product, organization, {
        result: sheetOf(entrance, language),
      });
      await ask('remind', talentId);
      const { text } = await deliver(email);
      const isInvited = entrance === 'admin';
      expect(text.includes(ENTERED_BY_WORKSPACE[language])).toBe(isInvited);
      expect(/has invited you|hat dich .+ eingeladen/.test(text)).toBe(isInvited);
    },
  );

  it.each(CASES)(
    'keeps the purpose with a new address: $entrance, $language',
    async ({ entrance, language }) => {
      const { talentId } = await createInvitation(product, organization, {
        talent: { is_directly_invited: true },
        result: sheetOf(entrance, language),
      });
      const email = `moved${++people}@mail.example`;
      const { status } = await itemsOf(product, admin).patch(`talents/${talentId}`, { email });
      expect(status).toBe(200);
      expectPurpose(await deliver(email), entrance, language);
    },
  );
});

it.each(['EN', 'DE'] as const)(
  'A person without a first name is greeted without one: %s',
  async (language) => {
    const { talentId, email } = await createInvitation(product, organization, {
      talent: { first_name: null, last_name: null },
      result: { language, date_last_invited: daysAgo(5), date_last_action: daysAgo(5) },
    });
    await ask('invite-again', talentId);
    expect((await deliver(email)).text).toMatch(/^(Hello|Hallo),\n/);
  },
);

it.each([
  { names: ['Support lead'], mailedRole: 'Support lead' },
  { names: ['Support lead', 'Sales lead'], mailedRole: undefined },
  { names: ['www.not-shown.example'], mailedRole: undefined },
  { names: [], mailedRole: undefined },
])('The survey names the one role that the mail names: $names', async ({ names, mailedRole }) => {
  const roles = await Promise.all(names.map((name) => createRole(product, organization, { name })));
  const email = `role${++people}@mail.example`;
  const talents = [
    { email, first_name: 'Kim', last_name: 'Sommer', language: 'EN', roles: roles.map(({ id }) => id) },
  ];
  await callerOf(product)('POST', '/invite/talents', {
    headers: admin.headers,
    payload: { talents, inviteType: 'recruiting' },
  });
  const mail = await deliver(email);
  const token = /token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
  const { data } = (await new Device(product).open(token)).json();
  expect([data.purpose, data.role]).toEqual(['recruiting', mailedRole]);
  expect(mail.text.includes(`the role “${mailedRole}”`)).toBe(mailedRole !== undefined);
});
