import { describe, expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const URL = '/invite/talents/doubles';

async function createAdmin(values: Parameters<typeof createOrganization>[1] = {}) {
  const organization = await createOrganization(product, values);
  const { headers, id } = await createUser(product, { organization });
  const ask = (emails: readonly string[]) => callerOf(product)('POST', URL, { headers, payload: { emails } });
  return { organization, id, headers, ask };
}

const guesses = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `guess${from + index}@mail.example`);

describe('the addresses of a list that were invited before', () => {
  it('are found in any spelling, for existing talents of the workspace only', async () => {
    const { organization, ask } = await createAdmin();
    const invitedFields = { is_directly_invited: true };
    await createTalent(product, organization, { email: 'Anna@mail.example', ...invitedFields });
    const deletedFields = { email: 'gone@mail.example', date_deleted: new Date() };
    await createTalent(product, organization, { ...deletedFields, ...invitedFields });
    const other = await createOrganization(product);
    await createTalent(product, other, { email: 'theirs@mail.example', ...invitedFields });
    const emails = [' anna@MAIL.example', 'gone@mail.example', 'theirs@mail.example', 'no address', ''];
    expect((await ask(emails)).body).toEqual({ data: ['anna@mail.example'] });
    expect((await ask(guesses(501))).status).toBe(400);
  });

  it('exclude people who are masked for the administrator', async () => {
    const { organization, id, ask } = await createAdmin();
    const add = (email: string, values: object) => createTalent(product, organization, { email, ...values });
    await add('masked@mail.example', { is_directly_invited: false });
    await add('unlocked@mail.example', { is_directly_invited: false, is_insight_unlocked: true });
    await add('own@mail.example', { is_directly_invited: false, user_id: id });
    const emails = ['masked@mail.example', 'unlocked@mail.example', 'own@mail.example'];
    expect((await ask(emails)).body.data.toSorted()).toEqual(['own@mail.example', 'unlocked@mail.example']);
    const hidingAdmin = await createAdmin({ hide_personal_data: true, hide_everybody: true });
    const direct = { email: 'direct@mail.example', is_directly_invited: true };
    await createTalent(product, hidingAdmin.organization, direct);
    expect((await hidingAdmin.ask(['direct@mail.example'])).body.data).toEqual([]);
  });

  it('are limited to a few thousand, also when requested at once', SLOW, async () => {
    const { ask } = await createAdmin();
    const answers = await Promise.all(Array.from({ length: 26 }, (_, part) => ask(guesses(500, part * 500))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  });

  it('are audited as a number, without an address', async () => {
    const { organization, id, ask } = await createAdmin();
    await ask(guesses(40));
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['user_id', 'details'])
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'invitations.check')
        .execute(),
    );
    expect(lines).toEqual([{ user_id: id, details: { addresses: 40, found: 0 } }]);
  });
});

describe('POST /invite/talents', () => {
  it('does not reveal whether the address of an invalid row is known', async () => {
    const { organization, headers } = await createAdmin();
    await createTalent(product, organization, { email: 'masked@mail.example', is_directly_invited: false });
    const invite = (talent: object) =>
      callerOf(product)('POST', '/invite/talents', { headers, payload: { talents: [talent] } });
    const knownResponse = await invite({ email: 'masked@mail.example', first_name: 'A', last_name: '' });
    const unknownResponse = await invite({ email: 'nobody@mail.example', first_name: 'A', last_name: '' });
    const codesOf = ({ body }: typeof knownResponse) =>
      body.data.rejected.map((row: { errors?: unknown; code?: string }) => ({ ...row, email: undefined }));
    expect(codesOf(knownResponse)).toEqual(codesOf(unknownResponse));
  });
});
