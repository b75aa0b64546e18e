import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { sample } from '#testing/effort.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const call = callerOf(product);
let organization: TestOrganization;
let admin: TestUser;
/** The part before the @, new for every test. */
let local = '';
let counter = 0;

/** The address of a person in the stored form, and in the spellings that people paste. */
const getStoredEmail = () => `${local}@bücher.example`;
const SPELLINGS: Readonly<Record<string, () => string>> = {
  'as it is': () => getStoredEmail(),
  // ASCII letters before the at sign are stored as typed, and compared case-insensitively.
  'with a domain in capitals': () => `${local}@BÜCHER.EXAMPLE`,
  'with blanks around it': () => `  ${getStoredEmail()}\n`,
  'with no-break spaces': () => `\u00a0${getStoredEmail()}\u202f`,
  'with a zero-width space': () => `${local}\u200b@bücher.example`,
  'with a soft hyphen': () => `${local}@bü\u00adcher.example`,
  'with a byte order mark': () => `\ufeff${getStoredEmail()}`,
  'with marks of direction': () => `\u202a${getStoredEmail()}\u202c`,
  'with a word joiner': () => `${local}@bücher\u2060.example`,
  'with tag characters': () => `${getStoredEmail()}\u{e0041}\u{e007f}`,
  'with a variation selector': () => `${local}\ufe0f@bücher.example`,
  decomposed: () => `${local}@bu\u0308cher.example`,
  'in Punycode': () => `${local}@xn--bcher-kva.example`,
  'in Punycode in capitals': () => `${local}@XN--BCHER-KVA.EXAMPLE`,
  'as a link': () => `mailto:${getStoredEmail()}?subject=Hello`,
  'in angle brackets': () => `<${getStoredEmail()}>`,
  'after a name': () => `"Kowalski, Anna" <${getStoredEmail()}>`,
  'in quotes': () => `„${getStoredEmail()}“`,
  'with a full stop': () => `${getStoredEmail()}.`,
  'with a comma': () => `${getStoredEmail()},`,
  'in parentheses': () => `(${getStoredEmail()})`,
  'with blanks around the at sign': () => `${local} @ bücher.example`,
  'with a full-width at sign': () => `${local}＠bücher.example`,
  'in full-width letters': () => `${local}@bücher．ｅｘａｍｐｌｅ`,
  'with an ideographic full stop': () => `${local}@bücher。example`,
};
const spellings = Object.entries(SPELLINGS);

beforeEach(async () => {
  counter += 1;
  local = `anna${counter}`;
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  await createUser(product, { userRole: 'APP_ADMIN' });
  await product.deps.db.platform.write((db) => sql`delete from rate_limits`.execute(db));
});
const listTalents = () =>
  product.deps.db.platform.read((db) =>
    db.selectFrom('talents').select(['id', 'email']).where('email', 'like', `${local}%`).execute(),
  );
const emailsOf = (rows: readonly { email: string }[]) => rows.map(({ email }) => email);
const person = (email: string) => ({ email, first_name: 'Anna', last_name: 'Kowalski' });
const invite = async (email: string) => {
  const payload = { talents: [person(email)] };
  return (await call('POST', '/invite/talents', { headers: admin.headers, payload })).body.data;
};

describe.each(sample(spellings))('an address %s', (_, spell) => {
  it('is valid', () => {
    expect(findEmailProblem(spell())).toBeUndefined();
  });

  it('invites a talent once, and is found among earlier invitations', SLOW, async () => {
    expect((await invite(spell())).invited).toHaveLength(1);
    expect(emailsOf(await listTalents())).toEqual([getStoredEmail()]);
    expect((await invite(getStoredEmail())).rejected).toMatchObject([{ code: 'talent.already_invited' }]);
    expect((await invite(spell())).rejected).toMatchObject([{ code: 'talent.already_invited' }]);
    const payload = { emails: [spell()] };
    const duplicates = await call('POST', '/invite/talents/doubles', { headers: admin.headers, payload });
    expect(duplicates.body.data).toEqual([getStoredEmail()]);
  });
});

describe('upper case', () => {
  it('is stored as typed, but compared case-insensitively', async () => {
    const typedEmail = `Anna.K${counter}@Mail.Example`;
    local = `Anna.K${counter}`;
    expect((await invite(typedEmail)).invited).toMatchObject([{ email: typedEmail }]);
    for (const email of [typedEmail.toLowerCase(), typedEmail.toUpperCase()]) {
      expect((await invite(email)).rejected).toMatchObject([{ code: 'talent.already_invited' }]);
    }
    expect(emailsOf(await listTalents())).toEqual([typedEmail]);
  });
});
