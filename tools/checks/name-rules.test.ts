import { expect, it } from 'vitest';
import { NAME_EXCEPTIONS } from './name-exceptions.ts';
import { findNameProblem, findPathProblem } from './name-rules.ts';

it.each([
  'found',
  'FOUND',
  'Shown',
  'waiting',
  'refused',
  'isAnew',
  'closedDoor',
  'date_handed_in',
  'TableFate',
  'proveDomain',
  'handInAnswers',
  'isLeftOut',
  'LEFT_OUT',
  'openWhatIsThere',
  'put-offs',
])('refuses %s', (name) => {
  expect(findNameProblem(name)).toContain(`"${name}"`);
});

it.each([
  'foundRows',
  'isShown',
  'waitingJobs',
  'setting',
  'ranking',
  'tracing',
  'proceed',
  'speed',
  'handle',
  'outdoor',
  'floorOf',
  'date_left_out',
  'onPutObject',
])('accepts %s', (name) => {
  expect(findNameProblem(name)).toBeUndefined();
});

it.each([
  ['asked.ts', false],
  ['held.test.tsx', false],
  ['erasing', true],
  ['lives.ts', false],
])('refuses the path %s', (segment, isFolder) => {
  expect(findPathProblem(segment, isFolder)).toBeDefined();
});

it.each([
  ['masking.ts', false],
  ['scheduling', true],
  ['held-mails.ts', false],
  ['_generated-names.ts', false],
  ['0182_gender_undisclosed.sql', false],
])('accepts the path %s', (segment, isFolder) => {
  expect(findPathProblem(segment, isFolder)).toBeUndefined();
});

it('has at most 40 exceptions, each once, with a reason and needed', () => {
  expect(NAME_EXCEPTIONS.length).toBeLessThanOrEqual(40);
  expect(new Set(NAME_EXCEPTIONS.map(({ name, of }) => `${of} ${name}`)).size).toBe(NAME_EXCEPTIONS.length);
  for (const { name, reason } of NAME_EXCEPTIONS) {
    expect(findNameProblem(name)).toBeDefined();
    expect(reason).not.toBe('');
  }
});
