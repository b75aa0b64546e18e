import { nextAnswerTime } from '@quint/domain/base/working-days.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { expectRefusal } from '#testing/items.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import type { TestApplicant } from '#testing/vacancies.ts';
import { createApplicant, linksOf, vacancyMailsOf } from '#testing/vacancies.ts';

const product = useProduct();
/** Tokens expire by the real clock, so the tests use times near it. */
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
const MORNING = nextAnswerTime(NOW);
const YESTERDAY = new Date(NOW.getTime() - 86_400_000);
const ALL = { after_interview: true, no_interview: true, filled: true };
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string; name: string };

beforeEach(async () => {
  product.clock.set(NOW);
  organization = await createOrganization(product, { pack: 'flow', name: 'Lindwurm Software' });
  admin = await createUser(product, { organization });
  role = await createRole(product, organization, { name: 'Teamleitung Support' });
});
afterEach(() => product.clock.set(undefined));

const call = (
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  { headers } = admin,
): Promise<ApiResponse> =>
  callerOf(product)(method, `/vacancies/${role.id}/${path}`, {
    headers,
    ...(payload && { payload }),
  });
const apply = (name: string, values: Partial<Parameters<typeof createApplicant>[2]> = {}) =>
  createApplicant(product, organization, { role: role.id, name, ...values });
const preview = (taken_by: string | null, more: object = {}) =>
  call('POST', 'filling/preview', { taken_by, mails: ALL, ...more });
const fill = (taken_by: string | null, fingerprint: string, more: object = {}) =>
  call('POST', 'filling', { taken_by, mails: ALL, fingerprint, ...more });
const fillAsShown = async (taken_by: string | null, more: object = {}) =>
  fill(taken_by, (await preview(taken_by, more)).body.data.fingerprint, more);
const mailTo = (to: string) => product.mailer.sentMails.findLast((mail) => mail.to === to);
const namesOf = ({ people }: { people: { name: string }[] }) => people.map(({ name }) => name).toSorted();

function sheetOf({ resultId }: TestApplicant) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', resultId).executeTakeFirstOrThrow(),
  );
}

function talentOf({ id }: { readonly id: string }) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

function roleRow() {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('roles').selectAll().where('id', '=', role.id).executeTakeFirstOrThrow(),
  );
}

/** The people of the drawings. */
async function applyAll() {
  const onShortlist = { shortlisted_at: YESTERDAY };
  return {
    maria: await apply('Maria Bergmann', { isFinished: true, link: onShortlist }),
    tarek: await apply('Tarek Aslan', {
      isFinished: true,
      link: { ...onShortlist, interview_at: YESTERDAY },
    }),
    ines: await apply('Ines Wolter', { isFinished: true }),
    robert: await apply('Robert Kessler', { result: { status: 'PENDING' } }),
    hanna: await apply('Hanna Geheim', {
      talent: { is_directly_invited: false, is_insight_unlocked: false },
    }),
    tobias: await apply('Tobias Reuter', { isFinished: true, link: { rejected_at: YESTERDAY } }),
  };
}

describe('the preview', () => {
  it('lists everything that happens, and changes nothing', async () => {
    const { maria, tarek } = await applyAll();
    const { body } = await preview(maria.id);
    const { data } = body;
    expect(data).toMatchObject({
      taken_by: { id: maria.id, name: 'Maria Bergmann' },
      surveys: { ending: { count: 2 }, continuing: 0 },
      silent: { count: 0 },
      told: { count: 0 },
      untold: { count: 1, people: [{ name: 'Tobias Reuter' }] },
      days: [{ mails: 4, send_at: MORNING.toISOString() }],
      first_mail_at: MORNING.toISOString(),
      deletion: { count: 4, months: 6 },
      problem: null,
    });
    expect(namesOf(data.surveys.ending)).toEqual(['Hanna *****', 'Robert Kessler']);
    expect(data.candidates.people.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Ines Wolter',
      'Maria Bergmann',
      'Tarek Aslan',
    ]);
    const mails = new Map<string, { people: { name: string }[] }>(
      data.mails.map((group: { kind: string }) => [group.kind, group]),
    );
    expect([...mails].map(([kind, group]) => [kind, namesOf(group)])).toEqual([
      ['no_interview', ['Ines Wolter']],
      ['after_interview', ['Tarek Aslan']],
      ['filled', ['Hanna *****', 'Robert Kessler']],
    ]);
    expect(JSON.stringify(body)).not.toContain('Geheim');
    const withoutMail = await preview(maria.id, {
      mails: { ...ALL, filled: false },
      answers: [{ talent: tarek.id, kind: null }],
    });
    expect(withoutMail.body.data).toMatchObject({ silent: { count: 3 }, days: [{ mails: 1 }] });
    expect(await roleRow()).toMatchObject({ date_filled: null });
    expect(await vacancyMailsOf(product, role.id)).toEqual([]);
  });

  it('suggests the only person who is marked as hired', async () => {
    await apply('Ines Wolter', { isFinished: true });
    expect((await preview(null)).body.data.suggested).toBeNull();
    const hiredState = { hired_at: YESTERDAY, hired_by: admin.id };
    const { id } = await apply('Maria Bergmann', { isFinished: true, link: hiredState });
    expect((await preview(null)).body.data.suggested).toBe(id);
    await apply('Tarek Aslan', { isFinished: true, link: hiredState });
    expect((await preview(null)).body.data.suggested).toBeNull();
  });
});

describe('marking a role as filled', () => {
  it('hires, ends the surveys, plans the answers and fills the role in one step', async () => {
    const { maria, tarek, ines, robert, tobias } = await applyAll();
    const words = { no_interview: { DE: 'Im Frühjahr suchen wir wieder.' } };
    const previewAnswer = (await preview(maria.id)).body.data;
    const { body } = await fill(maria.id, previewAnswer.fingerprint, { words });
    expect(body.data).toMatchObject({
      date_filled: NOW.toISOString(),
      taken_by: { name: 'Maria Bergmann' },
      waiting: { count: 4, send_at: MORNING.toISOString() },
    });
    expect(await roleRow()).toMatchObject({
      date_filled: NOW,
      user_filled: admin.id,
      filled_by_talent: maria.id,
    });
    const links = await linksOf(product, role.id);
    expect(links.get(maria.id)).toMatchObject({ hired_at: NOW, hired_by: admin.id, rejected_at: null });
    expect((await talentOf(maria)).status).toBe('EMPLOYEE');
    for (const { id } of [tarek, ines, robert]) {
      expect(links.get(id)).toMatchObject({ rejected_at: NOW, rejected_reason: 'other_person' });
    }
    expect(links.get(tobias.id)).toMatchObject({ rejected_at: YESTERDAY });
    expect(await sheetOf(robert)).toMatchObject({
      status: 'CANCELED',
      withdrawn_from: 'PENDING',
      ended_with_role: role.id,
    });
    product.clock.set(MORNING);
    await sendDueMails(product, organization.id);
    expect(mailTo(maria.email)).toBeUndefined();
    expect(mailTo(tobias.email)).toBeUndefined();
    expect(mailTo(ines.email)?.text).toContain('Im Frühjahr suchen wir wieder.');
    expect(mailTo(tarek.email)?.text).toContain('haben wir uns für eine andere Person entschieden');
    expect(mailTo(robert.email)?.text).toContain('Deine Befragung für Lindwurm Software ist beendet');
    const all = product.mailer.sentMails.map(({ text, subject }) => `${subject}\n${text}`).join('\n');
    expect(all).not.toMatch(/Maria|Bergmann/);
  });

  it('lets a survey for another open role go on, and ends one for a filled role', async () => {
    const other = await createRole(product, organization);
    const closedRole = await createRole(product, organization);
    const both = await apply('Both Roles', { result: { invited_for: [role.id, other.id] } });
    const formerTalent = await apply('Gone Role', { result: { invited_for: [role.id, closedRole.id] } });
    const general = await apply('No Role', { result: { invited_for: [] } });
    await product.deps.db.platform.write((db) =>
      db.updateTable('roles').set({ date_filled: NOW }).where('id', '=', closedRole.id).execute(),
    );
    expect((await preview(null)).body.data.surveys).toMatchObject({
      ending: { count: 1 },
      continuing: 1,
    });
    await fillAsShown(null);
    expect([
      (await sheetOf(both)).status,
      (await sheetOf(formerTalent)).status,
      (await sheetOf(general)).status,
    ]).toEqual(['SENT', 'CANCELED', 'SENT']);
  });

  it('does not write to people who have an answer, and leaves those without one undecided', async () => {
    const { maria, tarek, ines, robert } = await applyAll();
    const mailAnswer = await call('POST', 'mails', { kind: 'no_interview', talents: [ines.id] });
    expect(mailAnswer.body.data.mails).toHaveLength(1);
    const previewAnswer = (await preview(maria.id)).body.data;
    expect(previewAnswer.told).toMatchObject({ count: 1, people: [{ name: 'Ines Wolter', is_sent: false }] });
    await fill(maria.id, previewAnswer.fingerprint, { mails: { ...ALL, filled: false } });
    const mails = await vacancyMailsOf(product, role.id);
    expect(new Map(mails.map(({ talent_id, kind }) => [talent_id, kind]))).toEqual(
      new Map([
        [ines.id, 'no_interview'],
        [tarek.id, 'after_interview'],
      ]),
    );
    expect((await linksOf(product, role.id)).get(robert.id)?.rejected_at).toBeNull();
  });

  it('can stop all answers that wait, which leaves the role filled', async () => {
    const { maria, ines } = await applyAll();
    await fillAsShown(maria.id);
    const stopAnswer = await call('POST', 'mails/stop', { answers: 'all' });
    expect(stopAnswer.body.data).toEqual({ stopped: 4, late: 0 });
    expect((await call('GET', 'filling')).body.data).toMatchObject({
      date_filled: NOW.toISOString(),
      waiting: null,
    });
    expect((await linksOf(product, role.id)).get(ines.id)?.rejected_at).toBeNull();
    expectRefusal(await call('POST', 'mails/stop', { answers: 'all' }), 409, 'recall.too_late');
  });

  it('is done once by two people who press at the same time', async () => {
    const { maria } = await applyAll();
    const { fingerprint } = (await preview(maria.id)).body.data;
    const answers = await Promise.all([fill(maria.id, fingerprint), fill(maria.id, fingerprint)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refusal = answers.find(({ status }) => status === 409);
    if (refusal === undefined) throw new Error('one of them is refused');
    expectRefusal(refusal, 409, 'role.filled');
    expect(await vacancyMailsOf(product, role.id)).toHaveLength(4);
    expectRefusal(await preview(null), 409, 'role.filled');
  });

  it('hires one person when two administrators choose different ones at the same time', async () => {
    const { maria, tarek } = await applyAll();
    const colleague = await createUser(product, { organization });
    const requests = await Promise.all(
      [
        { person: maria, user: admin },
        { person: tarek, user: colleague },
      ].map(async ({ person, user }) => {
        const choice = { taken_by: person.id, mails: ALL };
        const { fingerprint } = (await call('POST', 'filling/preview', choice, user)).body.data;
        return { person, user, choice: { ...choice, fingerprint } };
      }),
    );
    const answers = await Promise.all(
      requests.map(async ({ person, user, choice }) => ({
        person,
        answer: await call('POST', 'filling', choice, user),
      })),
    );
    const [first, second] = answers.toSorted((one, other) => one.answer.status - other.answer.status);
    if (first === undefined || second === undefined) throw new Error('there are two answers');
    expect(first.answer.status).toBe(200);
    expectRefusal(second.answer, 409, 'role.filled');
    const links = await linksOf(product, role.id);
    expect(links.get(first.person.id)?.hired_at).toEqual(NOW);
    expect(links.get(second.person.id)?.hired_at).toBeNull();
    expect((await roleRow()).filled_by_talent).toBe(first.person.id);
  });

  it('changes nothing when a person was deleted, joined or finished since the preview', async () => {
    const { maria, ines } = await applyAll();
    const { fingerprint } = (await preview(maria.id)).body.data;
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ date_deleted: NOW }).where('id', '=', ines.id).execute(),
    );
    expectRefusal(await fill(maria.id, fingerprint), 409, 'role.people_changed');
    const second = (await preview(maria.id)).body.data.fingerprint;
    await apply('Lukas Brandt');
    expectRefusal(await fill(maria.id, second), 409, 'role.people_changed');
    expectRefusal(await fill(maria.id, 'other'), 409, 'role.people_changed');
    expect(await roleRow()).toMatchObject({ date_filled: null });
    expect((await talentOf(maria)).status).toBe('FAVOURITE');
    expect(await vacancyMailsOf(product, role.id)).toEqual([]);
  });

  it('changes nothing beyond the members of the plan, and says so before', async () => {
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ pack: 'basic' }).where('id', '=', organization.id).execute(),
    );
    for (let count = 0; count < 10; count++) {
      await createTalent(product, organization, { status: 'EMPLOYEE' });
    }
    const { maria } = await applyAll();
    const previewAnswer = (await preview(maria.id)).body.data;
    expect(previewAnswer.problem).toMatchObject({ code: 'plan.limit_reached' });
    expectRefusal(await fill(maria.id, previewAnswer.fingerprint), 403, 'plan.limit_reached', { limit: 10 });
    expect(await roleRow()).toMatchObject({ date_filled: null });
    expect((await fillAsShown(null)).status).toBe(200);
  });

  it('is refused for drafts, people of other roles, past times and other workspaces', async () => {
    const outsider = await createTalent(product, organization);
    const { fingerprint } = (await preview(null)).body.data;
    expect((await preview(outsider.id)).body.data.problem).toMatchObject({ code: 'role.not_considered' });
    expectRefusal(await fill(outsider.id, fingerprint), 409, 'role.not_considered');
    const send_at = YESTERDAY.toISOString();
    expectRefusal(await fill(null, fingerprint, { send_at }), 400, 'vacancy_mail.send_at_past');
    expect((await fill(null, fingerprint, { who: 'E' })).status).toBe(403);
    const draft = await createRole(product, organization, { draft_state: 'draft' });
    const path = `/vacancies/${draft.id}/filling/preview`;
    const payload = { taken_by: null, mails: ALL };
    const ask = callerOf(product);
    expectRefusal(await ask('POST', path, { headers: admin.headers, payload }), 409, 'role.not_recruiting');
    const other = await createUser(product, { organization: await createOrganization(product) });
    expect((await ask('POST', path, { headers: other.headers, payload })).status).toBe(404);
    const talent = await createUser(product, { organization, userRole: 'ORG_USER' });
    expect((await ask('POST', path, { headers: talent.headers, payload })).status).toBe(403);
  });
});
