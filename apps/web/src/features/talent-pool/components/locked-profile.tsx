import type { PoolPerson } from '@quint/contract/pool.ts';
import type { JobProfilePart } from '@quint/domain/job-profile.ts';
import { useTranslation } from 'react-i18next';
import { JobProfileView } from '#features/job-profile/components/job-profile-view.tsx';
import { Card } from '#ui/card.tsx';
import { usePoolUnlock } from './unlock-button.tsx';

/** What each locked part holds: how many entries, or that it is filled in. Never what. */
function useHeld({ profile }: Pick<PoolPerson, 'profile'>): Partial<Record<JobProfilePart, string>> {
  const { t } = useTranslation('talent-pool');
  const filled = t('person.filled');
  return {
    ...(profile.salary ? { salary: filled } : {}),
    ...(profile.work_mode ? { modes: filled } : {}),
    ...(profile.languages > 0 ? { languages: t('platform.languages', { count: profile.languages }) } : {}),
    ...(profile.skills > 0 ? { skills: t('platform.skills', { count: profile.skills }) } : {}),
    ...(profile.jobs > 0 ? { experience: t('platform.jobs', { count: profile.jobs }) } : {}),
  };
}

interface LockedProfileProps {
  readonly person: PoolPerson;
  readonly onConfirm: () => void;
}

/** The job profile of a person who is not unlocked: places, and for the rest how much there is, with the way to open it. */
export function LockedProfile({ person, onConfirm }: LockedProfileProps) {
  const { t } = useTranslation('talent-pool');
  const { ask, reason, dialog } = usePoolUnlock(person, onConfirm);
  const held = useHeld(person);
  return (
    <Card title={t('person.job')}>
      <JobProfileView
        preferences={{ locations: [...person.locations] }}
        jobs={[]}
        roles={undefined}
        locks={{ onPress: ask, reason, held }}
      />
      {dialog}
    </Card>
  );
}
