import { PEOPLE_PER_REQUEST } from '@quint/domain/people/people.ts';
import {
  COUNTS,
  groupCalls,
  idsOf,
  MAILS_PER_CALL,
  undosOf,
  type AppliedChange,
  type BulkAction,
  type UndoCall,
} from './bulk-actions.ts';

/** Cancels waiting mails, by the keys of the answer. */
function recall(changes: readonly AppliedChange[]): readonly UndoCall[] {
  const sentMails = undosOf(changes, 'recall');
  const body = { sent: sentMails.map(({ undo }) => undo.sent) };
  return [{ path: 'recall', body, ids: sentMails.map(({ id }) => id) }];
}

export function toMail(id: 'remind' | 'inviteAgain'): BulkAction {
  return {
    id,
    call: { path: id === 'remind' ? 'remind' : 'invite-again', body: {} },
    perCall: MAILS_PER_CALL,
    undo: recall,
    affects: [['invitations'], ...COUNTS],
  };
}

export function toWithdrawn(): BulkAction {
  return {
    id: 'withdraw',
    call: { path: 'withdraw', body: {} },
    perCall: MAILS_PER_CALL,
    change: ({ invitation_status, invitation }) => ({
      invitation_status: invitation_status === 'FINISHED' ? 'FINISHED' : 'CANCELED',
      ...(typeof invitation === 'object' && invitation !== null
        ? { invitation: { ...invitation, status: 'CANCELED' } }
        : {}),
    }),
    undo: (changes) => [{ path: 'withdraw', body: { on: false }, ids: idsOf(changes) }],
    affects: [['invitations'], ...COUNTS],
  };
}

/** Sends scheduled invitations at a given time; null sends them now. */
export function toScheduled(at: Date | null): BulkAction {
  const sendAt = at?.toISOString() ?? null;
  const status = sendAt === null ? 'INVITED' : 'SCHEDULED';
  return {
    id: sendAt === null ? 'sendNow' : 'reschedule',
    call: { path: 'schedule', body: { send_at: sendAt } },
    perCall: MAILS_PER_CALL,
    change: ({ invitation_status, invitation }) => ({
      invitation_status: invitation_status === 'FINISHED' ? 'FINISHED' : status,
      ...(typeof invitation === 'object' && invitation !== null
        ? { invitation: { ...invitation, status, send_at: sendAt } }
        : {}),
    }),
    undo: (changes) =>
      groupCalls(
        'schedule',
        undosOf(changes, 'schedule').flatMap(({ id, undo: { send_at } }) =>
          send_at === null ? [] : [{ id, body: { send_at } }],
        ),
        (body) => body.send_at,
      ),
    affects: [['invitations'], ...COUNTS],
  };
}

export function toMessaged(text: string): BulkAction {
  return {
    id: 'message',
    call: { path: 'message', body: { text } },
    perCall: PEOPLE_PER_REQUEST,
    undo: recall,
    affects: [['inbox']],
  };
}
