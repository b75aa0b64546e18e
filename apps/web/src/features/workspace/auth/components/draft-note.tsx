import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasGuestDraft, OFFER_PAGE } from '#features/roles/role-assistant/model/guest-draft-key.ts';

interface DraftNoteProps {
  /** The mail was sent, or its link was opened. */
  readonly step: 'sent' | 'confirmed';
  readonly target: string | undefined;
}

/** For users who sign up for a role that they described as a visitor: where its draft is. Nothing for others. */
export function DraftNote({ step, target }: DraftNoteProps) {
  const { t } = useTranslation('auth');
  const [isHere] = useState(hasGuestDraft);
  if (target !== OFFER_PAGE) return null;
  // The mail may be opened on another device, whose browser does not have the draft.
  if (step === 'sent' && !isHere) return null;
  return (
    <p className="rounded-md bg-lila-soft px-4 py-3 text-pretty">
      {step === 'sent' ? t('draft.sent') : t(isHere ? 'draft.here' : 'draft.elsewhere')}
    </p>
  );
}
