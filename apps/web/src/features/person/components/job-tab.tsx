import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JobProfileView } from '#features/job-profile/components/job-profile-view.tsx';
import { namesQuery, type TalentRecord } from '#features/matching/api.ts';
import { LockedDialog } from '#features/people/components/limit-dialog.tsx';
import type { Verb } from '#features/people/use-verbs.tsx';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { copyQuery, jobProfileQuery } from '../api.ts';
import { UnlockCard } from './unlock-card.tsx';

interface JobTabProps {
  readonly talent: TalentRecord;
  readonly verbs: readonly Verb[];
}

/** A press on a locked part: the dialog that unlocks, why that is not possible, or whom to ask. */
function useLocked(verbs: readonly Verb[]) {
  const [isAsking, ask] = useState(false);
  const unlock = verbs.find(({ id }) => id === 'unlock');
  const onPress = () => (unlock === undefined ? ask(true) : unlock.run());
  const locks = { onPress, reason: unlock?.reason };
  return { locks, dialog: isAsking && <LockedDialog onClose={() => ask(false)} /> };
}

function Looking({ isLooking, isCopy }: { readonly isLooking: boolean; readonly isCopy: boolean }) {
  const { t } = useTranslation('record');
  if (isLooking) return <Badge tone="strong">{t('job.openForWork')}</Badge>;
  return <Badge>{t(isCopy ? 'badge.noLonger' : 'job.notOpenForWork')}</Badge>;
}

/** What the person says of work. Salary, skills, experience, work mode and languages open with the insight. */
export function JobTab({ talent, verbs }: JobTabProps) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const profile = useQuery(jobProfileQuery(talent.id, talent.isLocked));
  const copy = useQuery(copyQuery(talent)).data;
  const preferences = profile.data?.job_preferences ?? null;
  const keys = (preferences?.roles_for_notifications ?? []).flatMap(({ roles_id: role }) => role ?? []);
  const roles = useQuery(namesQuery('roles', keys)).data?.map(({ name }) => name) ?? [];
  const locked = useLocked(verbs);
  const unlock = talent.isLocked && <UnlockCard talent={talent} verbs={verbs} />;
  if (profile.data === undefined) {
    return profile.isError ? (
      <NotLoaded error={profile.error} onRetry={() => void profile.refetch()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  }
  const { job_experiences: jobs, is_open_for_work: isOpen } = profile.data;
  const isEmpty = preferences === null && jobs.length === 0;
  return (
    <div className="flex flex-col gap-5">
      {talent.isLocked && <p className="text-second">{t('job.locked')}</p>}
      {unlock}
      {isEmpty && !talent.isLocked ? (
        <Card>
          <EmptyState title={t('job.empty')} text={t('job.emptyText')} />
        </Card>
      ) : (
        <Card
          title={t('tabs.job')}
          aside={<Looking isLooking={copy?.is_looking ?? isOpen} isCopy={copy?.is_looking === false} />}
        >
          {copy !== undefined && (
            <p className="pb-3 text-sm text-second">
              {t('job.copied', { date: format.date(copy.date_unlocked) })}
            </p>
          )}
          <JobProfileView
            preferences={preferences}
            jobs={jobs}
            roles={roles}
            locks={talent.isLocked ? locked.locks : undefined}
          />
        </Card>
      )}
      {locked.dialog}
    </div>
  );
}
