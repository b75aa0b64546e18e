import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvitationStatus } from './invitation-status.ts';
import { canMoveTo, INVITATION_STATUSES, isOpen, isRetaking, statusesBefore } from './invitation-status.ts';

/** All transitions: a row is the current status, a column the next one. */
const TABLE = `
           SCHEDULED INVITED SENT OPENED PENDING FINISHED CANCELED
SCHEDULED  -         x       -    -      -       -        x
INVITED    -         -       x    x      x       x        x
SENT       -         -       -    x      x       x        x
OPENED     -         -       -    -      x       x        x
PENDING    -         -       -    -      -       x        x
FINISHED   -         -       -    -      -       -        -
CANCELED   -         -       -    -      -       -        -`;

const anyStatus = fc.constantFrom(...INVITATION_STATUSES);

describe('a survey that is being retaken', () => {
  it('is a finished one with a newer open sheet', () => {
    expect(isRetaking('FINISHED', 'OPENED')).toBe(true);
    expect(isRetaking('FINISHED', 'PENDING')).toBe(true);
    expect(isRetaking('FINISHED', 'FINISHED')).toBe(false);
    expect(isRetaking('FINISHED', 'CANCELED')).toBe(false);
    expect(isRetaking('OPENED', 'OPENED')).toBe(false);
    expect(isRetaking(null, undefined)).toBe(false);
  });
});

describe('the status of an invitation', () => {
  it('allows only the transitions of the table', () => {
    const [head = '', ...rows] = TABLE.trim().split('\n');
    const columns = head.trim().split(/\s+/);
    const moves = rows.flatMap((row) => {
      const [from, ...marks] = row.trim().split(/\s+/);
      return marks.flatMap((mark, index) => (mark === 'x' ? [`${from} ${columns[index]}`] : []));
    });
    const allowedMoves = INVITATION_STATUSES.flatMap((from) =>
      INVITATION_STATUSES.filter((to) => canMoveTo(from, to)).map((to) => `${from} ${to}`),
    );
    expect(allowedMoves).toEqual(moves);
  });

  it('does not go back or stay, and ends after at most five transitions', () => {
    fc.assert(
      fc.property(fc.array(anyStatus, { maxLength: 40 }), (requestedStatuses) => {
        let status: InvitationStatus = 'SCHEDULED';
        const path: InvitationStatus[] = [status];
        for (const nextStatus of requestedStatuses) {
          if (!canMoveTo(status, nextStatus)) continue;
          status = nextStatus;
          path.push(status);
        }
        expect(new Set(path).size).toBe(path.length);
        expect(path.length).toBeLessThanOrEqual(6);
        const order = path.map((one) => INVITATION_STATUSES.indexOf(one));
        expect(order).toEqual(order.toSorted((one, other) => one - other));
      }),
    );
  });

  it('is open until it is finished or cancelled', () => {
    expect(INVITATION_STATUSES.filter((status) => !isOpen(status))).toEqual(['FINISHED', 'CANCELED']);
    expect(statusesBefore('CANCELED')).toEqual(INVITATION_STATUSES.filter(isOpen));
    expect(statusesBefore('SENT')).toEqual(['INVITED']);
    expect(statusesBefore('SCHEDULED')).toEqual([]);
  });
});
