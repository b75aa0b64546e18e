import type { FitOfTalent } from '@quint/contract/matching.ts';
import { describe, expect, it } from 'vitest';
import { toCsv } from '#lib/csv.ts';
import type { TalentRecord } from './api.ts';
import { toFits, toRows } from './rows.ts';
import { readTalentsSearch, toSearch, toView } from './search.ts';

const ROLE = '0190c0de-0000-7000-8000-0000000000aa';

function makeTalent(id: string, overrides: Partial<TalentRecord> = {}): TalentRecord {
  return {
    id,
    fullname: `Person ${id}`,
    email: `${id}@mail.example`,
    phone: null,
    status: 'APPLICANT',
    avatar: 'face',
    is_directly_invited: false,
    isHidePersonalData: false,
    user: null,
    isMasked: false,
    is_insight_unlocked: false,
    tags: [],
    invitation_status: null,
    invitation: null,
    roles: [],
    teams: [],
    ...overrides,
  };
}

const CONTEXT = { roleNames: new Map(), teamNames: new Map(), hide: false, userId: 'me' };
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

function fitOf(talent_id: string, score: number): FitOfTalent {
  const stanines = { o: 5, c: 5, e: 5, a: 5, es: 5 };
  const numbers = {
    score,
    exact: score,
    band: 'strong' as const,
    interval: null,
    base: 50,
    broad: false,
    reach: null,
  };
  const positions = { O: 5, C: 5, E: 5, A: 5, ES: 5 };
  return {
    talent_id,
    talents_results_id: talent_id,
    quality: 'ok',
    ...numbers,
    ...stanines,
    positions,
    costs: [],
  };
}

describe('toRows', () => {
  it('hides name and address of everybody but invited people and oneself', () => {
    const talents = [
      makeTalent('a', { fullname: 'Mehmet Fischer' }),
      makeTalent('b', { fullname: 'Anna Kowalski', is_directly_invited: true }),
      makeTalent('c', { fullname: 'Lena Brandt', user: 'me' }),
    ];
    const rows = toRows(talents, { ...CONTEXT, hide: true });
    expect(names(rows)).toEqual(['M. *****', 'Anna Kowalski', 'Lena Brandt']);
    expect(rows[0]?.email).toBe('*****');
    expect(rows[1]?.email).toBe('b@mail.example');
    expect(rows.map(({ image }) => image === undefined)).toEqual([true, false, false]);
  });

  it('names roles and groups by their keys', () => {
    const context = {
      ...CONTEXT,
      roleNames: new Map([
        ['r1', 'UX researcher'],
        ['r2', 'Agile coach'],
      ]),
      teamNames: new Map([['t1', 'Growth']]),
    };
    const links = {
      roles: ['r1', 'r2'].map((roles_id) => ({ roles_id, rejected_at: null })),
      teams: [{ teams_id: 't1' }],
    };
    const [row] = toRows([makeTalent('a', links)], context);
    expect(row?.roles).toBe('Agile coach, UX researcher');
    expect(row?.teams).toBe('Growth');
  });
});

describe('toFits', () => {
  it('says on the first line of a group how many people cannot be told apart', () => {
    const page = { fits: ['a', 'b', 'c', 'd'].map((id) => fitOf(id, 80)), groups: [2, 1, 3, 2] };
    const notes = (firstRow: number) => [...toFits(page, firstRow).values()].map(({ groupOf }) => groupOf);
    expect(notes(0)).toEqual([2, undefined, undefined, 3]);
    expect(notes(4)).toEqual([undefined, undefined, 2, undefined]);
    expect([...toFits({ ...page, groups: null }, 0).values()][0]?.groupOf).toBeUndefined();
  });
});

describe('The address of the list', () => {
  it('says the same view again', () => {
    const view = {
      search: '12',
      survey: ['SENT', 'OPENED'] as const,
      status: ['FAVOURITE'] as const,
      role: ROLE,
      sort: { column: 'talent', descending: true },
    };
    const search = toSearch(view);
    expect(search).toEqual({
      search: '12',
      survey: 'SENT,OPENED',
      status: 'FAVOURITE',
      role: ROLE,
      sort: '-talent',
    });
    expect(toView(readTalentsSearch({ ...search, search: 12 }))).toEqual(view);
  });

  it('leaves out what is usual, and forgets what it does not know', () => {
    const view = toView(readTalentsSearch({ survey: 'NEVER', role: 'x', sort: 'fit' }));
    expect(view.sort).toEqual({ column: 'talent', descending: false });
    expect(toSearch(view)).toEqual({});
    expect(toView({ role: ROLE }).sort).toEqual({ column: 'fit', descending: true });
  });
});

describe('toCsv', () => {
  it('writes for spreadsheets: mark, separator of the language, no formulas', () => {
    const rows = [
      ['Name', 'E-mail'],
      ['Müller; "Mia"', '=cmd()'],
      ['+49', '@home'],
    ];
    const lines = ['Name;E-mail', `"Müller; ""Mia""";"'=cmd()"`, `"'+49";"'@home"`, ''];
    expect(toCsv(rows, 'de')).toBe(`\uFEFF${lines.join('\r\n')}`);
    expect(toCsv(rows, 'en')).toContain('Name,E-mail\r\n');
  });
});
