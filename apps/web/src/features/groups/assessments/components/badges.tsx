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
