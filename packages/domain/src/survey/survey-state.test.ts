import { describe, expect, it } from 'vitest';
import { INVITATION_STATUSES } from '../base/invitation-status.ts';
import { linkStateOf, toSurveySessionState, sheetStateOf } from './survey-state.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-02T12:00:00Z');

describe('sheetStateOf', () => {
  it.each([
    ['SCHEDULED', 'not_started'],
    ['INVITED', 'open'],
    ['SENT', 'open'],
    ['OPENED', 'open'],
    ['PENDING', 'open'],
    ['FINISHED', 'completed'],
    ['CANCELED', 'expired'],
  ] as const)('%s is %s', (status, state) => {
    expect(sheetStateOf(status)).toBe(state);
    expect(linkStateOf({ status, expiresAt: later }, now)).toBe(state);
  });
});

describe('toSurveySessionState', () => {
  const sheet = { status: 'PENDING', isSubmitted: false, isConfirmed: false, isProved: false } as const;
  it.each([
    [{}, 'open'],
    [{ isSubmitted: true }, 'awaiting_proof'],
    [{ isProved: true }, 'whose_answers'],
    [{ isProved: true, isSubmitted: true }, 'whose_answers'],
    [{ isProved: true, isConfirmed: true }, 'open'],
    [{ isProved: true, status: 'FINISHED' }, 'completed'],
    [{ status: 'FINISHED' }, 'completed'],
    [{ isProved: true, status: 'CANCELED' }, 'expired'],
  ] as const)('%j is %s', (values, state) => {
    expect(toSurveySessionState({ ...sheet, ...values })).toBe(state);
  });
});

describe('linkStateOf', () => {
  it.each(INVITATION_STATUSES)(
    'expires with the link, except that %s stays completed when finished',
    (status) => {
      expect(linkStateOf({ status, expiresAt: now }, now)).toBe(
        status === 'FINISHED' ? 'completed' : 'expired',
      );
    },
  );
});

describe('a link of an assessment', () => {
  const expiresAt = new Date('2026-04-01T00:00:00Z');
  const earlier = new Date('2026-02-01T00:00:00Z');
  it.each([
    ['SENT', { startsAt: later, endsAt: expiresAt }, 'not_started'],
    ['SENT', { startsAt: now, endsAt: later }, 'open'],
    ['PENDING', { startsAt: earlier, endsAt: now }, 'assessment_expired'],
    ['SCHEDULED', { startsAt: earlier, endsAt: now }, 'assessment_expired'],
    ['FINISHED', { startsAt: earlier, endsAt: now }, 'completed'],
    ['CANCELED', { startsAt: earlier, endsAt: now }, 'expired'],
  ] as const)('%s within %o is %s', (status, days, state) => {
    expect(linkStateOf({ status, expiresAt, ...days }, now)).toBe(state);
  });

  it('is valid until the end of the assessment, and then reports that it is over', () => {
    expect(linkStateOf({ status: 'SENT', expiresAt: earlier, endsAt: earlier }, now)).toBe(
      'assessment_expired',
    );
    expect(linkStateOf({ status: 'SENT', expiresAt: earlier, endsAt: later }, now)).toBe('open');
  });
});
