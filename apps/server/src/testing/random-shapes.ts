import {
  DAYS,
  TIMES,
  NAMES,
  PRIORITIES,
  RESULT_STATUSES,
  STATUSES,
  TAGS,
  TEXTS,
} from '#testing/random-world.ts';

// The selections of the random test data, and the values for comparisons.

export type Kind = 'text' | 'number' | 'moment' | 'day' | 'boolean' | 'texts' | 'key';
export interface Shape {
  readonly columns: Readonly<Record<string, readonly [Kind, readonly unknown[]]>>;
  readonly one: Readonly<Record<string, string>>;
  readonly many: Readonly<Record<string, string>>;
}

export const SMALL = [0, 1, 2, 3, 4, 5, 7, 9, 50];
export const KEY = ['key', []] as const;
const TIME = ['moment', TIMES] as const;
const text = (values: readonly string[]) =>
  ['text', [...values, '%', '_', '\\', 'a', 'A', 'ä', 'ß', '*']] as const;
const YES_OR_NO = ['boolean', [true, false]] as const;

export const SHAPES: Readonly<Record<string, Shape>> = {
  roles: {
    columns: {
      id: KEY,
      name: text(NAMES),
      purpose: text(TEXTS),
      'attributes.O.min': ['number', SMALL],
      'attributes.O.max': ['number', SMALL],
      date_created: TIME,
    },
    one: {},
    many: { talents: 'roles_talents' },
  },
  roles_talents: {
    columns: { id: KEY, rejected: YES_OR_NO },
    one: { roles_id: 'roles', talents_id: 'talents' },
    many: {},
  },
  talents: {
    columns: {
      id: KEY,
      email: text(['t0', 'T', 'mail', '*****']),
      last_name: text([...NAMES, '*****']),
      fullname: text(NAMES),
      status: text(STATUSES),
      gender: text(['male', 'female']),
      is_open_for_work: YES_OR_NO,
      isMasked: YES_OR_NO,
      tags: ['texts', TAGS],
      date_created: TIME,
    },
    one: { latestResult: 'talents_results', invitation: 'talents_results' },
    many: { roles: 'roles_talents', teams: 'teams_talents', talents_results: 'talents_results' },
  },
  talents_results: {
    columns: {
      id: KEY,
      status: text(RESULT_STATUSES),
      quality: text(['ok', 'check']),
      o: ['number', SMALL],
      es: ['number', SMALL],
      date_finished: ['moment', [...TIMES, '2024-06-03T01:00:00.000Z', '2024-06-08T00:00:00.000Z']],
    },
    one: { talent: 'talents' },
    many: {},
  },
  teams: {
    columns: { id: KEY, name: text(NAMES), report_text: text(TEXTS), date_created: TIME },
    one: {},
    many: { talents: 'teams_talents' },
  },
  teams_talents: { columns: { id: KEY }, one: { teams_id: 'teams', talents_id: 'talents' }, many: {} },
  goals: {
    columns: {
      id: KEY,
      objective: text(NAMES),
      priority: text(PRIORITIES),
      context: text(TEXTS),
      date_created: TIME,
    },
    one: { first_mover: 'talents' },
    many: { key_results: 'key_results' },
  },
  assessments: {
    columns: {
      id: KEY,
      name: text([...NAMES, '2024-01', '202']),
      date_start: ['day', DAYS],
      date_end: ['day', DAYS],
      purpose: text(['team_evaluation', 'recruiting']),
    },
    one: { role: 'roles' },
    many: {},
  },
  key_results: {
    columns: {
      id: KEY,
      text: text(TEXTS),
      is_done: YES_OR_NO,
      percent: ['number', SMALL],
      sort: ['number', SMALL],
    },
    one: { goal: 'goals' },
    many: {},
  },
};

export function shapeOf(name: string): Shape {
  const shape = SHAPES[name];
  if (shape === undefined) throw new Error(`There is no shape "${name}"`);
  return shape;
}
