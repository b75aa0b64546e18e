import { parseSkills } from '@quint/domain/job-profile.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { namesQuery, type TalentRecord } from '#features/matching/api.ts';
import type { Verb } from '#features/people/use-verbs.tsx';
import { Facts } from '#features/records/components/facts.tsx';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { jobProfileQuery, type JobProfile } from '../api.ts';
import { UnlockCard } from './unlock-card.tsx';

type Preferences = NonNullable<JobProfile['job_preferences']>;

function Wishes({ preferences, isOpenForWork }: { preferences: Preferences; isOpenForWork: boolean }) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const keys = preferences.roles_for_notifications.flatMap(({ roles_id }) => roles_id ?? []);
  const roles = useQuery(namesQuery('roles', keys)).data?.map(({ name }) => name) ?? [];
  const none = common('state.none');
  const listed = (parts: readonly string[]) => (parts.length === 0 ? none : format.list(parts));
  const skills = parseSkills(preferences.skills ?? '') ?? [];
  const facts: readonly [string, ReactNode][] = [
    [
      t('job.salary'),
      preferences.salary === null ? none : t('job.perYear', { amount: format.euro(preferences.salary) }),
    ],
    [t('job.roles'), listed(roles)],
    [t('job.modes'), listed((preferences.work_mode ?? []).map((mode) => t(`job.mode.${mode}`)))],
    [
      t('job.places'),
      listed(
        (preferences.locations ?? []).map(({ location, radius }) =>
          radius === 0 ? location : t('job.place', { place: location, km: radius }),
        ),
      ),
    ],
    [
      t('job.languages'),
      listed(
        (preferences.languages ?? []).map(
          ({ label, proficiency }) => `${label} (${t(`job.level.${proficiency}`)})`,
        ),
      ),
    ],
    [
      t('job.skills'),
      skills.length === 0 ? (
        none
      ) : (
        <span className="flex flex-wrap gap-1.5">
          {skills.map(({ label, value }) => (
            <Badge key={value}>{label}</Badge>
          ))}
        </span>
      ),
    ],
    [t('job.openForWork'), t(isOpenForWork ? 'job.yes' : 'job.no')],
  ];
  return <Facts facts={facts} />;
}

function Experience({ jobs }: { readonly jobs: JobProfile['job_experiences'] }) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const sorted = jobs.toSorted((one, other) => other.started_at.localeCompare(one.started_at));
  return (
    <Card title={t('job.experience')}>
      <ul>
        {sorted.map((job) => (
          <li key={job.id} className="border-t border-line py-2.5 first:border-t-0">
            <p className="font-semibold">{job.role_name}</p>
            <p className="text-second">
              {job.company_name}, {job.company_location}
            </p>
            <p className="text-xs text-third">
              {t('job.since', {
                from: format.date(job.started_at, 'month'),
                to:
                  job.currently_working || job.ended_at === null
                    ? t('job.today')
                    : format.date(job.ended_at, 'month'),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface JobTabProps {
  readonly talent: TalentRecord;
  readonly verbs: readonly Verb[];
}

/** What the person says of work: salary, skills, experience, work mode, languages. Locked until the insight is open. */
export function JobTab({ talent, verbs }: JobTabProps) {
  const { t } = useTranslation('record');
  const profile = useQuery({ ...jobProfileQuery(talent.id, talent.isLocked), enabled: !talent.isLocked });
  if (talent.isLocked) {
    return (
      <div className="flex flex-col gap-5">
        <p className="text-second">{t('job.locked')}</p>
        <UnlockCard talent={talent} verbs={verbs} />
      </div>
    );
  }
  if (profile.data === undefined) {
    return profile.isError ? (
      <NotLoaded error={profile.error} onRetry={() => void profile.refetch()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  }
  const { job_preferences: preferences, job_experiences: jobs, is_open_for_work: isOpen } = profile.data;
  if (preferences === null && jobs.length === 0) {
    return (
      <Card>
        <EmptyState title={t('job.empty')} text={t('job.emptyText')} />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {preferences !== null && (
        <Card title={t('tabs.job')}>
          <Wishes preferences={preferences} isOpenForWork={isOpen} />
        </Card>
      )}
      {jobs.length > 0 && <Experience jobs={jobs} />}
    </div>
  );
}
