import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { useTranslation } from 'react-i18next';
import { JobProfileView } from '#features/profile/job-profile/components/job-profile-view.tsx';
import { useClosedContentLabels } from '#features/people/people/use-closed-content-labels.ts';
import { Card } from '#ui/card.tsx';
import { usePoolUnlock } from './unlock-button.tsx';

interface LockedProfileProps {
  readonly person: PoolPerson;
  readonly onConfirm: () => void;
}

/** The job profile of a person who is not unlocked: places, the number of other entries, and the unlock button. */
export function LockedProfile({ person, onConfirm }: LockedProfileProps) {
  const { t } = useTranslation('talent-pool');
  const { ask, reason, dialog } = usePoolUnlock(person, onConfirm);
  const contents = useClosedContentLabels().describeContents(person.profile);
  return (
    <Card title={t('person.job')}>
      <JobProfileView
        preferences={{ locations: [...person.locations] }}
        jobs={[]}
        roles={undefined}
        locks={{ onPress: ask, reason, contents }}
      />
      {dialog}
    </Card>
  );
}
