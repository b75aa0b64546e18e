import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { Hourglass, LoaderCircle, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { heldOf } from '#features/people/people/model/person.ts';
import { useHoldLabels } from '#features/people/people/use-hold-labels.ts';
import { Badge } from '#ui/badge.tsx';

/** Where the survey stands while there is no result, and whether the insight is unlocked once there is one. */
export function PersonBadge({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  const toHoldLabels = useHoldLabels();
  const [now] = useState(Date.now);
  const { invitation } = talent;
  if (talent.latestResult !== null) {
    return talent.is_insight_unlocked ? (
      <Badge tone="lila" icon={<LockOpen aria-hidden="true" className="size-3.5" />}>
        {t('badge.unlocked')}
      </Badge>
    ) : talent.isMasked ? (
      <Badge icon={<Lock aria-hidden="true" className="size-3.5" />}>{t('badge.locked')}</Badge>
    ) : null;
  }
  const hold = heldOf(talent);
  if (hold !== undefined) {
    return (
      <Badge icon={<Hourglass aria-hidden="true" className="size-3.5" />}>{toHoldLabels(hold).badge}</Badge>
    );
  }
  if (invitation === null) return <Badge>{t('badge.never')}</Badge>;
  if (invitation.status === 'CANCELED') return <Badge tone="danger">{t('badge.withdrawn')}</Badge>;
  const isExpired = isOpen(invitation.status) && new Date(invitation.link_expires_at).getTime() < now;
  if (isExpired) return <Badge tone="partial">{t('badge.expired')}</Badge>;
  if (invitation.status === 'SCHEDULED') return <Badge>{t('badge.scheduled')}</Badge>;
  return invitation.status === 'PENDING' ? (
    <Badge icon={<LoaderCircle aria-hidden="true" className="size-3.5" />}>{t('badge.underWay')}</Badge>
  ) : (
    <Badge>{t('badge.waiting')}</Badge>
  );
}
