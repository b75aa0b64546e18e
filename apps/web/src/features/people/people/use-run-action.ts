import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { makeLink } from './api.ts';
import type { ActionRequest } from './model/action-rules.ts';
import { toMail, toScheduled, toWithdrawn } from './model/mail-actions.ts';
import { toDeleted, toShortlisted, toStatus } from './model/bulk-actions.ts';
import { useCopyLink } from './use-copy-link.ts';
import { useBulkAction } from './use-bulk-action.ts';

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
      switch (id) {
        case 'compare': {
          const talents = people.map((person) => person.id).join(',');
          const role = roleId === undefined ? {} : { role: roleId };
          void navigate({ to: '/talents/compare', search: { talents, ...role } });
          return;
        }
        case 'copyLink':
          if (first.invitation !== null) void copy(makeLink(first.invitation.id).then(({ url }) => url));
          return;
        case 'shortlist':
        case 'unshortlist':
          void runBulkAction(
            roleId === undefined ? toStatus('shortlist') : toShortlisted(roleId, id === 'shortlist'),
            people,
            refuses,
          );
          return;
        case 'hire':
        case 'back':
          void runBulkAction(toStatus(id), people, refuses);
          return;
        case 'remind':
        case 'inviteAgain':
          void runBulkAction(toMail(id), people, refuses);
          return;
        case 'sendNow':
          void runBulkAction(toScheduled(null), people);
          return;
        case 'withdraw':
          void runBulkAction(toWithdrawn(), people, refuses);
          return;
        case 'delete':
          void runBulkAction(toDeleted(), people);
          return;
        default:
          ask(actionRequest);
      }
    },
    [navigate, copy, runBulkAction, ask, roleId],
  );
}
