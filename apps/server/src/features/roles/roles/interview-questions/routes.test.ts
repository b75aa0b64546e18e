import { INTERVIEW_BANK } from '@quint/phrases/roles/interview-bank/bank.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf, expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { OWN_QUESTION_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
/** A role without requirements. */
const OPEN = Object.fromEntries(
  ['o', 'c', 'e', 'a', 'es'].flatMap((trait) => [
    [`${trait}_min`, 1],
    [`${trait}_max`, 9],
  ]),
);
const QUESTION = 'Tell us about a night shift that went wrong. What did you do?';
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
});

type Method = 'GET' | 'POST' | 'PATCH';

async function call(method: Method, url: string, payload?: object, headers = admin.headers) {
  const answer = await product.app.inject({
    method,
    url: `/api/role-interviews/${url}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const questionsOf = async (role: string) => (await call('GET', `${role}/questions`)).body.data;
const writeOwn = (role: string, questions: readonly object[], seenAt: string | null = null) =>
  call('PATCH', `${role}/own-questions`, { questions, seen: seenAt });
const makeVersion = (role: string, after: number) => call('POST', `${role}/versions`, { after });
const titles = (set: { questions: { title: string }[] }) => set.questions.map(({ title }) => title);

async function consider(role: string, values: Record<string, unknown> = {}) {
  const talent = await createTalent(product, organization, values);
  const { status } = await itemsOf(product, admin).patch(`roles/${role}`, {
    talents: { create: [talent.id] },
  });
  expect(status).toBe(200);
  return talent.id;
}

const changeRange = (role: string, trait: string, range: object) =>
  itemsOf(product, admin).patch(`roles/${role}`, {
    attributes: { [trait]: range },
    range_reason: 'The work has changed',
  });

async function readSheets(role: string, talents: readonly string[], version?: number) {
  const answer = await product.app.inject({
    method: 'GET',
    url: `/api/reports/interview-sheets?role=${role}&talents=${talents.join(',')}&language=en${version === undefined ? '' : `&version=${version}`}`,
    headers: admin.headers,
  });
  return { status: answer.statusCode, ...answer.json() };
}

describe('the questions of a role', () => {
  it('follow the ranges, on the side that excludes more people, until somebody is considered', async () => {
    const role = await createRole(product, organization, {
      ...OPEN,
      c_min: 6,
      c_max: 9,
      a_min: 1,
      a_max: 4,
    });
    const before = await questionsOf(role.id);
    expect(before).toMatchObject({ is_recruiting_started: false, next: null, earlier: [] });
    expect(before.current).toMatchObject({ version: null, date: null, bank: INTERVIEW_BANK });
    expect(titles(before.current)).toEqual(['A promise at risk', 'Saying no']);
    await changeRange(role.id, 'E', { min: 7, max: 9 });
    await changeRange(role.id, 'A', { min: 1, max: 9 });
    expect(titles((await questionsOf(role.id)).current)).toEqual([
      'A promise at risk',
      'Winning people over',
    ]);
  });

  it('are fixed with the first person considered, and then change only on request', async () => {
    const role = await createRole(product, organization, { ...OPEN, c_min: 6, c_max: 9 });
    const talent = await consider(role.id);
    await changeRange(role.id, 'C', { min: 1, max: 9 });
    await changeRange(role.id, 'E', { min: 7, max: 9 });
    const questions = await questionsOf(role.id);
    expect(questions.is_recruiting_started).toBe(true);
    expect([questions.current.version, titles(questions.current)]).toEqual([1, ['A promise at risk']]);
    expect([questions.next.version, titles(questions.next)]).toEqual([null, ['Winning people over']]);
    const { status, body } = await makeVersion(role.id, 1);
    expect(status).toBe(200);
    expect(body.data.current.version).toBe(2);
    expect(titles(body.data.current)).toEqual(['Winning people over']);
    expect(body.data.next).toBeNull();
    expect(body.data.earlier.map(titles)).toEqual([['A promise at risk']]);
    // The version stays when the talent is no longer considered.
    await itemsOf(product, admin).patch(`talents/${talent}`, { roles: { delete: [role.id] } });
    expect((await questionsOf(role.id)).current.version).toBe(2);
  });

  it('are fixed by a recruiting assessment, but not by one for a team', SLOW, async () => {
    for (const [purpose, version] of [
      ['team_evaluation', null],
      ['recruiting', 1],
    ] as const) {
      const role = await createRole(product, organization);
      const talent = await createTalent(product, organization);
      const response = await itemsOf(product, admin).post('assessments', {
        name: purpose,
        role: role.id,
        purpose,
        date_start: '2026-11-01',
        date_end: '2027-01-31',
        participants: { create: [talent.id] },
      });
      expect(response.status, JSON.stringify(response.body)).toBe(200);
      expect((await questionsOf(role.id)).current.version, purpose).toBe(version);
    }
  });

  it('are created once by two concurrent requests, and not without changes', SLOW, async () => {
    const role = await createRole(product, organization, { ...OPEN, c_min: 6, c_max: 9 });
    await consider(role.id);
    expect((await makeVersion(role.id, 1)).body.data.current.version).toBe(1);
    await changeRange(role.id, 'E', { min: 7, max: 9 });
    const other = await createUser(product, { organization });
    const answers = await Promise.all(
      [admin, other].map(({ headers }) => call('POST', `${role.id}/versions`, { after: 1 }, headers)),
    );
    expect(answers.map(({ status, body }) => [status, body.data.current.version])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect((await makeVersion(role.id, 1)).body.data.current.version).toBe(2);
  });

  it('list the people whose sheet was opened, with masks, and stay readable on sheets of earlier versions', async () => {
    const role = await createRole(product, organization, { ...OPEN, c_min: 6, c_max: 9 });
    const hanna = await consider(role.id, {
      first_name: 'Hanna',
      last_name: 'Berg',
      is_directly_invited: false,
    });
    await createFinishedResult(product, organization, { talentId: hanna, seed: 2 });
    expect((await questionsOf(role.id)).met).toEqual({ count: 0, names: [] });
    await readSheets(role.id, [hanna]);
    await readSheets(role.id, [hanna]);
    expect((await questionsOf(role.id)).met).toEqual({ count: 1, names: ['Hanna *****'] });
    await changeRange(role.id, 'E', { min: 7, max: 9 });
    await makeVersion(role.id, 1);
    expect((await questionsOf(role.id)).met.count).toBe(0);
    const newest = await readSheets(role.id, [hanna]);
    expect([newest.data.version, newest.data.questions.length]).toEqual([2, 2]);
    expect(newest.data.labels.version).toBe(`Questions, version 2 · ${INTERVIEW_BANK}`);
    const first = await readSheets(role.id, [hanna], 1);
    expect([first.data.version, first.data.questions.length]).toEqual([1, 1]);
    const third = await readSheets(role.id, [hanna], 3);
    expect([third.status, third.errors[0].extensions.code]).toEqual([404, 'record.not_found']);
  });

  it('have the version of the bank that the database writes', SLOW, async () => {
    const role = await createRole(product, organization);
    await consider(role.id);
    expect((await questionsOf(role.id)).current.bank).toBe(INTERVIEW_BANK);
  });

  it('belong to their workspace, and are deleted with the role', async () => {
    const role = await createRole(product, organization);
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const deletedRole = await createRole(product, organization, { date_deleted: new Date() });
    for (const [id, headers] of [
      [role.id, outsider.headers],
      [deletedRole.id, admin.headers],
    ] as const) {
      for (const [method, path, payload] of [
        ['GET', 'questions', undefined],
        ['PATCH', 'own-questions', { questions: [], seen: null }],
        ['POST', 'versions', { after: 1 }],
      ] as const) {
        expectRefusal(await call(method, `${id}/${path}`, payload, headers), 404, 'record.not_found');
      }
    }
  });
});

describe('the custom questions of a role', () => {
  it('follow those of the bank, each in one line, as they were written', SLOW, async () => {
    const role = await createRole(product, organization, { ...OPEN, c_min: 6, c_max: 9 });
    const ownQuestions = [
      { text: '  Tell us\nabout <b>a night shift</b> & {{name}} #x 😀.  ', anchors: null },
      { text: 'ספר לנו על משמרת לילה קשה', anchors: { low: 'Names nothing.', middle: '', high: ' ' } },
      { text: QUESTION, anchors: { low: '', middle: ' ', high: '' } },
    ];
    const { status, body } = await writeOwn(role.id, ownQuestions);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.current.questions.slice(1)).toMatchObject([
      { number: 2, trait: null, text: 'Tell us about <b>a night shift</b> & {{name}} #x 😀.', anchors: null },
      {
        number: 3,
        text: 'ספר לנו על משמרת לילה קשה',
        anchors: { low: 'Names nothing.', middle: '', high: '' },
      },
      { number: 4, text: QUESTION, anchors: null, follow_ups: [] },
    ]);
  });

  it.each([
    ['a fourth', Array.from({ length: 4 }, () => ({ text: QUESTION })), 'role.own_questions_too_many'],
    ['an empty one', [{ text: '' }], 'role.own_question_too_short'],
    ['blanks', [{ text: ' '.repeat(40) }], 'role.own_question_too_short'],
    ['characters without a shape', [{ text: '\u200b'.repeat(40) }], 'role.own_question_too_short'],
    ['a short one', [{ text: 'Who? Why?' }], 'role.own_question_too_short'],
    ['a long one', [{ text: 'x'.repeat(OWN_QUESTION_MAX_CHARACTERS + 1) }], 'role.own_question_too_long'],
    [
      'a long anchor',
      [{ text: QUESTION, anchors: { low: 'x'.repeat(201), middle: '', high: '' } }],
      'role.anchor_too_long',
    ],
    ['a number', [{ text: 7 }], 'INVALID_PAYLOAD'],
    ['another field', [{ text: QUESTION, trait: 'O' }], 'FORBIDDEN'],
  ])('refuse %s', SLOW, async (_, questions, code) => {
    const role = await createRole(product, organization);
    const { body } = await writeOwn(role.id, questions);
    expect(body.errors?.[0].extensions.code).toBe(code);
    expect((await questionsOf(role.id)).own).toEqual({ questions: [], seen: null });
  });

  it('are limited in characters, not in bytes', SLOW, async () => {
    const role = await createRole(product, organization);
    expect((await writeOwn(role.id, [{ text: '😀'.repeat(OWN_QUESTION_MAX_CHARACTERS) }])).status).toBe(200);
  });

  it('are added to the next version once recruiting has started', SLOW, async () => {
    const role = await createRole(product, organization, { ...OPEN, c_min: 6, c_max: 9 });
    await writeOwn(role.id, [{ text: QUESTION }]);
    await consider(role.id);
    const { own } = await questionsOf(role.id);
    const { body } = await writeOwn(role.id, [], own.seen);
    expect(body.data.current.questions.map(({ text }: { text: string }) => text)).toContain(QUESTION);
    expect(body.data.next.questions).toHaveLength(1);
    expect((await makeVersion(role.id, 1)).body.data.current.questions).toHaveLength(1);
  });

  it('are not overwritten by somebody who has not seen them', SLOW, async () => {
    const role = await createRole(product, organization);
    const first = await writeOwn(role.id, [{ text: QUESTION }]);
    const late = await writeOwn(role.id, [{ text: `${QUESTION} And then?` }]);
    expectRefusal(late, 412, 'record.changed');
    // Saving the same questions again is not a change.
    expect((await writeOwn(role.id, [{ text: QUESTION }])).status).toBe(200);
    const { seen: seenAt } = first.body.data.own;
    const both = await Promise.all(
      ['One', 'Two'].map((word) => writeOwn(role.id, [{ text: `${QUESTION} ${word}?` }], seenAt)),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 412]));
  });
});
