import { useEffect, useRef } from 'react';
import { isAdmin } from '#lib/guard.ts';
import { reportFault } from '#lib/query.ts';
import { changeAccount, useCurrentUser } from '#lib/session.ts';
import { TalentIntro } from './talent-intro.tsx';
import { Tour } from './tour.tsx';

/** The welcome, shown once: a tour for administrators, a short text for others. */
export function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const user = useCurrentUser();
  const isFirst = useRef(user.isFirstVisit);
  // Recorded when it is shown and not when it is closed, so that a reload does not start it again.
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    changeAccount({ isFirstVisit: false }).catch(reportFault);
  }, []);
  const Welcome = isAdmin(user) ? Tour : TalentIntro;
  return <Welcome onClose={onClose} />;
}
