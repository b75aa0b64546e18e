import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED_ACCESS, FROZEN_ACCESS, NO_WORKSPACE, NOT_ALLOWED } from '../actor.ts';
import { isResultReadable } from './results.ts';
import { canReadFairness, canReadOversight } from './works-council.ts';

const member: Actor = {
  userId: 'u',
  userRole: 'WORKS_COUNCIL',
  organizationId: 'o',
  talentId: undefined,
  pack: 'flow',
  features: new Set(['FEATURE_TEAMS', 'FEATURE_GOALS', 'FEATURE_ASSESSMENTS', 'FEATURE_CHAT']),
  isFrozen: false,
};

describe('a works council account', () => {
  it.each<[string, Partial<Actor>, readonly unknown[]]>([
    ['the seat', {}, [ALLOWED_ACCESS, ALLOWED_ACCESS]],
    ['the seat in a frozen workspace', { isFrozen: true }, [ALLOWED_ACCESS, ALLOWED_ACCESS]],
    ['a seat without a workspace', { organizationId: undefined }, [NO_WORKSPACE, NO_WORKSPACE]],
    ['an administrator', { userRole: 'ORG_ADMIN' }, [ALLOWED_ACCESS, ALLOWED_ACCESS]],
    [
      'an administrator of a frozen workspace',
      { userRole: 'ORG_ADMIN', isFrozen: true },
      [FROZEN_ACCESS, FROZEN_ACCESS],
    ],
    ['a talent', { userRole: 'ORG_USER', talentId: 't' }, [NOT_ALLOWED, NOT_ALLOWED]],
  ])('is what it is for: %s', (_name, change, expectedAccess) => {
    const actor = { ...member, ...change };
    expect([canReadOversight(actor), canReadFairness(actor)]).toEqual(expectedAccess);
  });

  it('reads no result, even with a linked talent', () => {
    expect(isResultReadable({ ...member, talentId: 't' }, 't')).toBe(false);
  });
});
