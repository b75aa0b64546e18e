import { describe, expect, it } from 'vitest';
import { INVITATION_STATUSES } from './invitation-status.ts';
import { linkStateOf, sheetStateOf } from './survey-state.ts';

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
