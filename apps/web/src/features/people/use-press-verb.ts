import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useResend } from '#features/people/use-resend.ts';
import { makeLink } from './api.ts';
import { useCopyLink } from './use-copy-link.ts';
import type { AskedVerb } from './model/verbs.ts';

/** What pressing a verb does: it acts at once, leads to a page, or asks first. */
export function usePressVerb(ask: (asked: AskedVerb) => void): (asked: AskedVerb) => void {
  const navigate = useNavigate();
  const copy = useCopyLink();
  const { resend } = useResend();
  return useCallback(
    (asked) => {
      const [first] = asked.people;
      if (first === undefined) return;
      switch (asked.id) {
        case 'compare': {
          const talents = asked.people.map(({ id }) => id).join(',');
          void navigate({ to: '/talents/compare', search: { talents } });
          return;
        }
        case 'copyLink':
          if (first.invitation !== null) void copy(makeLink(first.invitation.id).then(({ url }) => url));
          return;
        case 'inviteAgain':
          void resend(asked.people.flatMap(({ invitation }) => invitation?.id ?? []));
          return;
        case 'unlock':
          ask(asked);
      }
    },
    [navigate, copy, resend, ask],
  );
}
