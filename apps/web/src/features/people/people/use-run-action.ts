import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { makeLink } from './api.ts';
import type { ActionRequest, PersonActionId } from './model/action-rules.ts';
import { toMail, toScheduled, toWithdrawn } from './model/mail-actions.ts';
import { toDeleted, toShortlisted, toStatus, type BulkAction } from './model/bulk-actions.ts';
import { useCopyLink } from './use-copy-link.ts';
import { useBulkAction } from './use-bulk-action.ts';

/** The comparison says so when more people are named than it shows. */
const MOST_NAMED = 20;

/** The bulk action behind an action that needs no input; undefined for one that asks or opens a page. */
function bulkActionOf(id: PersonActionId, roleId: string | undefined): BulkAction | undefined {
  switch (id) {
    case 'shortlist':
    case 'unshortlist':
      return roleId === undefined ? toStatus('shortlist') : toShortlisted(roleId, id === 'shortlist');
    case 'hire':
    case 'back':
      return toStatus(id);
    case 'remind':
    case 'inviteAgain':
      return toMail(id);
    case 'sendNow':
      return toScheduled(null);
    case 'withdraw':
      return toWithdrawn();
    case 'delete':
      return toDeleted();
    default:
      return undefined;
  }
}

/** Starts an action: runs it, opens a page, or opens its dialog. */
export function useRunAction(
  ask: (actionRequest: ActionRequest) => void,
  roleId: string | undefined,
): (actionRequest: ActionRequest) => void {
  const navigate = useNavigate();
  const copy = useCopyLink();
  const runBulkAction = useBulkAction();
  return useCallback(
    (actionRequest) => {
      const { id, people, refuses } = actionRequest;
      const [first] = people;
      if (first === undefined) return;
      if (id === 'compare') {
        const talents = people
          .slice(0, MOST_NAMED)
          .map((person) => person.id)
          .join(',');
        const role = roleId === undefined ? {} : { role: roleId };
        void navigate({ to: '/talents/compare', search: { talents, ...role } });
      } else if (id === 'copyLink') {
        if (first.invitation !== null) void copy(makeLink(first.invitation.id).then(({ url }) => url));
      } else {
        const bulkAction = bulkActionOf(id, roleId);
        if (bulkAction === undefined) ask(actionRequest);
        else void runBulkAction(bulkAction, people, refuses);
      }
    },
    [navigate, copy, runBulkAction, ask, roleId],
  );
}
