import { ERRORS } from '@quint/contract/base/errors.ts';
import type { RoleDraft } from '@quint/contract/roles/role-assistant.ts';
import { readRangeSources } from '@quint/contract/roles/role-sources.ts';
import { JOB_STATEMENTS } from '@quint/psychometrics/job-statements.ts';
import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, switchOff } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
/** The four of openness point up, those of conscientiousness both ways, one of extraversion is unsure. */
const STATEMENTS = {
  O1: 4,
  O2: 4,
  O3: 1,
  O4: 2,
  C1: 4,
  C2: 3,
  C3: 4,
  C4: 2,
  E1: 2,
  E2: 'unsure',
  E3: 3,
  E4: 3,
} as const;
const ANSWERS = {
  title: ' Product owner ',
  purpose: 'Decides what is built next.',
  accountabilities: ['Keeps the backlog', '', 'Talks to customers'],
  value: 'Teams build what customers need.',
  success: 'Fewer features that nobody uses.',
  statements: STATEMENTS,
};

function analyse(payload: unknown, { headers = {}, ip = '203.0.113.7' } = {}) {
  return product.app.inject({
    method: 'POST',
    url: '/api/role-assistant/analyse',
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: ip,
    payload: JSON.stringify(payload),
  });
}

async function draftOf(answers: unknown, language?: string): Promise<RoleDraft> {
  const answer = await analyse({ answers, language });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

async function refusalOf(payload: unknown) {
  const answer = await analyse(payload);
  const [error] = answer.json().errors;
  const { code } = error.extensions;
  expect(answer.statusCode).toBe(ERRORS[code as keyof typeof ERRORS].status);
  return error;
}

const withStatements = (statements: Record<string, unknown>) => ({ answers: { title: 'Baker', statements } });
const all = (answer: unknown) => Object.fromEntries(JOB_STATEMENTS.map(({ id }) => [id, answer]));

describe('POST /role-assistant/analyse', () => {
  it('drafts texts and ranges without a session', async () => {
    const draft = await draftOf(ANSWERS);
    expect(draft).toMatchObject({
      name: 'Product owner',
      purpose: ANSWERS.purpose,
      accountabilities: 'Keeps the backlog\nTalks to customers',
      value_creation: ANSWERS.value,
      version: 'job-statements@1',
    });
    expect(draft.attributes).toEqual({
      O: { min: 7, max: 9, weight: 1 },
      C: { min: 3, max: 8, weight: 1 },
      E: { min: 1, max: 6, weight: 1 },
      A: { min: 1, max: 9, weight: 1 },
      ES: { min: 1, max: 9, weight: 1 },
    });
    expect(draft.description).toBe(
      [
        'What the role achieves: Teams build what customers need.',
        'How success is measured: Fewer features that nobody uses.',
        [
          'Good work in this role means above all:',
          '– finding new ways where the known ones lead nowhere.',
          '– dropping a plan at once when something comes up.',
          '– planning far ahead and meeting deadlines exactly.',
          '– thinking about abstract questions that have more than one right answer.',
          '– working alone and with concentration for hours.',
          '– checking details until nothing is wrong.',
        ].join('\n'),
      ].join('\n\n'),
    );
  });

  it('returns the answers behind each range', async () => {
    const { range_sources: sources, evidence, notes } = await draftOf(ANSWERS);
    expect(sources).toEqual({
      O: { kind: 'assistant', answers: { O1: 4, O2: 4, O3: 1, O4: 2 } },
      C: { kind: 'assistant', answers: { C1: 4, C2: 3, C3: 4, C4: 2 } },
      E: { kind: 'assistant', answers: { E1: 2, E2: 'unsure', E3: 3, E4: 3 } },
    });
    expect(readRangeSources(sources)).toEqual(sources);
    expect(evidence.E).toMatchObject({ hasRange: true, isUnsure: true, isContradictory: false });
    expect(evidence.E.statements.map(({ id, answer, box }) => [id, answer, box])).toEqual([
      ['E1', 2, 'rather does not apply'],
      ['E3', 3, 'rather applies'],
      ['E2', 'unsure', 'I cannot say'],
      ['E4', 3, 'rather applies'],
    ]);
    expect(evidence.A).toMatchObject({ hasRange: false });
    expect(evidence.C.isContradictory).toBe(true);
    expect(notes.map(({ kind, traits }) => [kind, traits])).toEqual([
      ['contradictory', ['C']],
      ['no_requirement', ['A', 'ES']],
    ]);
    expect(notes[0]?.text).toBe('Your answers on conscientiousness point both ways, so this range is wide.');
  });

  it('notes that statements with one common answer are uninformative, and names no behaviour', async () => {
    const draft = await draftOf({ title: 'Baker', statements: all(4) });
    expect(draft.notes.map(({ kind }) => kind)).toEqual(['one_answer_only']);
    expect(draft.description).toBeNull();
    expect(draft.attributes.O).toEqual({ min: 3, max: 7, weight: 1 });
    const unsure = await draftOf({ title: 'Baker', statements: all('unsure') });
    expect(unsure.notes.map(({ kind }) => kind)).toEqual(['one_answer_only', 'no_requirement']);
    expect(unsure.attributes.O).toEqual({ min: 1, max: 9, weight: 1 });
  });

  it('composes in German, deterministically', async () => {
    const first = await draftOf(ANSWERS, 'de');
    expect(first.description).toContain('Woran Erfolg gemessen wird: Fewer features');
    expect(first.description).toContain('– neue Wege zu finden, wo die bekannten nicht weiterführen.');
    expect(first.evidence.O.statements[0]).toMatchObject({ box: 'trifft genau zu' });
    expect(await draftOf(ANSWERS, 'de')).toEqual(first);
  });

  it('needs only the title', async () => {
    const draft = await draftOf({ title: 'Baker' });
    expect(draft).toMatchObject({ purpose: null, accountabilities: null, description: null });
    expect(draft.range_sources).toEqual({});
  });

  it.each([
    ['no title', { answers: { purpose: 'x' } }, 'INVALID_PAYLOAD'],
    ['an empty title', { answers: { title: '   ' } }, 'role.name_required'],
    ['a long title', { answers: { title: 'x'.repeat(121) } }, 'VALUE_TOO_LONG'],
    ['a long text', { answers: { title: 'x', success: 'x'.repeat(1501) } }, 'VALUE_TOO_LONG'],
    [
      'four accountabilities',
      { answers: { title: 'x', accountabilities: ['', '', '', ''] } },
      'INVALID_PAYLOAD',
    ],
    ['an unknown statement', withStatements({ X9: 1 }), 'role.statement_unknown'],
    ['a fifth box', withStatements({ O1: 5 }), 'role.statement_answer_invalid'],
    ['a box in words', withStatements({ O1: 'yes' }), 'role.statement_answer_invalid'],
    ['a list of statements', { answers: { title: 'x', statements: [1] } }, 'INVALID_PAYLOAD'],
    ['another language', { answers: ANSWERS, language: 'fr' }, 'INVALID_PAYLOAD'],
    ['40 kB of text', { answers: { title: 'x', purpose: 'x'.repeat(40_000) } }, 'CONTENT_TOO_LARGE'],
    ['no answers', {}, 'INVALID_PAYLOAD'],
  ])('refuses %s', async (_what, payload, code) => {
    expect((await refusalOf(payload)).extensions.code).toBe(code);
  });

  it('names the rejected statement', async () => {
    const { message, extensions } = await refusalOf(withStatements({ O1: 5 }));
    expect(extensions.statement).toBe('O1');
    expect(message).toContain('O1');
  });

  it('stores nothing', async () => {
    await draftOf({ ...ANSWERS, title: 'A role that is not kept' });
    const { rows } = await product.deps.db.platform.read(async (db) => ({
      rows: await db.selectFrom('roles').select('id').where('name', '=', 'A role that is not kept').execute(),
    }));
    expect(rows).toEqual([]);
  });

  it('counts attempts by network', async () => {
    const ip = '198.51.100.23';
    const body = { answers: { title: 'Baker' } };
    const codes = new Set<number>();
    for (let attempt = 0; attempt < 121; attempt += 1) codes.add((await analyse(body, { ip })).statusCode);
    expect([...codes]).toEqual([200, 429]);
    expect((await analyse(body, { ip: '198.51.100.24' })).statusCode).toBe(200);
  });
});

describe('A draft from answers', () => {
  it('is a valid role', async () => {
    const admin = await createUser(product, { organization: await createOrganization(product) });
    const { name, attributes, range_sources, purpose } = await draftOf(ANSWERS);
    const body = { name, purpose, attributes, range_sources, draft_state: 'draft', draft_answers: ANSWERS };
    const items = itemsOf(product, admin);
    const response = await items.post('roles', body);
    expect(response.status).toBe(200);
    expect(response.body.data).toMatchObject({ range_sources, attributes, draft_state: 'draft' });
  });

  it('is available to a workspace without the role assistant, too', async () => {
    const organization = await createOrganization(product);
    await switchOff(product, organization, 'FEATURE_ROLE_ASSISTANT');
    const { headers } = await createUser(product, { organization });
    expect((await analyse({ answers: ANSWERS }, { headers })).statusCode).toBe(200);
  });
});
