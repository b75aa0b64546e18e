import { lazy, Suspense, useState } from 'react';
import { hasGuestDraft } from '../model/guest-draft-key.ts';

const GuestDraftOffer = lazy(async () => ({
  default: (await import('./guest-draft-offer.tsx')).GuestDraftOffer,
}));

/** Offers a visitor's draft on the start page of administrators; loads its code only when there is a draft. */
export function DraftOffer() {
  const [isThere] = useState(hasGuestDraft);
  if (!isThere) return null;
  return (
    <Suspense fallback={null}>
      <div className="pb-5">
        <GuestDraftOffer />
      </div>
    </Suspense>
  );
}
