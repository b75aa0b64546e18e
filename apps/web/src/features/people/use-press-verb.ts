import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { makeLink } from './api.ts';
import type { AskedVerb } from './model/verbs.ts';
import { toDeleted, toMail, toScheduled, toStatus, toWithdrawn } from './model/works.ts';
import { useCopyLink } from './use-copy-link.ts';
import { useWork } from './use-work.ts';

/** What pressing a verb does: it acts at once, leads to a page, or asks first. */
export function usePressVerb(
  ask: (asked: AskedVerb) => void,
  roleId: string | undefined,
): (asked: AskedVerb) => void {
  const navigate = useNavigate();
  const copy = useCopyLink();
  const work = useWork();
  return useCallback(
    (asked) => {
      const { id, people, refuses } = asked;
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
        case 'hire':
        case 'back':
          void work(toStatus(id), people, refuses);
          return;
        case 'remind':
        case 'inviteAgain':
          void work(toMail(id), people, refuses);
          return;
        case 'sendNow':
          void work(toScheduled(null), people);
          return;
        case 'withdraw':
          void work(toWithdrawn(), people, refuses);
          return;
        case 'delete':
          void work(toDeleted(), people);
          return;
        default:
          ask(asked);
      }
    },
    [navigate, copy, work, ask, roleId],
  );
}
