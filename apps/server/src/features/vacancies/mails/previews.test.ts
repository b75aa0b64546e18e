import type { VacancyMails } from '@quint/contract/vacancies/mails.ts';
import { nextAnswerTime } from '@quint/domain/base/working-days.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { expectRefusal } from '#testing/items.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';
import { createApplicant } from '#testing/vacancies.ts';

const product = useProduct();
/** Tokens expire by the real clock, so the tests use times near it. */
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
const MORNING = nextAnswerTime(NOW);
const DAY_MS = 86_400_000;
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
const saveWords = (kind: string, words: string | null, more: object = {}) =>
  call('PUT', '/words', { kind, language: 'DE', words, for: 'role', ...more });
const mailTo = (to: string) => product.mailer.sentMails.findLast((mail) => mail.to === to);
/** Previews have sample links. */
const withoutLinks = (text: string) => text.replaceAll(/http\S+/g, 'LINK');

function setWorkspace(values: Record<string, unknown>) {
  return product.deps.db.platform.write((db) =>
    db.updateTable('organizations').set(values).where('id', '=', organization.id).execute(),
  );
}

describe('a preview', () => {
  it.each(['no_interview', 'after_interview', 'interview'])(
    'is the mail, with links that open nothing: %s',
    async (kind) => {
      const ines = await apply('Ines Wolter', { isFinished: true });
      await saveWords(kind, 'Wir freuen uns.\n\nSchreib uns gern.');
      const { body } = await call('POST', '/preview', { kind, talent: ines.id });
      await call('POST', '', { kind, talents: [ines.id] });
      product.clock.set(MORNING);
      await sendDueMails(product, organization.id);
      const mail = mailTo(ines.email);
      const { subject, html, text, from, reply_to } = body.data;
      expect([from, subject]).toEqual([mail?.from.name, mail?.subject]);
      expect(reply_to).toEqual({ name: mail?.replyTo?.name, email: admin.email });
      expect(withoutLinks(text)).toBe(withoutLinks(mail?.text ?? ''));
      expect(html.replaceAll(/http[^"<]+/g, '')).toBe(mail?.html.replaceAll(/http[^"<]+/g, ''));
      expect(text).not.toMatch(/token=/);
      expect(body.data).toMatchObject({ to: 'Ines Wolter', words: 'Wir freuen uns.\n\nSchreib uns gern.' });
    },
  );

  it.each(['invitation', 'reminder', 'thanks', 'interview', 'no_interview', 'after_interview', 'filled'])(
    'exists for every mail, in both languages, to a sample person: %s',
    async (kind) => {
      for (const language of ['EN', 'DE']) {
        const { body } = await call('POST', '/preview', { kind, language, words: 'My own words' });
        expect(body.data).toMatchObject({ kind, language, to: null, words: 'My own words' });
        expect(body.data.text).toContain('My own words');
        expect(body.data.html).toContain(`<html lang="${language.toLowerCase()}">`);
        const { title, before, after } = body.data.frame;
        expect(body.data.text.startsWith([title, ...before, 'My own words', ...after].join('\n\n'))).toBe(
          true,
        );
        expect(body.data.text).not.toMatch(/undefined|\{\{/);
      }
    },
  );

  it('is refused for people of other roles', async () => {
    const answer = await call('POST', '/preview', { kind: 'filled', talent: newId() });
    expectRefusal(answer, 409, 'role.not_considered');
  });

  it('can be sent to the administrator, with words that are not saved', async () => {
    const { body } = await call('POST', '/test', { kind: 'no_interview', language: 'EN', words: 'Try me' });
    expect(body.data).toEqual({ to: admin.email });
    await sendDueMails(product, organization.id);
    const mail = mailTo(admin.email);
    expect(mail?.subject).toBe('[Test] Your application as Teamleitung Support');
    expect(mail?.text).toContain('Hello Alex,');
    expect(mail?.text).toContain('Try me');
  });
});

describe('own words', () => {
  it('are those of the role, otherwise of the workspace, in the language of the mail', async () => {
    await saveWords('no_interview', 'Für alle', { for: 'workspace' });
    const wordsOf = async (language: string) =>
      (await call('POST', '/preview', { kind: 'no_interview', language })).body.data.words;
    expect([await wordsOf('DE'), await wordsOf('EN')]).toEqual(['Für alle', null]);
    await saveWords('no_interview', 'Nur hier');
    expect(await wordsOf('DE')).toBe('Nur hier');
    const { kinds } = (await call('GET', '')).body.data;
    expect(kinds.find(({ kind }: { kind: string }) => kind === 'no_interview').words).toEqual({
      EN: null,
      DE: { words: 'Nur hier', for: 'role' },
    });
    await saveWords('no_interview', null);
    expect(await wordsOf('DE')).toBe('Für alle');
    await saveWords('no_interview', '  ', { for: 'workspace' });
    expect(await wordsOf('DE')).toBeNull();
  });

  it('are in the mails of the survey for that role', async () => {
    await saveWords('invitation', 'Wir sind ein kleines Team.');
    const to = `ada.${newId()}@mail.example`;
    const invite = callerOf(product)('POST', '/invite/talents', {
      headers: admin.headers,
      payload: {
        talents: [{ email: to, first_name: 'Ada', last_name: 'Berg', language: 'DE', roles: [role.id] }],
        inviteType: 'recruiting',
      },
    });
    expect((await invite).status).toBe(200);
    await sendDueMails(product, organization.id);
    expect(mailTo(to)?.text).toContain('Wir sind ein kleines Team.');
  });

  it('are locked in a trial until people have finished', async () => {
    await setWorkspace({ trial_ends_at: new Date(NOW.getTime() + DAY_MS) });
    const ines = await apply('Ines Wolter');
    const min = { min: 5 };
    expectRefusal(await saveWords('filled', 'Hallo'), 403, 'invitation.own_words_locked', min);
    const send = { kind: 'no_interview', talents: [ines.id] };
    expectRefusal(
      await call('POST', '', { ...send, words: { DE: 'Hallo' } }),
      403,
      'invitation.own_words_locked',
    );
    expectRefusal(
      await call('POST', '/preview', { kind: 'filled', words: 'Hallo' }),
      403,
      'invitation.own_words_locked',
    );
    expect((await call('POST', '', { ...send, words: { DE: '' } })).body.data.mails).toHaveLength(1);
  });
});

describe('the overview of the mails', () => {
  it('counts what was sent, and lists what goes out next with names and a way to stop it', async () => {
    const invitedLongAgo = new Date(NOW.getTime() - 3 * DAY_MS);
    const quietFor = { date_last_invited: invitedLongAgo, date_last_action: invitedLongAgo };
    const [ines] = [await apply('Ines Wolter', { isFinished: true })];
    await apply('Tarek Aslan', { isFinished: true, link: { shortlisted_at: NOW } });
    const lukas = await apply('Lukas Brandt', { result: quietFor });
    const miriam = await apply('Miriam Sander', { result: quietFor, talent: { language: 'EN' } });
    await apply('Not Wanted', { result: quietFor, link: { rejected_at: NOW } });
    await call('POST', '', { kind: 'no_interview', talents: [ines.id] });
    const { body } = await call('GET', '');
    const counts = Object.fromEntries(
      body.data.kinds.map((row: VacancyMails['kinds'][number]) => [row.kind, [row.sent, row.waiting]]),
    );
    expect(counts).toMatchObject({ invitation: [5, 0], no_interview: [0, 1], filled: [0, 0] });
    expect(body.data).toMatchObject({
      languages: { EN: 1, DE: 2 },
      without_interview: { count: 1, people: [{ name: 'Tarek Aslan' }] },
      reminders: { is_on: true, first_days: 4, next_days: 7, most: 2 },
      address_form: 'du',
    });
    const groupsByKind = new Map<string, VacancyMails['upcoming'][number]>(
      body.data.upcoming.map((group: VacancyMails['upcoming'][number]) => [group.kind, group]),
    );
    expect(groupsByKind.get('no_interview')).toMatchObject({ send_at: MORNING.toISOString() });
    const reminder = groupsByKind.get('reminder');
    expect(reminder?.recipients.count).toBe(2);
    const names = JSON.stringify(reminder);
    for (const name of ['Lukas Brandt', 'Miriam Sander']) expect(names).toContain(name);
    const stopAnswer = await call('POST', '/stop', { kind: 'reminder', send_at: reminder?.send_at });
    expect(stopAnswer.body.data).toEqual({ stopped: 2, late: 0 });
    const skips = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results')
        .select('reminders_skipped')
        .where('id', 'in', [lukas.resultId, miriam.resultId])
        .execute(),
    );
    expect(skips).toEqual([{ reminders_skipped: 1 }, { reminders_skipped: 1 }]);
    const again = await call('POST', '/stop', { kind: 'no_interview', send_at: MORNING.toISOString() });
    expect(again.body.data).toEqual({ stopped: 1, late: 0 });
    expect((await call('GET', '/recipients?kind=reminder')).body.data).toMatchObject({ count: 3 });
  });
});

describe('the budget', () => {
  it('spreads answers over working days, and says so before', async () => {
    await setWorkspace({ mails_per_day: 2 });
    const people = [await apply('A A'), await apply('B B'), await apply('C C')].map(({ id }) => id);
    const body = { kind: 'no_interview', talents: people };
    const plan = await call('POST', '/plan', body);
    expect(plan.body.data).toMatchObject({ count: 3, languages: { DE: 3, EN: 0 }, refused_count: 0 });
    const sendAnswer = await call('POST', '', body);
    expect(sendAnswer.body.data.days).toEqual(plan.body.data.days);
    const [first, second] = sendAnswer.body.data.days;
    expect([first.mails, second.mails]).toEqual([2, 1]);
    expect(first.send_at).toBe(MORNING.toISOString());
    expect(second.send_at).toBe(nextAnswerTime(MORNING).toISOString());
  });

  it('is planned for ten thousand people', SLOW, async () => {
    const unknownIds = Array.from({ length: 9_999 }, () => newId());
    const ines = await apply('Ines Wolter');
    const answer = await call('POST', '/plan', { kind: 'no_interview', talents: [ines.id, ...unknownIds] });
    expect(answer.body.data).toMatchObject({ count: 1, refused_count: 9_999 });
    expect(answer.body.data.refused).toHaveLength(50);
    const more = await call('POST', '/plan', {
      kind: 'no_interview',
      talents: [...unknownIds, newId(), newId()],
    });
    expect(more.status).toBe(400);
  });
});
