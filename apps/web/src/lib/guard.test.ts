import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from '../router.tsx';
import { makeUser } from '../testing/api.ts';
import { homeOf, redirectFor } from './guard.ts';
import { layoutOf, pageOf } from './page.ts';
import { findTarget, REDIRECTS } from './redirects.ts';

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

const router = createAppRouter(createMemoryHistory());
const matchesAt = (path: string, search: object = {}) => router.matchRoutes(path, search);

type Person = Parameters<typeof redirectFor>[1];
const redirectAt = (path: string, person: Person, href = path) =>
  redirectFor(pageOf(matchesAt(path)), person, href);

describe('the page of a path', () => {
  it.each([
    ['/talents/compare', '/talents/compare'],
    ['/talents/invite', '/talents/invite'],
    ['/talents/0190c0de', '/talents/$talentId/'],
    ['/talent-profile/signup', '/talent-profile/signup'],
    ['/roles/create/empty', '/roles/create/empty'],
    ['/roles/r1/edit', '/roles/$roleId/edit'],
    ['/survey/signup', '/survey/signup'],
    ['/video-guide', '/video-guide/{-$lang}'],
    ['/roles/', '/roles/'],
    ['/', '/'],
  ])('%s is %s', (path, page) => {
    expect(matchesAt(path).at(-1)?.fullPath).toBe(page);
  });

  it('is for administrators by default', () => {
    expect(pageOf(matchesAt('/something-new')).who).toBe('admins');
  });
});

describe('findTarget', () => {
  it.each([
    ['/admin', '/admin/organizations'],
    ['/admin/', '/admin/organizations'],
    ['/public/assessments', '/survey/signup'],
    ['/talent_profile/t1', '/talent-profile/t1'],
    ['/talent-profile/t1/insights', '/talent-profile/t1/insights/self-perception'],
    ['/roles', undefined],
    ['/admin/norms', undefined],
  ])('redirects %s to %s', (path, target) => {
    expect(findTarget(path)).toBe(target);
  });

  it('never redirects to a path that redirects', () => {
    expect(REDIRECTS.filter(([, to]) => findTarget(to) !== undefined)).toEqual([]);
  });
});

describe('redirectFor', () => {
  it('returns a guest to the page with its query', () => {
    expect(redirectAt('/talents', undefined, '/talents?q=anna')).toBe('/?redirectTo=%2Ftalents%3Fq%3Danna');
  });

  it('redirects a talent to the part of their profile in the URL', () => {
    const requestedHref = '/my-profile?tab=data#who-looked';
    expect(redirectAt('/my-profile', member, requestedHref)).toBe(
      '/talent-profile/talent-1?tab=data#who-looked',
    );
    expect(redirectAt('/my-profile', memberWithoutTalent, requestedHref)).toBe('/profile');
    expect(redirectAt('/my-profile', admin, requestedHref)).toBe('/dashboard');
    expect(redirectAt('/talents', member, '/talents?tab=data')).toBe('/talent-profile/talent-1');
  });

  it('never redirects to a page that redirects further', () => {
    for (const person of [admin, frozenAdmin, platformAdmin, member, memberWithoutTalent]) {
      expect(redirectAt(homeOf(person), person)).toBeUndefined();
    }
  });

  it('limits talents, and administrators who are talents, to their own profile', () => {
    const adminWithTalent = makeUser({ active_talent: talent });
    for (const below of ['', '/roles/r1', '/insights/work-focus']) {
      expect(redirectAt(`/talent-profile/talent-1${below}`, member)).toBeUndefined();
      expect(redirectAt(`/talent-profile/talent-2${below}`, member)).toBe('/talent-profile/talent-1');
      expect(redirectAt(`/talent-profile/talent-1${below}`, adminWithTalent)).toBeUndefined();
      expect(redirectAt(`/talent-profile/talent-2${below}`, adminWithTalent)).toBe('/dashboard');
    }
  });

  it('lets a member of a frozen workspace read their own profile', () => {
    const frozenMember = { ...member, active_workspace: { ...workspace, is_freezed: true } };
    expect(redirectAt('/talent-profile/talent-1', frozenMember)).toBeUndefined();
  });

  it('treats any role with admin access as a platform administrator', () => {
    const other = makeUser({ role: { name: 'ORG_ADMIN', admin_access: true } });
    expect(redirectAt('/admin/organizations', other)).toBeUndefined();
  });
});

describe('layoutOf', () => {
  it.each([
    ['/talents/t1', { output: 'json' }, 'blank'],
    ['/roles/r1/talents/t1', { output: 'json' }, 'blank'],
    ['/talent-profile/t1', { output: 'json' }, 'blank'],
    ['/talents/t1', { output: 'pdf' }, 'sidebar'],
    ['/talents/t1', {}, 'sidebar'],
    ['/talents/compare', { output: 'json' }, 'sidebar'],
    ['/roles/r1', { output: 'json' }, 'sidebar'],
    ['/something-new', {}, undefined],
  ])('%s with %j: %s', (path, search, layout) => {
    expect(layoutOf(matchesAt(path, search))).toBe(layout);
  });
});
