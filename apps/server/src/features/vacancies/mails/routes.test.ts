import { nextAnswerTime } from '@quint/domain/base/working-days.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { addOptOut } from '#outbox/opt-outs.ts';
import { hashAddress } from '#outbox/addresses.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { expectRefusal } from '#testing/items.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createApplicant, linksOf, vacancyMailsOf } from '#testing/vacancies.ts';

const product = useProduct();
/** Tokens expire by the real clock, so the tests use times near it. */
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
const MORNING = nextAnswerTime(NOW);
const LATER = new Date(MORNING.getTime() + 3_600_000);
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

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<ApiResponse> =>
  callerOf(product)(method, `/vacancies/${role.id}/mails${path}`, {
    headers: admin.headers,
    ...(payload && { payload }),
  });
const apply = (name: string, values: Partial<Parameters<typeof createApplicant>[2]> = {}) =>
  createApplicant(product, organization, { role: role.id, name, ...values });
const send = (kind: string, talents: readonly string[], more: object = {}) =>
  call('POST', '', { kind, talents, ...more });
const codesOf = ({ body }: ApiResponse) => body.data.refused.map(({ code }: { code: string }) => code);
const mailTo = (to: string) => product.mailer.sentMails.findLast((mail) => mail.to === to);

function setWorkspace(values: Record<string, unknown>) {
  return product.deps.db.platform.write((db) =>
    db.updateTable('organizations').set(values).where('id', '=', organization.id).execute(),
  );
}

describe('the answer that fits people who are not moving forward', () => {
  it('depends on whether an interview took place; people with an answer have none', async () => {
    const past = new Date(NOW.getTime() - 3_600_000);
    const metPerson = await apply('Ines Wolter', {
      isFinished: true,
      link: { interview_at: past, rejected_at: NOW },
    });
    const plannedPerson = await apply('Sam Porter', { isFinished: true, link: { interview_at: LATER } });
    const answeredPerson = await apply('Mia Sand', { isFinished: true });
    await send('no_interview', [answeredPerson.id]);
    const talents = [metPerson.id, plannedPerson.id, answeredPerson.id];
    const answer = await call('POST', '/answers', { talents });
    expect(answer.body.data).toEqual({ after_interview: [metPerson.id], no_interview: [plannedPerson.id] });
  });

  it('is none in a role that sends no mails', async () => {
    const ines = await apply('Ines Wolter', { isFinished: true });
    await product.deps.db.platform.write((db) =>
      db.updateTable('roles').set({ date_archived: NOW }).where('id', '=', role.id).execute(),
    );
    const answer = await call('POST', '/answers', { talents: [ines.id] });
    expect(answer.body.data).toEqual({ after_interview: [], no_interview: [] });
  });
});

describe('an answer to an application', () => {
  it('leaves the next working morning, once, and marks the person as not moving forward', async () => {
    const ines = await apply('Ines Wolter', { isFinished: true });
    const answer = await send('no_interview', [ines.id]);
    expect(answer.body.data).toMatchObject({
      mails: [{ talent: ines.id, name: 'Ines Wolter', language: 'DE', send_at: MORNING.toISOString() }],
      refused: [],
      days: [{ mails: 1, send_at: MORNING.toISOString() }],
    });
    expect((await linksOf(product, role.id)).get(ines.id)).toMatchObject({
      rejected_at: NOW,
      rejected_reason: null,
    });
    await sendDueMails(product, organization.id);
    expect(mailTo(ines.email)).toBeUndefined();
    for (const kind of ['no_interview', 'after_interview']) {
      expect(codesOf(await send(kind, [ines.id]))).toEqual(['vacancy_mail.answered']);
    }
    product.clock.set(MORNING);
    await sendDueMails(product, organization.id);
    const mail = mailTo(ines.email);
    expect(mail).toMatchObject({
      subject: 'Deine Bewerbung als Teamleitung Support',
      replyTo: { address: admin.email },
    });
    expect(mail?.from.name).toMatch(/^Test Person \d+ via Quint$/);
    expect(mail?.text).toContain(
      'Für die Rolle „Teamleitung Support“ laden wir dich nicht zu einem Gespräch ein.',
    );
    expect(mail?.text).toMatch(/Deine Daten löschen wir am .*\s\d{4}, auf Wunsch sofort\./);
    expect((await vacancyMailsOf(product, role.id))[0]?.date_sent).toEqual(MORNING);
    product.clock.set(NOW);
    expect(codesOf(await send('no_interview', [ines.id]))).toEqual(['vacancy_mail.answered']);
  });

  it('can be stopped until then, which considers the person again', async () => {
    const ines = await apply('Ines Wolter', { isFinished: true });
    const { body } = await send('no_interview', [ines.id], { send_at: LATER.toISOString() });
    const [{ id, send_at }] = body.data.mails;
    expect(send_at).toBe(LATER.toISOString());
    expect((await call('POST', `/${id}/stop`)).body.data).toEqual({ stopped: 1, late: 0 });
    expect((await linksOf(product, role.id)).get(ines.id)?.rejected_at).toBeNull();
    product.clock.set(LATER);
    await sendDueMails(product, organization.id);
    expect(mailTo(ines.email)).toBeUndefined();
    product.clock.set(NOW);
    expectRefusal(await call('POST', `/${id}/stop`), 409, 'recall.too_late');
    expect((await send('no_interview', [ines.id])).body.data.refused).toEqual([]);
  });

  it('is not sent to a person who is hired or deleted before it leaves', async () => {
    const [ines, tarek] = [await apply('Ines Wolter', { isFinished: true }), await apply('Tarek Aslan')];
    await send('no_interview', [ines.id, tarek.id]);
    await product.deps.db.platform.write(async (db) => {
      await db
        .updateTable('roles_talents')
        .set({ rejected_at: null, hired_at: NOW })
        .where('talents_id', '=', ines.id)
        .execute();
      await db.updateTable('talents').set({ date_deleted: NOW }).where('id', '=', tarek.id).execute();
    });
    product.clock.set(MORNING);
    await sendDueMails(product, organization.id);
    expect([mailTo(ines.email), mailTo(tarek.email)]).toEqual([undefined, undefined]);
    const mails = await vacancyMailsOf(product, role.id);
    expect(mails.map(({ date_sent, date_stopped }) => [date_sent, date_stopped !== null])).toEqual([
      [null, true],
      [null, true],
    ]);
  });

  it('names the day of an interview that took place, and never a result', async () => {
    const interview_at = new Date(NOW.getTime() - 86_400_000);
    const sofie = await apply('Sofie Lindqvist', { isFinished: true, link: { interview_at } });
    await send('after_interview', [sofie.id], {
      words_for: { [sofie.id]: 'Deine Ideen haben uns gefallen.' },
    });
    product.clock.set(MORNING);
    await sendDueMails(product, organization.id);
    const text = mailTo(sofie.email)?.text ?? '';
    expect(text).toMatch(/danke für das Gespräch am \d+\.\s\S+\s\d{4} und für die Zeit/);
    expect(text).toContain('deine Bewerbung nicht weiterzuverfolgen.\n\nDeine Ideen haben uns gefallen.\n\n');
    expect(text).not.toMatch(/Gewissenhaft|Extravers|Passung|Übereinstimmung/);
  });

  it('says Sie if the workspace does, with the full name', async () => {
    await setWorkspace({ address_form: 'sie' });
    const ines = await apply('Ines Wolter', { isFinished: true });
    await send('no_interview', [ines.id]);
    product.clock.set(MORNING);
    await sendDueMails(product, organization.id);
    const mail = mailTo(ines.email);
    expect(mail?.subject).toBe('Ihre Bewerbung als Teamleitung Support');
    expect(mail?.text).toContain('Hallo Ines Wolter,');
    expect(mail?.text).not.toMatch(/\b(?:du|dich|dir|dein\w*)\b/i);
  });
});

describe('people who cannot get a mail', () => {
  it('are refused by name with the reason, while the others get theirs', async () => {
    const [ines, tarek, sofie, maria] = [
      await apply('Ines Wolter'),
      await apply('Tarek Aslan'),
      await apply('Sofie Lindqvist', { link: { hired_at: NOW } }),
      await apply('Maria Bergmann', { talent: { mail_error: 'EENVELOPE 550' } }),
    ];
    const hash = hashAddress(product.deps.config, tarek.email);
    await product.deps.db.platform.write((db) => addOptOut(db, hash));
    const other = await createTalent(product, organization);
    const ids = [ines.id, tarek.id, sofie.id, maria.id, other.id, newId()];
    const { body } = await send('no_interview', ids);
    expect(body.data.mails.map(({ name }: { name: string }) => name)).toEqual(['Ines Wolter']);
    expect(body.data.refused.map(({ name, code }: Record<string, string>) => [name, code])).toEqual([
      ['Tarek Aslan', 'vacancy_mail.opted_out'],
      ['Sofie Lindqvist', 'vacancy_mail.hired'],
      ['Maria Bergmann', 'vacancy_mail.undeliverable'],
      ['', 'role.not_considered'],
      ['', 'role.not_considered'],
    ]);
    expect((await linksOf(product, role.id)).get(tarek.id)?.rejected_at).toBeNull();
  });

  it('may be masked: the administrator sees no name, the mail greets by it', async () => {
    const hanna = await apply('Hanna Geheim', {
      isFinished: true,
      talent: { is_directly_invited: false, is_insight_unlocked: false },
    });
    const preview = await call('POST', '/preview', { kind: 'no_interview', talent: hanna.id });
    expect(preview.body.data.to).toBe('Hanna *****');
    expect(JSON.stringify(preview.body)).not.toContain('Geheim');
    await setWorkspace({ address_form: 'sie' });
    const formal = await call('POST', '/preview', { kind: 'no_interview', talent: hanna.id });
    expect(formal.body.data.frame.title).toBe('Hallo Hanna *****,');
    const { body } = await send('no_interview', [hanna.id]);
    expect(body.data.mails).toMatchObject([{ name: 'Hanna *****' }]);
    product.clock.set(MORNING);
    await sendDueMails(product, organization.id);
    expect(mailTo(hanna.email)?.text).toContain('Hallo Hanna Geheim,');
  });

  it('are refused by their masked name if they are masked', async () => {
    const hiddenValues = { is_directly_invited: false, is_insight_unlocked: false };
    const [hanna, vera] = [
      await apply('Hanna Geheim', { isFinished: true, talent: hiddenValues }),
      await apply('Vera Diskret', { talent: { ...hiddenValues, mail_error: 'EENVELOPE 550' } }),
    ];
    const hash = hashAddress(product.deps.config, hanna.email);
    await product.deps.db.platform.write((db) => addOptOut(db, hash));
    const answer = await send('no_interview', [hanna.id, vera.id]);
    expect(answer.body.data).toMatchObject({
      mails: [],
      refused: [
        { name: 'Hanna *****', code: 'vacancy_mail.opted_out' },
        { name: 'Vera *****', code: 'vacancy_mail.undeliverable' },
      ],
    });
    for (const secret of ['Geheim', 'Diskret', hanna.email, vera.email]) {
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    }
    expect((await linksOf(product, role.id)).get(hanna.id)?.rejected_at).toBeNull();
    product.clock.set(MORNING);
    await sendDueMails(product, organization.id);
    expect([mailTo(hanna.email), mailTo(vera.email)]).toEqual([undefined, undefined]);
  });

  it('who stop all mails before theirs leaves get none, and it is not open any more', async () => {
    const ines = await apply('Ines Wolter');
    await send('no_interview', [ines.id]);
    const hash = hashAddress(product.deps.config, ines.email);
    await product.deps.db.platform.write((db) => addOptOut(db, hash));
    product.clock.set(MORNING);
    await sendDueMails(product, organization.id);
    expect(mailTo(ines.email)).toBeUndefined();
    expect((await vacancyMailsOf(product, role.id))[0]?.date_stopped).not.toBeNull();
  });
});

describe('an invitation to an interview', () => {
  it('leaves after eight seconds with the suggested time, and records it', async () => {
    const at = new Date(MORNING.getTime() + 86_400_000);
    const tarek = await apply('Tarek Aslan', { isFinished: true });
    const { body } = await send('interview', [tarek.id], { interview_at: at.toISOString() });
    const inEight = new Date(NOW.getTime() + 8000);
    expect(body.data.mails[0].send_at).toBe(inEight.toISOString());
    expect(codesOf(await send('interview', [tarek.id]))).toEqual(['vacancy_mail.waiting']);
    expect((await linksOf(product, role.id)).get(tarek.id)).toMatchObject({
      interview_at: at,
      rejected_at: null,
    });
    product.clock.set(inEight);
    await sendDueMails(product, organization.id);
    const text = mailTo(tarek.email)?.text ?? '';
    expect(text).toContain(
      'Für die Rolle „Teamleitung Support“ möchten wir dich gern in einem Gespräch kennenlernen.',
    );
    expect(text).toMatch(/Wir schlagen den .* um\s\d\d:00 vor|Wir schlagen den .* vor/);
    product.clock.set(NOW);
  });

  it('is refused for a role that is filled, and for people who are not moving forward', async () => {
    const tarek = await apply('Tarek Aslan', { link: { rejected_at: NOW } });
    expect(codesOf(await send('interview', [tarek.id]))).toEqual(['vacancy_mail.not_considered']);
    expectRefusal(await send('filled', [tarek.id]), 409, 'role.not_filled');
    await product.deps.db.platform.write((db) =>
      db.updateTable('roles').set({ date_filled: NOW }).where('id', '=', role.id).execute(),
    );
    expectRefusal(await send('interview', [tarek.id]), 409, 'role.filled');
    expect((await send('filled', [tarek.id])).body.data.mails).toHaveLength(1);
  });
});

describe('a request', () => {
  it('with a wrong time, a person twice or an unknown field is refused as a whole', async () => {
    const { id } = await apply('Ines Wolter');
    const past = new Date(NOW.getTime() - 1000).toISOString();
    const late = new Date(NOW.getTime() + 91 * 86_400_000).toISOString();
    expectRefusal(await send('no_interview', [id], { send_at: past }), 400, 'vacancy_mail.send_at_past');
    expectRefusal(await send('no_interview', [id], { send_at: late }), 400, 'vacancy_mail.send_at_late', {
      days: 90,
    });
    expectRefusal(await send('interview', [id], { interview_at: past }), 400, 'vacancy_mail.interview_past');
    expectRefusal(await send('no_interview', [id, id]), 400, 'vacancy_mail.twice');
    expect((await send('no_interview', [])).status).toBe(400);
    expect((await send('invitation', [id])).status).toBe(400);
    expect((await send('no_interview', [id], { reason: 'E' })).status).toBe(403);
    expect(await vacancyMailsOf(product, role.id)).toEqual([]);
  });

  it('of another workspace finds no role', async () => {
    const { id } = await apply('Ines Wolter');
    const other = await createOrganization(product);
    const outsider = await createUser(product, { organization: other });
    const answer = await callerOf(product)('POST', `/vacancies/${role.id}/mails`, {
      headers: outsider.headers,
      payload: { kind: 'no_interview', talents: [id] },
    });
    expect(answer.status).toBe(404);
  });
});
