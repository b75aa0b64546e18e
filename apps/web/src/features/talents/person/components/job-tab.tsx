import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasClosedProfile } from '@quint/domain/people/closed-content.ts';
import { JobProfileView, type Locks } from '#features/profile/job-profile/components/job-profile-view.tsx';
import { namesQuery, type TalentRecord } from '#features/measures/matching/api.ts';
import { useClosedContentLabels } from '#features/people/people/use-closed-content-labels.ts';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { copyQuery, jobProfileQuery, type JobPreferences } from '../api.ts';
import { UnlockCard } from './unlock-card.tsx';

interface JobTabProps {
  readonly talent: TalentRecord;
  readonly actions: readonly PersonAction[];
}

/** The locks of a job profile behind an insight: its contents in numbers, and the unlock action. */
function useLocks(talent: TalentRecord, actions: readonly PersonAction[]): Locks | undefined {
  const labels = useClosedContentLabels();
  const unlock = actions.find(({ id }) => id === 'unlock');
  const { closed_content: closedContent } = talent;
  if (!talent.isLocked || closedContent === null || unlock === undefined) return undefined;
  return { onPress: unlock.run, reason: unlock.reason, contents: labels.describeContents(closedContent) };
}

function LookingBadge({ isLooking, isCopy }: { readonly isLooking: boolean; readonly isCopy: boolean }) {
  const { t } = useTranslation('record');
  if (isLooking) return <Badge tone="strong">{t('job.openForWork')}</Badge>;
  return <Badge>{t(isCopy ? 'badge.noLonger' : 'job.notOpenForWork')}</Badge>;
}

/** Whether the preferences contain anything visible to the reader. */
function hasVisiblePreferences(preferences: JobPreferences | null): boolean {
  if (preferences === null) return false;
  const { salary, earliest_start: start, skills, work_mode: modes, languages, locations } = preferences;
  const { roles_for_notifications: roles, kinds_of_work: kinds } = preferences;
  const lists = [modes, languages, locations, roles, kinds];
  return (
    salary !== null ||
    start !== null ||
    (skills ?? '') !== '' ||
    lists.some((list) => (list ?? []).length > 0)
  );
}

/** The person's job preferences. Places and preferred roles are visible, the rest is unlocked with the insight. */
export function JobTab({ talent, actions }: JobTabProps) {
  const { t } = useTranslation('record');
  const { t: job } = useTranslation('job-profile');
  const format = useFormat();
  const profile = useQuery(jobProfileQuery(talent.id, talent.isLocked));
  const copy = useQuery(copyQuery(talent)).data;
  const preferences = profile.data?.job_preferences ?? null;
  const keys = (preferences?.roles_for_notifications ?? []).flatMap(({ roles_id: role }) => role ?? []);
  const names = useQuery(namesQuery('roles', keys)).data?.map(({ name }) => name) ?? [];
  const roles = [...names, ...(preferences?.kinds_of_work ?? []).map((kind) => job(`kinds.${kind}`))];
  const locks = useLocks(talent, actions);
  if (profile.data === undefined) {
    return profile.isError ? (
      <NotLoaded error={profile.error} onRetry={() => void profile.refetch()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  }
  const { job_experiences: jobs, is_open_for_work: isOpen } = profile.data;
  const { closed_content: closedContent } = talent;
  const isClosed = talent.isLocked && closedContent !== null && hasClosedProfile(closedContent);
  const isEmpty = !isClosed && jobs.length === 0 && !hasVisiblePreferences(preferences);
  return (
    <div className="flex flex-col gap-5">
      {isClosed && <p className="text-second">{t('job.locked')}</p>}
      <UnlockCard talent={talent} actions={actions} />
      {isEmpty ? (
        <Card>
          <EmptyState title={t('job.empty')} text={t('job.emptyText')} />
        </Card>
      ) : (
        <Card
          title={t('tabs.job')}
          aside={<LookingBadge isLooking={copy?.is_looking ?? isOpen} isCopy={copy?.is_looking === false} />}
        >
          {copy !== undefined && (
            <p className="pb-3 text-sm text-second">
              {t('job.copied', { date: format.date(copy.date_unlocked) })}
            </p>
          )}
          <JobProfileView preferences={preferences} jobs={jobs} roles={roles} locks={locks} />
        </Card>
      )}
    </div>
  );
}
