import { describe, expect, it } from 'vitest';
import { toCsv } from '#lib/csv.ts';
import { makeFit, makeTalent } from '../../../testing/talents.ts';
import { toFilter } from './model/filter.ts';
import { findMissingParts } from './model/views.ts';
import { toFits, toGroups, toRows } from './rows.ts';
import { EVERYBODY, toSearch, toView, type TalentsView } from './model/view.ts';
import { readTalentsSearch } from './search.ts';

const ROLE = '0190c0de-0000-7000-8000-0000000000aa';
const OTHER = '0190c0de-0000-7000-8000-0000000000bb';
const CONTEXT = { roleNames: new Map(), teamNames: new Map(), roleIds: [], consideredRoleIds: [] };
const DAY = '2026-11-20T08:00:00.000Z';

describe('toRows', () => {
  it('resolves the names of roles and groups by their keys', () => {
    const context = {
      ...CONTEXT,
      roleNames: new Map([
        ['r1', 'UX researcher'],
        ['r2', 'Agile coach'],
      ]),
      teamNames: new Map([['t1', 'Growth']]),
    };
    const roles = ['r1', 'r2'].map((roles_id) => ({ roles_id, rejected_at: null, shortlisted_at: null }));
    const [row] = toRows([makeTalent('a', { roles, teams: [{ teams_id: 't1' }] })], context);
    expect(row?.roleNames).toBe('Agile coach, UX researcher');
    expect(row?.teamNames).toBe('Growth');
  });

  it('shows "not further" for people found by that filter, even if they have another matching status', () => {
    const talent = makeTalent('a', {
      status: 'FAVOURITE',
      roles: [
        { roles_id: ROLE, rejected_at: DAY, shortlisted_at: null },
        { roles_id: OTHER, rejected_at: null, shortlisted_at: null },
      ],
    });
    const roleNames = new Map([[ROLE, 'Baker']]);
    const standIn = (...consideredRoleIds: string[]) => {
      const context = { ...CONTEXT, roleNames, consideredRoleIds, roleIds: consideredRoleIds };
      const [row] = toRows([talent], context);
      return [row?.shownStatus, row?.notFurther.map(({ name }) => name), row?.isOut];
    };
    expect(standIn(ROLE)).toEqual(['REJECTED', [], true]);
    expect(standIn(OTHER)).toEqual(['FAVOURITE', [], false]);
    expect(standIn(ROLE, OTHER)).toEqual(['FAVOURITE', ['Baker'], false]);
    expect(standIn()).toEqual(['FAVOURITE', ['Baker'], false]);
    const roles = [{ roles_id: ROLE, rejected_at: DAY, shortlisted_at: null }];
    const [out, employeeRow] = toRows(
      [makeTalent('b', { roles }), makeTalent('c', { roles, status: 'EMPLOYEE' })],
      { ...CONTEXT, roleNames },
    );
    expect([out?.shownStatus, out?.notFurther.length, out?.isOut]).toEqual(['APPLICANT', 1, true]);
    expect([employeeRow?.shownStatus, employeeRow?.notFurther.length, employeeRow?.isOut]).toEqual([
      'EMPLOYEE',
      1,
      false,
    ]);
  });
});

describe('groups and fits', () => {
  it('start where the groups of the server start, people without a result last', () => {
    expect(toGroups({ groups: [2, 1], total: 5 })).toEqual([
      { start: 0, count: 2, kind: 'first' },
      { start: 2, count: 1, kind: 'next' },
      { start: 3, count: 2, kind: 'rest' },
    ]);
    expect(toGroups({ groups: null, total: 5 })).toEqual([]);
  });

  it('are looked up by role and talent, across all pages', () => {
    const page = (id: string) => [{ roleId: ROLE, fits: [makeFit(id, 80)] }];
    const fits = toFits([page('a'), page('b')]);
    expect([...(fits.get(ROLE)?.keys() ?? [])]).toEqual(['a', 'b']);
  });
});

describe('The URL of the list', () => {
  it('describes the same view again when parsed', () => {
    const view: TalentsView = {
      search: '12',
      survey: ['SENT', 'OPENED'],
      status: ['FAVOURITE', 'REJECTED'],
      undelivered: true,
      considered: [ROLE],
      groups: [OTHER],
      tags: ['Berlin, Mitte', 'remote'],
      quiet: true,
      fresh: false,
      finishedSince: '2026-11-16',
      roles: [ROLE, OTHER],
      sort: { column: 'fit1', isDescending: true },
      savedViewId: 'view-1',
    };
    const search = toSearch(view);
    expect(search).toMatchObject({ search: '12', survey: 'SENT,OPENED', tag: 'Berlin%2C%20Mitte,remote' });
    expect(toView(readTalentsSearch({ ...search, search: 12 }))).toEqual(view);
  });

  it('leaves out defaults, and drops unknown values', () => {
    const view = toView(readTalentsSearch({ survey: 'NEVER', role: 'x', sort: 'fit0', tag: '%E0%A4%A' }));
    expect(view).toEqual(EVERYBODY);
    expect(toSearch(view)).toEqual({});
    expect(toView({ role: ROLE }).sort).toEqual({ column: 'fit0', isDescending: true });
  });
});

describe('toFilter', () => {
  it('applies "not further" to the roles of the view', () => {
    expect(toFilter(EVERYBODY)).toBeUndefined();
    expect(toFilter({ ...EVERYBODY, considered: [ROLE] })).toEqual({
      roles: { _some: { roles_id: { _eq: ROLE } } },
    });
    expect(toFilter({ ...EVERYBODY, considered: [ROLE], status: ['FAVOURITE', 'REJECTED'] })).toEqual({
      _or: [
        {
          _and: [
            { status: { _in: ['FAVOURITE'] } },
            { roles: { _some: { roles_id: { _eq: ROLE }, rejected: { _eq: false } } } },
          ],
        },
        { roles: { _some: { roles_id: { _eq: ROLE }, rejected: { _eq: true } } } },
      ],
    });
  });
});

describe('findMissingParts', () => {
  const view: TalentsView = {
    ...EVERYBODY,
    considered: [ROLE],
    tags: ['old', 'new'],
    roles: [ROLE],
    sort: { column: 'fit0', isDescending: true },
    savedViewId: 'view-1',
  };

  it('lists what no longer exists, and the view without it', () => {
    expect(findMissingParts(view, { roles: [], teams: [], tags: ['new'] })).toEqual({
      kinds: ['role', 'tag'],
      repairedView: { ...EVERYBODY, tags: ['new'], savedViewId: 'view-1' },
    });
    expect(findMissingParts(view, { roles: undefined, teams: undefined, tags: undefined })).toBeUndefined();
  });
});

describe('toCsv', () => {
  it('writes for spreadsheets: byte order mark, separator of the language, no formulas', () => {
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
