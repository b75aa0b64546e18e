import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { describe, expect, it } from 'vitest';
import { makeUser } from '../../../../testing/api.ts';
import { NAVIGATION } from './entries.ts';

const ADMIN = makeUser();

function shownTo(user: CurrentUser): string {
  return NAVIGATION.filter((entry) => entry.shownTo?.(user) ?? true)
    .map(({ labelKey, titleOf }) => labelKey ?? titleOf)
    .join(' ');
}

function inWorkspace(change: { off?: string; pack?: string }): CurrentUser {
  const workspace = ADMIN.active_workspace!;
  const features = { ...workspace.features, ...(change.off === undefined ? {} : { [change.off]: false }) };
  return {
    ...ADMIN,
    active_workspace: { ...workspace, features, pack: { name: change.pack ?? workspace.pack.name } },
  };
}

describe('the main menu', () => {
  it('has all entries in order for an administrator with every feature', () => {
    expect(shownTo(ADMIN)).toBe(
      'overview roles talents teams goals assessments organization fairness talentPool billing settings',
    );
  });

  it.each([
    [{ off: 'FEATURE_TEAMS' }, 'teams'],
    [{ off: 'FEATURE_GOALS' }, 'goals'],
    [{ off: 'FEATURE_ASSESSMENTS' }, 'assessments'],
    [{ off: 'FEATURE_BIG_FIVE' }, 'organization'],
    [{ pack: 'Basic' }, 'organization'],
    [{ off: 'FEATURE_BIG_FIVE', pack: 'Basic' }, 'organization'],
  ])('with %j lacks only %s', (change, hiddenEntry) => {
    expect(shownTo(inWorkspace(change))).toBe(shownTo(ADMIN).replace(` ${hiddenEntry}`, ''));
  });

  it('has platform entries for platform administrators', () => {
    const platform = { ...ADMIN, role: { name: 'APP_ADMIN' as const, admin_access: true } };
    expect(shownTo(platform)).toMatch(/ talentPool platform billing settings$/);
  });

  it('lacks billing and settings without a workspace, and is empty for a talent', () => {
    expect(shownTo({ ...ADMIN, active_workspace: null })).toBe('overview roles talents fairness talentPool');
    expect(shownTo({ ...ADMIN, role: { name: 'ORG_USER', admin_access: false } })).toBe('');
    const councilRole = { name: 'WORKS_COUNCIL' as const, admin_access: false };
    expect(shownTo({ ...ADMIN, role: councilRole })).toBe('oversight ranges fairness accessLog');
  });
});
