import { useEffect, useRef } from 'react';
import { reportFault } from '#lib/query.ts';
import { changeAccount, useCurrentUser } from '#lib/session.ts';
import { TalentIntro } from './talent-intro.tsx';
import { Tour } from './tour.tsx';

/** Says welcome once: the way through the product to administrators, a few words to everybody else. */
export function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const user = useCurrentUser();
  const isFirst = useRef(user.isFirstVisit);
  // Noted when it was on the screen and not when it is closed, so that a reload in the middle does not begin again.
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    changeAccount({ isFirstVisit: false }).catch(reportFault);
  }, []);
  const Welcome = user.role.name === 'ORG_USER' ? TalentIntro : Tour;
  return <Welcome onClose={onClose} />;
}
