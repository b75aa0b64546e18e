import { describe, expect, it } from 'vitest';
import { toLocalText } from '#lib/local-time.ts';
import { isSendDateWrong, usualOptions } from './options.ts';
import {
  addPeople,
  blankRow,
  changeRow,
  findProblems,
  readyRows,
  removeRows,
  type People,
} from './people.ts';
import { findResendState } from '#features/people/people/model/resend-rule.ts';
import { applyOutcome, planChunks, readAnswer } from './sending.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const NOBODY = new Set<string>();
const optionsIn = (language: 'DE' | 'EN') => ({
  ...usualOptions(language, NOW),
  inviteType: 'team' as const,
});

function listOf(...emails: readonly string[]): People {
  const people = emails.map((email, index) => ({
    line: index + 1,
    email,
    first_name: 'Ada',
    last_name: 'Beispiel',
    phone: '030 12345',
    language: undefined,
  }));
  return addPeople([blankRow()], people).rows;
}

function many(count: number): People {
  return listOf(...Array.from({ length: count }, (_, index) => `p${index}@mail.example`));
}

describe('The list of people', () => {
  it('replaces empty rows with imported people and keeps a row to type in', () => {
    expect(listOf('a@mail.example')).toHaveLength(1);
    const [remainingRow] = removeRows(listOf('a@mail.example'), new Set(listOf().map(({ key }) => key)));
    expect(remainingRow?.email).toBe('a@mail.example');
    const rows = listOf('a@mail.example');
    expect(removeRows(rows, new Set(rows.map(({ key }) => key)))).toMatchObject([{ email: '' }]);
  });

  it('finds duplicates in other letter case, in the list and among those invited before', () => {
    const rows = listOf('a@mail.example', 'A@Mail.example', 'OLD@mail.example');
    const problems = findProblems(rows, new Set(['old@mail.example']));
    const codes = rows.map(({ key }) =>
      problems.get(key)?.map((problem) => 'code' in problem && problem.code),
    );
    expect(codes).toEqual([undefined, ['talent.twice_in_list'], ['talent.already_invited']]);
    expect(readyRows(rows, problems)).toHaveLength(1);
  });

  it('accepts at most ten thousand people and counts the others', () => {
    const people = many(10_000).map(({ key: line, ...row }) => ({ ...row, line }));
    expect(addPeople(listOf('x@mail.example'), people)).toMatchObject({ surplusCount: 1 });
  });

  it('clears a refusal when the row is changed', () => {
    const [row] = listOf('a@mail.example');
    if (row === undefined) throw new Error('no row');
    const refusedRows = [{ ...row, refusal: 'No.' }];
    expect(findProblems(refusedRows, NOBODY).get(row.key)).toEqual([{ field: 'row', text: 'No.' }]);
    expect(findProblems(changeRow(refusedRows, row.key, { first_name: 'Eva' }), NOBODY).size).toBe(0);
  });
});

describe('planChunks', () => {
  it('sends at most 500 rows at once', () => {
    const chunks = planChunks(many(1200), optionsIn('DE'));
    expect(chunks.map(({ rows }) => rows.length)).toEqual([500, 500, 200]);
    expect(chunks[0]?.body.talents[0]).toEqual({
      email: 'p0@mail.example',
      first_name: 'Ada',
      last_name: 'Beispiel',
      phone: '030 12345',
      language: 'DE',
    });
    expect(chunks[0]?.body).not.toHaveProperty('subject', expect.anything());
  });

  it('separates languages when one has a custom text', () => {
    const [first, second] = listOf('a@mail.example', 'b@mail.example');
    if (first === undefined || second === undefined) throw new Error('no rows');
    const usual = optionsIn('DE');
    const customTexts = { ...usual.words, EN: { subject: ' Hello ', message: '' } };
    const chunks = planChunks([{ ...first, language: 'EN' }, second], { ...usual, words: customTexts });
    expect(chunks.map(({ body }) => [body.talents.length, body.subject, body.message])).toEqual([
      [1, 'Hello', undefined],
      [1, undefined, undefined],
    ]);
  });

  it('sends the selected time with its zone, roles and groups', () => {
    const at = new Date(2026, 10, 24, 9, 30);
    const options = {
      ...optionsIn('EN'),
      isLater: true,
      sendAt: toLocalText(at),
      roles: ['r1'],
      teams: ['t1'],
    };
    const [chunk] = planChunks(listOf('a@mail.example'), options);
    expect(chunk?.body.sendAt).toBe(at.toISOString());
    expect(chunk?.body.talents[0]).toMatchObject({ roles: ['r1'], teams: ['t1'] });
    expect(isSendDateWrong(options, NOW)).toBe(false);
    expect(isSendDateWrong({ ...options, sendAt: '2026-11-20T09:00' }, NOW)).toBe(true);
    expect(isSendDateWrong({ ...options, sendAt: '' }, NOW)).toBe(true);
  });
});

describe('readAnswer', () => {
  const rows = listOf('a@mail.example', 'B@mail.example');
  const answer = {
    invited: [{ id: 'i', result: 'r', email: 'a@mail.example', send_at: null }],
    days: [{ day: '2026-11-21', mails: 1 }],
    rejected: [{ email: 'B@mail.example', code: 'talent.already_invited', message: 'Already.' }],
  };

  it('removes invited people from the list and adds the reason to refused ones', () => {
    const remainingRows = applyOutcome(rows, readAnswer(rows, answer));
    expect(remainingRows).toMatchObject([{ email: 'B@mail.example', refusal: 'Already.' }]);
  });

  it('counts a person as invited whom an interrupted attempt may have invited', () => {
    const unsure = rows.map((row) => ({ ...row, isUnsure: true }));
    expect(readAnswer(unsure, answer)).toMatchObject({ refusals: [] });
    expect(applyOutcome(unsure, readAnswer(unsure, answer))).toEqual([]);
  });
});

describe('findResendState', () => {
  const createdAt = '2026-11-01T08:00:00.000Z';
  const state = (overrides: object) =>
    findResendState(
      { status: 'SENT', send_at: null, date_created: createdAt, date_last_invited: createdAt, ...overrides },
      NOW,
    );

  it('allows resending a day after the last mail, and at once when none was sent', () => {
    expect(state({})).toEqual({ can: 'now' });
    const justNow = '2026-11-21T09:00:00.000Z';
    const fresh = { date_created: justNow, date_last_invited: justNow };
    expect(state(fresh)).toEqual({ can: 'later', from: new Date('2026-11-22T09:00:00.000Z') });
    expect(state({ ...fresh, status: 'INVITED' })).toEqual({ can: 'now' });
    expect(state({ date_last_invited: '2026-11-21T08:00:00.000Z' })).toEqual({
      can: 'later',
      from: new Date('2026-11-22T08:00:00.000Z'),
    });
    expect(state({ date_last_invited: '2026-11-20T09:59:00.000Z' })).toEqual({ can: 'now' });
  });

  it('allows resending a scheduled invitation, but not an ended one', () => {
    const later = '2026-11-24T08:00:00.000Z';
    expect(state({ status: 'SCHEDULED', send_at: later, date_last_invited: later })).toEqual({ can: 'now' });
    expect(state({ status: 'FINISHED' })).toEqual({ can: 'never' });
    expect(findResendState(null, NOW)).toEqual({ can: 'never' });
  });
});
