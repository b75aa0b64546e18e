import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

const TONE: Readonly<Record<InvitationStatus, BadgeTone>> = {
  SCHEDULED: 'neutral',
  INVITED: 'neutral',
  SENT: 'neutral',
  OPENED: 'partial',
  PENDING: 'partial',
  FINISHED: 'strong',
  CANCELED: 'neutral',
};

interface SurveyBadgeProps {
  readonly status: InvitationStatus;
  /** A more precise label for this state, such as the day it is scheduled for. */
  readonly label?: string | undefined;
}

/** The state of a person's survey, with the same word and colour on every page. */
export function SurveyBadge({ status, label }: SurveyBadgeProps) {
  const { t } = useTranslation();
  return <Badge tone={TONE[status]}>{label ?? t(`surveyStates.${status}`)}</Badge>;
}
