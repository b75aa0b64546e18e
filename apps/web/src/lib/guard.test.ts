import { describe, expect, it } from 'vitest';
import { makeUser } from '../testing/api.ts';
import { homeOf, redirectFor, ruleOf, safeRedirect } from './guard.ts';

const workspace = makeUser().active_workspace;
if (workspace === null) throw new Error('The made-up user needs a workspace');
const talent = { id: 'talent-1', organization_id: workspace.id, status: 'APPLICANT' };

const guest = undefined;
const admin = makeUser();
const frozenAdmin = makeUser({ active_workspace: { ...workspace, is_freezed: true } });
const basicAdmin = makeUser({ active_workspace: { ...workspace, pack: { name: 'basic' } } });
const platformAdmin = makeUser({
  role: { name: 'APP_ADMIN', admin_access: true },
  active_workspace: { ...workspace, is_freezed: true },
});
const member = makeUser({ role: { name: 'ORG_USER', admin_access: false }, active_talent: talent });
const frozenMember = { ...member, active_workspace: { ...workspace, is_freezed: true } };
const memberWithoutTalent = makeUser({ role: { name: 'ORG_USER', admin_access: false } });

describe('redirectFor', () => {
  it.each([
    // Guests
    ['guest', guest, '/', undefined],
    ['guest', guest, '/roles', '/?redirectTo=%2Froles'],
    ['guest', guest, '/my-profile', '/?redirectTo=%2Fmy-profile'],
    ['guest', guest, '/survey', undefined],
    ['guest', guest, '/survey/1/abc/a%40b.de', undefined],
    ['guest', guest, '/survey-admin', undefined],
    ['guest', guest, '/checkout/return', undefined],
    ['guest', guest, '/plans', undefined],
    ['guest', guest, '/paused', undefined],
    ['guest', guest, '/auth/invite', undefined],
    ['guest', guest, '/talent-profile/signup', undefined],
    ['guest', guest, '/talent-profile/talent-1', '/?redirectTo=%2Ftalent-profile%2Ftalent-1'],
    ['guest', guest, '/_internal/teams/1/reports/big5', undefined],
    ['guest', guest, '/admin/organizations', '/?redirectTo=%2Fadmin%2Forganizations'],
    // Administrators
    ['admin', admin, '/', '/dashboard'],
    ['admin', admin, '/roles', undefined],
    ['admin', admin, '/roles/', undefined],
    ['admin', admin, '/paused', '/dashboard'],
    ['admin', admin, '/admin', '/dashboard'],
    ['admin', admin, '/my-profile', '/dashboard'],
    ['admin', admin, '/talent-profile/talent-1', '/dashboard'],
    ['admin', admin, '/organization/1', undefined],
    ['admin on Basic', basicAdmin, '/organization/1', '/dashboard'],
    ['admin on Basic', basicAdmin, '/organizations/1', undefined],
    // A frozen workspace
    ['frozen admin', frozenAdmin, '/', '/paused'],
    ['frozen admin', frozenAdmin, '/roles', '/paused'],
    ['frozen admin', frozenAdmin, '/paused', undefined],
    ['frozen admin', frozenAdmin, '/profile', undefined],
    ['frozen admin', frozenAdmin, '/plans', undefined],
    ['frozen admin', frozenAdmin, '/checkout', undefined],
    // The platform is never locked out
    ['platform admin', platformAdmin, '/', '/dashboard'],
    ['platform admin', platformAdmin, '/roles', undefined],
    ['platform admin', platformAdmin, '/admin/organizations', undefined],
    ['platform admin', platformAdmin, '/paused', '/dashboard'],
    // Members
    ['member', member, '/', '/talent-profile/talent-1'],
    ['member', member, '/roles', '/talent-profile/talent-1'],
    ['member', member, '/admin', '/talent-profile/talent-1'],
    ['member', member, '/paused', '/talent-profile/talent-1'],
    ['member', member, '/organization/1', '/talent-profile/talent-1'],
    ['member', member, '/talent-profile/talent-1', undefined],
    ['member', member, '/my-profile', undefined],
    ['member', member, '/profile', undefined],
    ['member of a frozen workspace', frozenMember, '/talent-profile/talent-1', undefined],
    ['member without talent', memberWithoutTalent, '/my-profile', '/profile'],
    ['member without talent', memberWithoutTalent, '/', '/profile'],
  ])('%s (%#) at %3$s', (_who, person, path, target) => {
    expect(redirectFor(path, person)).toBe(target);
  });

  it('brings a guest back to the page with its query', () => {
    expect(redirectFor('/talents', guest, '/talents?q=anna')).toBe('/?redirectTo=%2Ftalents%3Fq%3Danna');
  });

  it('never sends anybody to a page that sends them on', () => {
    for (const person of [admin, frozenAdmin, platformAdmin, member, memberWithoutTalent]) {
      expect(redirectFor(homeOf(person), person)).toBeUndefined();
    }
  });
});

describe('ruleOf', () => {
  it('keeps a page nobody named for admins', () => {
    expect(ruleOf('/something-new').who).toBe('admins');
  });
});

describe('safeRedirect', () => {
  it.each([
    ['/talents?q=a#top', '/talents?q=a#top'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/\t/evil.example', undefined],
    ['https://evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['talents', undefined],
    [42, undefined],
    [undefined, undefined],
  ])('%s', (target, expected) => {
    expect(safeRedirect(target)).toBe(expected);
  });
});
