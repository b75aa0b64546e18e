import { lazy, Suspense, useState } from 'react';
import { hasGuestDraft } from '../model/guest-draft-key.ts';

const GuestDraftOffer = lazy(async () => ({
  default: (await import('./guest-draft-offer.tsx')).GuestDraftOffer,
}));

/** Offers the draft of a visitor where administrators begin; its code comes only when there is one. */
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
