import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED_ACCESS, FROZEN_ACCESS, NO_WORKSPACE } from '../actor.ts';
import { canEditFiles, canReadFiles, mayUploadFor, UPLOAD_PURPOSES } from './files.ts';

const admin: Actor = {
  userId: 'u',
  userRole: 'ORG_ADMIN',
  organizationId: 'o',
  talentId: undefined,
  pack: 'flow',
  features: new Set(),
  isFrozen: false,
};

describe('access to files', () => {
  it.each<[string, Partial<Actor>, unknown, unknown]>([
    ['an administrator', {}, ALLOWED_ACCESS, ALLOWED_ACCESS],
    [
      'a platform administrator of a frozen workspace',
      { userRole: 'APP_ADMIN', isFrozen: true },
      ALLOWED_ACCESS,
      ALLOWED_ACCESS,
    ],
    ['an administrator of a frozen workspace', { isFrozen: true }, FROZEN_ACCESS, FROZEN_ACCESS],
    ['a talent', { userRole: 'ORG_USER', talentId: 't' }, ALLOWED_ACCESS, ALLOWED_ACCESS],
    [
      'a talent of a frozen workspace',
      { userRole: 'ORG_USER', isFrozen: true },
      ALLOWED_ACCESS,
      FROZEN_ACCESS,
    ],
    ['an account without a workspace', { organizationId: undefined }, NO_WORKSPACE, NO_WORKSPACE],
  ])('%s', (_who, change, read, edit) => {
    expect(canReadFiles({ ...admin, ...change })).toEqual(read);
    expect(canEditFiles({ ...admin, ...change })).toEqual(edit);
  });

  it('lets a talent upload only an image', () => {
    const listPurposes = (actor: Actor) => UPLOAD_PURPOSES.filter((purpose) => mayUploadFor(actor, purpose));
    expect(listPurposes(admin)).toEqual(['avatar', 'logo', 'document']);
    expect(listPurposes({ ...admin, userRole: 'APP_ADMIN' })).toEqual(['avatar', 'logo', 'document']);
    expect(listPurposes({ ...admin, userRole: 'ORG_USER' })).toEqual(['avatar']);
  });
});
