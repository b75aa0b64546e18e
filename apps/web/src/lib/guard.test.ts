import { describe, expect, it } from 'vitest';
import { makeUser } from '../testing/api.ts';
import { findRoute, findTarget, homeOf, isBlankFor, redirectFor } from './guard.ts';
import { ROUTES } from './route-table.ts';

const workspace = makeUser().active_workspace;
if (workspace === null) throw new Error('The made-up user needs a workspace');

const admin = makeUser();
const frozenAdmin = makeUser({ active_workspace: { ...workspace, is_freezed: true } });
const platformAdmin = makeUser({
  role: { name: 'APP_ADMIN', admin_access: true },
  active_workspace: { ...workspace, is_freezed: true },
});
const talent = { id: 'talent-1', organization_id: workspace.id, status: 'APPLICANT' };
const member = makeUser({ role: { name: 'ORG_USER', admin_access: false }, active_talent: talent });
const memberWithoutTalent = makeUser({ role: { name: 'ORG_USER', admin_access: false } });

describe('findRoute', () => {
  it.each([
    ['/talents/compare', '/talents/compare', {}],
    ['/talents/invite', '/talents/invite', {}],
    ['/talents/0190c0de', '/talents/$talentId', { talentId: '0190c0de' }],
    ['/talent-profile/signup', '/talent-profile/signup', {}],
    ['/roles/create/empty', '/roles/create/empty', {}],
    ['/roles/r1/edit', '/roles/$roleId/edit', { roleId: 'r1' }],
    ['/survey/signup', '/survey/signup', {}],
    [
      '/survey/a1/abc/mail',
      '/survey/$assessmentCycleId/$token/$email',
      { assessmentCycleId: 'a1', token: 'abc', email: 'mail' },
    ],
    ['/video-guide', '/video-guide/*', {}],
    ['/roles/', '/roles', {}],
    ['/', '/', {}],
  ])('%s is %s', (path, row, params) => {
    const found = findRoute(path);
    expect([found.row.path, found.params]).toEqual([row, params]);
  });

  it('keeps a page nobody named for administrators', () => {
    expect(findRoute('/something-new').row.who).toBe('admins');
  });

  it('has one row for each address', () => {
    const paths = ROUTES.map((row) => row.path);
    expect(paths).toHaveLength(new Set(paths).size);
  });
});

describe('findTarget', () => {
  it.each([
    ['/admin', '/admin/organizations'],
    ['/public/assessments', '/survey/signup'],
    ['/talent_profile/t1', '/talent-profile/t1'],
    ['/talent-profile/t1/insights', '/talent-profile/t1/insights/self-perception'],
    ['/roles', undefined],
  ])('%s leads to %s', (path, target) => {
    expect(findTarget(path)).toBe(target);
  });
});

describe('redirectFor', () => {
  it('brings a guest back to the page with its query', () => {
    expect(redirectFor('/talents', undefined, '/talents?q=anna')).toBe('/?redirectTo=%2Ftalents%3Fq%3Danna');
  });

  it('never sends anybody to a page that sends them on', () => {
    for (const person of [admin, frozenAdmin, platformAdmin, member, memberWithoutTalent]) {
      expect(redirectFor(homeOf(person), person)).toBeUndefined();
    }
  });

  it('keeps talents, and administrators who are talents, to their own profile', () => {
    const hired = makeUser({ active_talent: talent });
    for (const below of ['', '/roles/r1', '/insights/work-focus']) {
      expect(redirectFor(`/talent-profile/talent-1${below}`, member)).toBeUndefined();
      expect(redirectFor(`/talent-profile/talent-2${below}`, member)).toBe('/talent-profile/talent-1');
      expect(redirectFor(`/talent-profile/talent-1${below}`, hired)).toBeUndefined();
      expect(redirectFor(`/talent-profile/talent-2${below}`, hired)).toBe('/dashboard');
    }
  });

  it('lets the member of a frozen workspace read the own profile', () => {
    const frozenMember = { ...member, active_workspace: { ...workspace, is_freezed: true } };
    expect(redirectFor('/talent-profile/talent-1', frozenMember)).toBeUndefined();
  });

  it('takes any role with admin access for the platform', () => {
    const other = makeUser({ role: { name: 'ORG_ADMIN', admin_access: true } });
    expect(redirectFor('/admin/organizations', other)).toBeUndefined();
  });
});

describe('isBlankFor', () => {
  it.each([
    ['/talents/t1', { output: 'json' }, true],
    ['/roles/r1/talents/t1', { output: 'json' }, true],
    ['/talents/t1', { output: 'pdf' }, false],
    ['/talents/t1', {}, false],
    ['/talents/compare', { output: 'json' }, false],
    ['/roles/r1', { output: 'json' }, false],
  ])('%s with %j: %s', (path, search, isBlank) => {
    expect(isBlankFor(path, search)).toBe(isBlank);
  });
});
