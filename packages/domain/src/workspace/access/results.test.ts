import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { canDownloadReports, canReadReports, canReadResults, isResultReadable } from './results.ts';

const actor = (values: Partial<Actor>): Actor => ({
  userId: 'u',
  userRole: 'ORG_USER',
  organizationId: 'o',
  talentId: undefined,
  pack: 'flow',
  features: new Set(),
  isFrozen: false,
  ...values,
});

describe('who reads results', () => {
  it.each([
    ['an administrator', { userRole: 'ORG_ADMIN' }, true, true],
    ['an administrator of a frozen workspace', { userRole: 'ORG_ADMIN', isFrozen: true }, 'frozen', 'frozen'],
    ['an administrator of the platform', { userRole: 'APP_ADMIN', isFrozen: true }, true, true],
    ['a person without a talent', {}, 'not_allowed', 'not_allowed'],
    ['a person without a talent, frozen', { isFrozen: true }, 'not_allowed', 'frozen'],
    ['a talent', { talentId: 't' }, 'not_allowed', true],
    ['a talent of a frozen workspace', { talentId: 't', isFrozen: true }, 'not_allowed', true],
    [
      'an administrator without a workspace',
      { userRole: 'ORG_ADMIN', organizationId: undefined },
      'no_workspace',
      'no_workspace',
    ],
  ] as const)('%s', (_, values, results, reports) => {
    const answer = (expectedAccess: true | string) =>
      expectedAccess === true ? { isAllowed: true } : { isAllowed: false, because: expectedAccess };
    expect(canReadResults(actor(values))).toEqual(answer(results));
    expect(canReadReports(actor(values))).toEqual(answer(reports));
  });

  it('refuses administrators the document while the feature is off', () => {
    const feature = 'FEATURE_PDF_REPORT';
    const off = { isAllowed: false, because: 'feature_off', feature };
    expect(canDownloadReports(actor({ userRole: 'ORG_ADMIN' }))).toEqual(off);
    expect(canDownloadReports(actor({ userRole: 'ORG_ADMIN', features: new Set([feature]) }))).toEqual({
      isAllowed: true,
    });
    expect(canDownloadReports(actor({ talentId: 't' }))).toEqual({ isAllowed: true });
    expect(canDownloadReports(actor({}))).toEqual({ isAllowed: false, because: 'not_allowed' });
  });

  it('gives a talent only their own result', () => {
    expect(isResultReadable(actor({ talentId: 't' }), 't')).toBe(true);
    expect(isResultReadable(actor({ talentId: 't' }), 'x')).toBe(false);
    expect(isResultReadable(actor({}), 'x')).toBe(false);
    expect(isResultReadable(actor({ userRole: 'ORG_ADMIN' }), 'x')).toBe(true);
  });
});
