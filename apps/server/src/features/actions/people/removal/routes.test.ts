import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
});

const call = async (path: string, payload: object) =>
  (await callerOf(product)('POST', path, { headers: admin.headers, payload })).body.data;
const items = () => itemsOf(product, admin);

describe('POST /talents/delete', () => {
  it('moves people to the bin, from which they can be restored', SLOW, async () => {
    const anna = await createTalent(product, organization);
    const talents = [anna.id];
    expect(await call('/talents/delete', { talents })).toEqual({
      done: [{ id: anna.id, undo: null, sends_at: null }],
      refused: [],
    });
    expect(await items().find('talents')).toEqual([]);
    expect(await call('/talents/delete', { talents })).toMatchObject({ refused: [{ code: 'talent.gone' }] });
    expect(await call('/bin/restore', { kind: 'talents', ids: talents })).toMatchObject({
      restored: talents,
    });
    expect(await items().find('talents')).toHaveLength(1);
    const lines = await items().find('audit_log', {
      fields: ['user', 'talent_ids'],
      filter: { action: 'talents.delete' },
    });
    expect(lines).toEqual([{ user: admin.id, talent_ids: talents }]);
  });
});

describe('POST /talents/anonymise', () => {
  it('removes all data that names the person and keeps the measurements', async () => {
    const { talentId, email } = await createInvitation(product, organization, {
      talent: { first_name: 'Zita', last_name: 'Zimtstern', phone: '+49 30 123456', tags: ['zimt'] },
    });
    const resultId = await createFinishedResult(product, organization, { talentId });
    const role = await createRole(product, organization);
    await call('/talents/consider', { talents: [talentId], role: role.id });
    await call('/talents/reject', { talents: [talentId], role: role.id, note: 'Zimtstern said no' });
    expect((await call('/talents/anonymise', { talents: [talentId] })).done).toHaveLength(1);
    expect((await items().get(`talents/${talentId}`)).status).toBe(403);
    const remainingRows = await product.deps.db.platform.read(async (db) => ({
      talent: await db.selectFrom('talents').selectAll().where('id', '=', talentId).execute(),
      sheets: await db.selectFrom('talents_results').selectAll().where('talent_id', '=', talentId).execute(),
      links: await db.selectFrom('roles_talents').selectAll().where('talents_id', '=', talentId).execute(),
      open: await db
        .selectFrom('survey_links')
        .selectAll()
        .where('organization_id', '=', organization.id)
        .where('date_revoked', 'is', null)
        .execute(),
    }));
    expect(JSON.stringify(remainingRows)).not.toMatch(/zimt|zita|123456/i);
    expect(JSON.stringify(remainingRows)).not.toContain(email);
    expect(remainingRows.open).toEqual([]);
    expect(remainingRows.sheets.find(({ id }) => id === resultId)).toMatchObject({ status: 'FINISHED' });
    const lines = await items().find('audit_log', {
      fields: ['talent_ids'],
      filter: { action: 'talents.anonymise' },
    });
    expect(lines).toEqual([{ talent_ids: [talentId] }]);
    expect(await call('/bin/restore', { kind: 'talents', ids: [talentId] })).toMatchObject({ restored: [] });
  });
});
