import type { FitOfTalent } from '@quint/contract/matching.ts';
import { describe, expect, it } from 'vitest';
import { formatFor } from '#lib/format.ts';
import { toCsv } from '#lib/csv.ts';
import type { TalentRecord } from './api.ts';
import { filterRows, sortRows, toFits, toRows } from './rows.ts';
import { readTalentsSearch, toSearch, toView } from './search.ts';

const ROLE = '0190c0de-0000-7000-8000-0000000000aa';

function makeTalent(id: string, overrides: Partial<TalentRecord> = {}): TalentRecord {
  return {
    id,
    fullname: `Person ${id}`,
    email: `${id}@mail.example`,
    status: 'APPLICANT',
    avatar: 'face',
    is_directly_invited: false,
    isHidePersonalData: false,
    user: null,
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
  const numbers = { score, exact: score, band: 'strong' as const, interval: null, base: 50, broad: false };
  return { talent_id, talents_results_id: talent_id, quality: 'ok', ...numbers, ...stanines };
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

  it('finds nobody by what is hidden', () => {
    const talents = [makeTalent('a', { fullname: 'Mehmet Fischer', email: 'mehmet@mail.example' })];
    const nothing = { survey: [], status: [] };
    const open = toRows(talents, CONTEXT);
    const hidden = toRows(talents, { ...CONTEXT, hide: true });
    expect(filterRows(open, { ...nothing, search: 'fischer MEHMET' })).toHaveLength(1);
    expect(filterRows(hidden, { ...nothing, search: 'fischer' })).toHaveLength(0);
    expect(filterRows(hidden, { ...nothing, search: 'mail.example' })).toHaveLength(0);
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
    const links = { roles: [{ roles_id: 'r1' }, { roles_id: 'r2' }], teams: [{ teams_id: 't1' }] };
    const [row] = toRows([makeTalent('a', links)], context);
    expect(row?.roles).toBe('Agile coach, UX researcher');
    expect(row?.teams).toBe('Growth');
  });
});

describe('sortRows', () => {
  const rows = toRows(
    [
      makeTalent('none', { fullname: 'Zoe Anders' }),
      makeTalent('low', { fullname: 'Anna Berg' }),
      makeTalent('tie2', { fullname: 'Ben Adler' }),
      makeTalent('tie1', { fullname: 'Tim Zander' }),
      makeTalent('pending', { fullname: 'Ömer Aydin' }),
    ],
    CONTEXT,
  );
  const fits = toFits([fitOf('tie1', 90), fitOf('tie2', 90), fitOf('low', 40)]);
  const format = formatFor('en');
  const sorted = (column: string, descending: boolean) =>
    names(sortRows(rows, { column, descending }, { fits, format }));

  it('keeps the order of the server for the fit, and puts rows without one last', () => {
    expect(sorted('fit', true)).toEqual(['Tim Zander', 'Ben Adler', 'Anna Berg', 'Ömer Aydin', 'Zoe Anders']);
    expect(sorted('fit', false).slice(0, 3)).toEqual(['Anna Berg', 'Ben Adler', 'Tim Zander']);
  });

  it('sorts names as the language does', () => {
    expect(sorted('talent', false)).toEqual([
      'Anna Berg',
      'Ben Adler',
      'Ömer Aydin',
      'Tim Zander',
      'Zoe Anders',
    ]);
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
