import { describe, expect, it } from 'vitest';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { createResult, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, ITEMS, sheetOf } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();

interface Entry {
  readonly kind: string;
  readonly by: string | null;
  readonly records: string[];
}

function rename(id: string, first_name: string, last_name: string) {
  return product.deps.db.platform.write((db) =>
    db.updateTable('users').set({ first_name, last_name }).where('id', '=', id).execute(),
  );
}

async function createWorkspace() {
  const organization = await createOrganization(product, { pack: 'flow' });
  const lena = await createUser(product, { organization });
  await rename(lena.id, 'Lena', 'Brandt');
  const read = async (id: string, query = '', headers = lena.headers) =>
    (await product.app.inject({ url: `/api/talents/${id}/history${query}`, headers })).json();
  return { organization, lena, items: itemsOf(product, lena), read };
}

describe('the history of a person', () => {
  it(
    'contains invitation, opening, answers, moves, roles and readers of the result, newest first',
    SLOW,
    async () => {
      const { organization, items, read } = await createWorkspace();
      const role = await createRole(product, organization, { name: 'Product Owner' });
      const { talentId, token } = await createInvitation(product, organization);
      const device = new Device(product);
      await device.open(token);
      await device.answer(sheetOf(0, ITEMS.slice(0, 12)));
      await items.patch(`talents/${talentId}`, { status: 'FAVOURITE' });
      const link = await items.post('roles_talents', { roles_id: role.id, talents_id: talentId });
      await items.patch(`roles_talents/${link.body.data.id}`, { rejected: true });
      await items.remove(`roles_talents/${link.body.data.id}`);
      await createResult(product, organization, { talent_id: talentId, stanine: 5 });
      await items.get(`talents/${talentId}?fields=latestResult.o`);
      await items.get(`talents/${talentId}?fields=latestResult.o`);
      const { data, meta } = await read(talentId);
      const lines = data.map(({ kind, by, records }: Entry) => [kind, by, ...records].join(' '));
      const by = 'Lena Brandt';
      for (const line of [
        `read ${by}`,
        `considered_no_more ${by} Product Owner`,
        `rejected ${by} Product Owner`,
        `considered ${by} Product Owner`,
        `moved ${by}`,
        'opened ',
        'answered ',
      ])
        expect(lines).toContain(line);
      expect(lines.filter((line: string) => line.startsWith('read'))).toHaveLength(1);
      expect(data.find(({ kind }: Entry) => kind === 'moved')).toMatchObject({ status: 'FAVOURITE' });
      expect(data.find(({ kind }: Entry) => kind === 'answered')).toMatchObject({
        answered: 12,
        total: ITEMS.length,
      });
      expect(meta.total).toBe(data.length);
      const dates = data.map(({ date }: { date: string }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      const page = await read(talentId, '?limit=2&offset=1');
      expect(page).toEqual({ data: data.slice(1, 3), meta });
      const quiet = await read(talentId, '?without_reads=true');
      expect(quiet.meta.total).toBe(meta.total - 1);
    },
  );

  it('lists no reader while there is no result', async () => {
    const { organization, items, read } = await createWorkspace();
    const { talentId } = await createInvitation(product, organization);
    await items.get(`talents/${talentId}?fields=latestResult.o`);
    expect((await read(talentId)).data.map(({ kind }: Entry) => kind)).toEqual(['invited']);
  });

  it('contains neither the name of the person nor their account, and is not accessible to another workspace', async () => {
    const { organization, read } = await createWorkspace();
    const account = await createUser(product, {
      organization,
      userRole: 'ORG_USER',
    });
    await rename(account.id, 'Hanna', 'Geheim');
    const talent = await createTalent(product, organization, {
      user_id: account.id,
      first_name: 'Hanna',
      last_name: 'Geheim',
      is_directly_invited: false,
    });
    await createInvitation(product, organization, {
      talentId: talent.id,
      result: { entrance: 'talent_pool', date_confirmed: new Date() },
    });
    await itemsOf(product, account).patch(`talents/${talent.id}`, { first_name: 'Hanna' });
    const history = await read(talent.id);
    expect(history.data.map(({ kind }: Entry) => kind).toSorted()).toEqual(['came', 'confirmed']);
    expect(JSON.stringify(history)).not.toContain('Geheim');
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    expect((await read(talent.id, '', outsider.headers)).errors[0].extensions.code).toBe('record.not_found');
  });
});
