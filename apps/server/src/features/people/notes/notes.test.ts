import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#collections.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

async function createWorkspace() {
  const organization = await createOrganization(product);
  const [lena, tom] = await Promise.all([
    createUser(product, { organization }),
    createUser(product, { organization }),
  ]);
  const talent = await createTalent(product, organization);
  return { organization, lena, tom, talent, items: itemsOf(product, lena) };
}

describe('notes about a person', () => {
  it('store markup as plain text, and can be read by every administrator', async () => {
    const { talent, lena, tom, items } = await createWorkspace();
    const text = '<img src=x onerror=alert(1)> **bold** {{first_name}} & ß';
    const note = (await items.post('talent_notes', { talent: talent.id, text })).body.data;
    const read = await itemsOf(product, tom).find('talent_notes', {
      filter: { talent: { _eq: talent.id } },
      fields: ['id', 'text', 'user_created', 'date_created'],
    });
    expect(read).toEqual([{ id: note.id, text, user_created: lena.id, date_created: expect.any(String) }]);
  });

  it('accept 5,000 characters but not one more, and no empty text', async () => {
    const { talent, items } = await createWorkspace();
    const post = (text: string) => items.post('talent_notes', { talent: talent.id, text });
    expect((await post('ä'.repeat(5000))).status).toBe(200);
    expectRefusal(await post(`<b>${'a'.repeat(4998)}`), 400, 'note.text_too_long', { max: 5000 });
    expectRefusal(await post(' \n '), 400, 'note.text_required');
  });

  it('can be changed and deleted only by their author', async () => {
    const { talent, tom, items } = await createWorkspace();
    const note = (await items.post('talent_notes', { talent: talent.id, text: 'Called.' })).body.data;
    const other = itemsOf(product, tom);
    expectRefusal(await other.patch(`talent_notes/${note.id}`, { text: 'Mine' }), 403, 'FORBIDDEN');
    expectRefusal(await other.remove(`talent_notes/${note.id}`), 403, 'FORBIDDEN');
    expect((await items.patch(`talent_notes/${note.id}`, { text: 'Called twice.' })).status).toBe(200);
    expect((await items.remove(`talent_notes/${note.id}`)).status).toBe(204);
  });

  it('are hidden from the person and other workspaces, and for deleted people', async () => {
    const { organization, talent, items } = await createWorkspace();
    const note = (await items.post('talent_notes', { talent: talent.id, text: 'Called.' })).body.data;
    const person = await createUser(product, { organization, userRole: 'ORG_USER' });
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    expectRefusal(await itemsOf(product, person).get('talent_notes'), 403, 'FORBIDDEN');
    expect(await itemsOf(product, outsider).find('talent_notes', {})).toEqual([]);
    expectRefusal(
      await itemsOf(product, outsider).post('talent_notes', { talent: talent.id, text: 'Hi' }),
      400,
      'INVALID_FOREIGN_KEY',
    );
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ date_anonymized: new Date() }).where('id', '=', talent.id).execute(),
    );
    const remainingNotes = await product.deps.db.platform.read((db) =>
      db.selectFrom('talent_notes').select('id').where('id', '=', note.id).execute(),
    );
    expect(remainingNotes).toEqual([]);
  });

  it('are part of the data export of their person', () => {
    const copiedCollections = [...COLLECTIONS.values()].flatMap(({ name, rows }) =>
      rows?.inCopyOf === undefined ? [] : [`${name}.${rows.inCopyOf}`],
    );
    expect(copiedCollections).toEqual(['talent_notes.talent']);
  });
});

describe('the source of a person', () => {
  it('is a line of at most 100 characters, written by administrators', async () => {
    const { talent, items } = await createWorkspace();
    const write = (source: string | null) => items.patch(`talents/${talent.id}`, { source });
    expect((await write('Recommended by Amelie Reuter')).status).toBe(200);
    expectRefusal(await write('x'.repeat(101)), 400, 'talent.source_too_long', { max: 100 });
    const read = await items.get(`talents/${talent.id}?fields=source,user_created`);
    expect(read.body.data).toMatchObject({ source: 'Recommended by Amelie Reuter' });
    expect((await write(null)).status).toBe(200);
  });
});
