import type { InvitationStatus } from '@quint/domain/invitation-status.ts';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { AssessmentStatus } from '../api.ts';

const TONE: Readonly<Record<AssessmentStatus, BadgeTone>> = {
  planned: 'lila',
  active: 'strong',
  ended: 'neutral',
};

export function AssessmentStatusBadge({ status }: { readonly status: AssessmentStatus }) {
  const { t } = useTranslation('assessments');
  return <Badge tone={TONE[status]}>{t(`statuses.${status}`)}</Badge>;
}

const INVITATION_TONE: Readonly<Record<InvitationStatus, BadgeTone>> = {
  SCHEDULED: 'neutral',
  INVITED: 'neutral',
  SENT: 'lila',
  OPENED: 'lila',
  PENDING: 'partial',
  FINISHED: 'strong',
  CANCELED: 'neutral',
};

/** Where a participant stands: invited, on the way, done, taken out. */
export function ParticipantStatusBadge({ status }: { readonly status: InvitationStatus }) {
  const { t } = useTranslation('assessments');
  return <Badge tone={INVITATION_TONE[status]}>{t(`participantStatuses.${status}`)}</Badge>;
}
