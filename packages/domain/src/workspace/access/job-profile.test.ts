import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED_ACCESS, FROZEN_ACCESS, NO_WORKSPACE, NOT_ALLOWED } from '../actor.ts';
import { canEditOwnJobProfile, canReadJobProfiles } from './job-profile.ts';

const talent: Actor = {
  userId: 'u',
  userRole: 'ORG_USER',
  organizationId: 'o',
  talentId: 't',
  pack: 'flow',
  features: new Set(),
  isFrozen: false,
};

describe('job profiles', () => {
  it.each<[string, Partial<Actor>, unknown, unknown]>([
    ['a talent', {}, ALLOWED_ACCESS, ALLOWED_ACCESS],
    ['a talent of a frozen workspace', { isFrozen: true }, ALLOWED_ACCESS, FROZEN_ACCESS],
    ['a member without a talent', { talentId: undefined }, ALLOWED_ACCESS, NOT_ALLOWED],
    ['an administrator', { userRole: 'ORG_ADMIN', talentId: undefined }, ALLOWED_ACCESS, NOT_ALLOWED],
    ['an administrator who is a talent too', { userRole: 'ORG_ADMIN' }, ALLOWED_ACCESS, ALLOWED_ACCESS],
    [
      'an administrator of a frozen workspace',
      { userRole: 'ORG_ADMIN', isFrozen: true },
      FROZEN_ACCESS,
      FROZEN_ACCESS,
    ],
    [
      'the platform',
      { userRole: 'APP_ADMIN', talentId: undefined, isFrozen: true },
      ALLOWED_ACCESS,
      NOT_ALLOWED,
    ],
    ['a person without a workspace', { organizationId: undefined }, NO_WORKSPACE, NO_WORKSPACE],
  ])('are read and written by %s', (_name, change, read, write) => {
    expect(canReadJobProfiles({ ...talent, ...change })).toEqual(read);
    expect(canEditOwnJobProfile({ ...talent, ...change })).toEqual(write);
  });
});
