import type { Updateable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DB } from '#database/generated/types.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import type { TestInterview } from '#testing/interviews.ts';
import {
  considerFor,
  createHiringManager,
  createInterview,
  interviewOf,
  removeDecider,
} from '#testing/interviews.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { listQueuedKinds, sendDueMails } from '#testing/mails.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
let organization: TestOrganization;
let lena: TestUser;
let jonas: TestUser;
let manager: TestUser;
let interview: TestInterview;

async function rename({ id }: TestUser, first_name: string, last_name: string): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db.updateTable('users').set({ first_name, last_name }).where('id', '=', id).execute(),
  );
}

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht', language: 'EN' });
  lena = await createUser(product, { organization });
  jonas = await createUser(product, { organization });
  interview = await createInterview(product, organization, { last_name: 'Bergmann' });
  manager = await createHiringManager(product, organization, interview.roleId);
  await rename(lena, 'Lena', 'Brandt');
  await rename(jonas, 'Jonas', 'Berg');
  await rename(manager, 'Mia', 'Koch');
});

const as = (user: TestUser, of = interview) => interviewOf(product, of, user);
const list = async (user: TestUser) => (await as(user).call('GET', 'notes')).body.data;
const write = (user: TestUser, text: string, mentions: readonly TestUser[] = []) =>
  as(user).call('POST', 'notes', { text, mentions: mentions.map(({ id }) => id) });
const ofTalent = (
  user: TestUser,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  path = '',
  payload?: object,
) =>
  callerOf(product)(method, `/talents/${interview.talentId}/notes${path}`, {
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const lines = async (user: TestUser) =>
  (await callerOf(product)('GET', '/overview', { headers: user.headers })).body.data.lines.filter(
    ({ kind }: { kind: string }) => kind === 'mention',
  );
const ownMentions = async (user: TestUser) =>
  (await callerOf(product)('GET', '/vacancies', { headers: user.headers })).body.data.mentions;
const changeTalent = (values: Updateable<DB['talents']>) =>
  product.deps.db.platform.write((db) =>
    db.updateTable('talents').set(values).where('id', '=', interview.talentId).execute(),
  );
const countMentions = async () =>
  (
    await product.deps.db.platform.read((db) =>
      db.selectFrom('note_mentions').selectAll().where('organization_id', '=', organization.id).execute(),
    )
  ).length;

describe('notes about a person for a role', () => {
  it('are written and read by administrators and its hiring managers', async () => {
    expect((await write(manager, 'Calm and clear. ')).status).toBe(200);
    await write(lena, 'Invited for Monday');
    await ofTalent(lena, 'POST', '', { text: 'Asks for 60,000' });
    const { notes } = await list(manager);
    expect(notes).toMatchObject([
      { text: 'Invited for Monday', author: 'Lena Brandt', is_own: false, is_unread: false },
      { text: 'Calm and clear.', author: 'Mia Koch', is_own: true, role: { name: 'Support Team Lead' } },
    ]);
    expect((await list(lena)).notes).toHaveLength(2);
    expect((await list(lena)).roles).toEqual([]);
    const { notes: all, roles } = (await ofTalent(jonas, 'GET')).body.data;
    expect(roles).toEqual([{ id: interview.roleId, name: 'Support Team Lead' }]);
    expect(all.map(({ text, role }: never) => [text, role === null])).toEqual([
      ['Asks for 60,000', true],
      ['Invited for Monday', false],
      ['Calm and clear.', false],
    ]);
  });

  it('are changed and deleted by their author only', async () => {
    const { id } = (await write(manager, 'First')).body.data;
    expectRefusal(await as(lena).call('PATCH', `notes/${id}`, { text: 'Mine' }), 403, 'FORBIDDEN');
    expectRefusal(await as(lena).call('DELETE', `notes/${id}`), 403, 'FORBIDDEN');
    expectRefusal(await ofTalent(lena, 'DELETE', `/${id}`), 403, 'FORBIDDEN');
    expect((await as(manager).call('PATCH', `notes/${id}`, { text: 'Second' })).status).toBe(200);
    expect((await list(lena)).notes).toMatchObject([{ text: 'Second' }]);
    expect((await as(manager).call('DELETE', `notes/${id}`)).status).toBe(204);
    expectRefusal(await as(manager).call('DELETE', `notes/${id}`), 404, 'record.not_found');
  });

  it('have a text of at most 5,000 characters', async () => {
    expectRefusal(await write(manager, ' \n '), 400, 'note.text_required');
    expectRefusal(await write(manager, 'ä'.repeat(5001)), 400, 'note.text_too_long', { max: 5000 });
    expect((await write(manager, '🙂'.repeat(5000))).status).toBe(200);
  });

  it('are closed to the hiring manager of another role, other workspaces, and about themselves', async () => {
    const other = await createHiringManager(
      product,
      organization,
      (await createRole(product, organization)).id,
    );
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    for (const user of [other, outsider]) {
      expectRefusal(await as(user).call('GET', 'notes'), 404, 'record.not_found');
      expectRefusal(await write(user, 'Hi'), 404, 'record.not_found');
    }
    expectRefusal(await ofTalent(manager, 'GET'), 403, 'FORBIDDEN');
    expectRefusal(await ofTalent(outsider, 'GET'), 404, 'record.not_found');
    const { id: talentId } = await createTalent(product, organization, {
      user_id: manager.id,
      email: manager.email,
    });
    await createFinishedResult(product, organization, { talentId });
    await considerFor(product, organization, { ...interview, talentId });
    const self = { ...interview, talentId };
    expectRefusal(await as(manager, self).call('GET', 'notes'), 404, 'record.not_found');
    expect((await as(lena, self).call('GET', 'notes')).body.data.colleagues).toHaveLength(1);
  });

  it('are closed before the person has finished, and read-only in an archived role', async () => {
    const { id: talentId } = await createTalent(product, organization);
    await considerFor(product, organization, { ...interview, talentId });
    const open = as(manager, { ...interview, talentId });
    expectRefusal(await open.call('GET', 'notes'), 404, 'record.not_found');
    await write(manager, 'Before');
    await itemsOf(product, lena).patch(`roles/${interview.roleId}`, { is_archived: true });
    expectRefusal(await write(manager, 'After'), 409, 'role.archived');
    expect((await list(manager)).notes).toMatchObject([{ text: 'Before' }]);
  });
});

describe('a mention', () => {
  it('mails the colleague and appears on their overview until they open the note', async () => {
    expect((await write(manager, 'Please look, @Jonas Berg!', [jonas])).status).toBe(200);
    await sendDueMails(product, organization.id);
    const mail = product.mailer.sentMails.find(({ to }) => to === jonas.email);
    expect(mail?.subject).toBe('Mia Koch mentioned you in a note: Support Team Lead');
    expect(mail?.text).toContain(`/roles/${interview.roleId}/talents/${interview.talentId}/interview#notes`);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Maria|Bergmann|Please look/);
    const [line] = await lines(jonas);
    expect(line).toMatchObject({
      by: 'Mia Koch',
      name: 'Maria Bergmann',
      talent: interview.talentId,
      role: { id: interview.roleId, name: 'Support Team Lead' },
    });
    expect(await lines(lena)).toEqual([]);
    const { notes } = await list(jonas);
    expect(notes).toMatchObject([{ is_unread: true, mentions: [{ user: jonas.id, name: 'Jonas Berg' }] }]);
    const body = { notes: [notes[0].id] };
    expect((await as(lena).call('PUT', 'notes/seen', body)).status).toBe(204);
    expect(await lines(jonas)).toHaveLength(1);
    expect((await as(jonas).call('PUT', 'notes/seen', body)).status).toBe(204);
    expect(await lines(jonas)).toEqual([]);
  });

  it('appears for a hiring manager with their roles, with the name masked as for everybody', async () => {
    await changeTalent({ is_directly_invited: false, is_insight_unlocked: false });
    await write(lena, '@Mia Koch: what do you think?', [manager]);
    expect(await ownMentions(manager)).toMatchObject([
      { by: 'Lena Brandt', name: 'Maria *****', role: { id: interview.roleId } },
    ]);
    await sendDueMails(product, organization.id);
    const mail = product.mailer.sentMails.find(({ to }) => to === manager.email);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Maria|Bergmann/);
    await removeDecider(product, interview.roleId, manager);
    expect(await ownMentions(manager)).toEqual([]);
  });

  it('is offered for those who may read the note', async () => {
    const elsewhere = await createHiringManager(
      product,
      organization,
      (await createRole(product, organization)).id,
    );
    const council = await createUser(product, { organization, userRole: 'WORKS_COUNCIL' });
    const member = await createUser(product, { organization, userRole: 'ORG_USER' });
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const { colleagues } = await list(lena);
    expect(colleagues).toEqual([
      { user: jonas.id, name: 'Jonas Berg', is_administrator: true, roles: [] },
      { user: manager.id, name: 'Mia Koch', is_administrator: false, roles: [interview.roleId] },
    ]);
    expect(JSON.stringify((await list(manager)).colleagues)).not.toContain('@');
    for (const user of [elsewhere, council, member, outsider]) {
      expectRefusal(await write(lena, 'Hi', [user]), 400, 'note.mention_refused');
    }
    const payload = { text: '@Mia Koch', mentions: [manager.id] };
    expectRefusal(await ofTalent(lena, 'POST', '', payload), 400, 'note.mention_refused');
    expect((await list(lena)).notes).toEqual([]);
  });

  it('needs the name in the text, and is not for oneself', async () => {
    await write(lena, 'Jonas Berg was there. @Lena Brandt', [jonas, lena]);
    expect((await list(lena)).notes).toMatchObject([{ mentions: [] }]);
    expect(await listQueuedKinds(product, jonas.email)).toEqual([]);
  });

  it('in an edited note tells only those who are new, once', async () => {
    const { id } = (await write(lena, '@Jonas Berg', [jonas])).body.data;
    const edit = (text: string, mentions: readonly TestUser[]) =>
      as(lena).call('PATCH', `notes/${id}`, { text, mentions: mentions.map(({ id: user }) => user) });
    expect((await edit('@Jonas Berg and @Mia Koch', [jonas, manager])).status).toBe(200);
    expect(await listQueuedKinds(product, jonas.email)).toEqual(['note-mention']);
    expect(await listQueuedKinds(product, manager.email)).toEqual(['note-mention']);
    await edit('Nobody', []);
    expect(await lines(jonas)).toEqual([]);
    await edit('@Jonas Berg again', [jonas]);
    expect(await lines(jonas)).toHaveLength(1);
    expect(await listQueuedKinds(product, jonas.email)).toEqual(['note-mention']);
    // A colleague who has lost access since stays mentioned, and is not told again.
    await edit('@Jonas Berg and @Mia Koch', [jonas, manager]);
    await removeDecider(product, interview.roleId, manager);
    expect((await edit('@Jonas Berg, @Mia Koch', [jonas, manager])).status).toBe(200);
    expect((await list(lena)).notes[0].mentions).toHaveLength(2);
  });

  it('ends with the note, with access and with the person', async () => {
    const { id } = (await write(lena, '@Jonas Berg @Mia Koch', [jonas, manager])).body.data;
    await removeDecider(product, interview.roleId, manager);
    await as(lena).call('DELETE', `notes/${id}`);
    await sendDueMails(product, organization.id);
    expect(product.mailer.sentMails.filter(({ to }) => to === jonas.email || to === manager.email)).toEqual(
      [],
    );
    expect([await lines(jonas), await countMentions()]).toEqual([[], 0]);
    await write(lena, '@Jonas Berg', [jonas]);
    expect(await lines(jonas)).toHaveLength(1);
    await changeTalent({ date_deleted: new Date() });
    expect(await lines(jonas)).toEqual([]);
    await changeTalent({ date_anonymized: new Date() });
    expect(await countMentions()).toBe(0);
  });

  it('of a colleague who lost access before the mail goes out is not mailed', async () => {
    await write(lena, '@Mia Koch', [manager]);
    await removeDecider(product, interview.roleId, manager);
    await sendDueMails(product, organization.id);
    expect(product.mailer.sentMails.filter(({ to }) => to === manager.email)).toEqual([]);
  });

  it('is mailed in German, without a role for a note of administrators', async () => {
    await product.deps.db.platform.write((db) =>
      db.updateTable('users').set({ platform_language: 'DE' }).where('id', '=', jonas.id).execute(),
    );
    await ofTalent(lena, 'POST', '', { text: '@Jonas Berg', mentions: [jonas.id] });
    await sendDueMails(product, organization.id);
    const mail = product.mailer.sentMails.find(({ to }) => to === jonas.email);
    expect(mail?.subject).toBe('Lena Brandt hat dich in einer Notiz erwähnt');
    expect(mail?.text).toContain(`/talents/${interview.talentId}?tab=notes`);
    const [line] = await lines(jonas);
    expect(line).toMatchObject({ role: null });
    expect((await ofTalent(jonas, 'PUT', '/seen', { notes: [line.note] })).status).toBe(204);
    expect(await lines(jonas)).toEqual([]);
  });

  it('can be put off until tomorrow', async () => {
    await write(lena, '@Jonas Berg', [jonas]);
    const [{ key }] = await lines(jonas);
    const put = await callerOf(product)('POST', '/overview/put-offs', {
      headers: jonas.headers,
      payload: { line: key },
    });
    expect([put.status, await lines(jonas)]).toEqual([204, []]);
  });
});
