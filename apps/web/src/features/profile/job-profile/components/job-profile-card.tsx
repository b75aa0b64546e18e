import { JOB_PROFILE_PARTS, toCompleteness } from '@quint/domain/profile/job-profile.ts';
import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ownJobProfileQuery } from '../api.ts';
import { doneParts } from '../model/done-parts.ts';
import { ExperiencePart } from './experience-part.tsx';
import { LanguagesPart } from './languages-part.tsx';
import { ModesPart } from './modes-part.tsx';
import { PartRow } from './part-row.tsx';
import { PlacesPart } from './places-part.tsx';
import { RolesPart } from './roles-part.tsx';
import { SalaryPart } from './salary-part.tsx';
import { SkillsPart } from './skills-part.tsx';
import { StartPart } from './start-part.tsx';

/** The number of filled parts, as a word and a count; never a warning. */
function Completeness({ doneCount }: { readonly doneCount: number }) {
  const { t } = useTranslation('job-profile');
  const all = JOB_PROFILE_PARTS.length;
  return (
    <div className="flex w-[232px] flex-col gap-2 max-md:w-full">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">{t(`complete.${toCompleteness(doneCount)}`)}</span>
        <span className="text-second tabular-nums">{t('complete.count', { done: doneCount, all })}</span>
      </p>
      <span aria-hidden="true" className="grid grid-cols-8 gap-1">
        {JOB_PROFILE_PARTS.map((part, at) => (
          <span
            key={part}
            className={cx(
              'h-1.5 rounded-full',
              at < doneCount ? 'shape bg-lila' : 'shape-track bg-mute-strong',
            )}
          />
        ))}
      </span>
    </div>
  );
}

/** The photo reports its own success and failure. */
const SAVED_STATUS = {
  state: 'saved',
  problem: undefined,
  isPersisted: false,
  retry: () => {},
  reset: () => {},
} as const;

interface JobProfileCardProps {
  readonly talentId: string;
  /** Roles the person is considered for, as options for preferred roles. */
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  readonly photo: {
    /** The current picture; undefined without one. */
    readonly image: ReactNode | undefined;
    readonly field: ReactNode;
  };
  /** Shown above the parts: a faster way to fill them. */
  readonly quick?: ReactNode;
}

/** The person's job preferences, in eight parts and the earliest start, which are saved automatically. */
export function JobProfileCard({ talentId, roles, photo, quick }: JobProfileCardProps) {
  const { t } = useTranslation('job-profile');
  const { data: profile, error, refetch } = useQuery(ownJobProfileQuery(talentId));
  if (profile === undefined) {
    return error === null ? (
      <Skeleton className="h-[640px] w-full" />
    ) : (
      <NotLoaded error={error} onRetry={() => void refetch()} />
    );
  }
  const preferences = profile.job_preferences;
  const part = { talentId, preferences };
  const hasPhoto = photo.image !== undefined;
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface p-6 shadow-soft max-md:p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-4">
        <div>
          <h2 className="text-md font-semibold">{t('title')}</h2>
          <p className="text-second max-md:hidden">{t('lead')}</p>
        </div>
        <Completeness doneCount={doneParts(profile, hasPhoto).size} />
      </div>
      {quick}
      <SkillsPart {...part} />
      <ExperiencePart talentId={talentId} jobs={profile.job_experiences} />
      <LanguagesPart {...part} />
      <PlacesPart {...part} />
      <ModesPart {...part} />
      <StartPart {...part} />
      <SalaryPart {...part} />
      <RolesPart {...part} knownRoles={roles} />
      <PartRow
        part="photo"
        Icon={Camera}
        isFilled={hasPhoto}
        summary={t('photo.on')}
        saveStatus={SAVED_STATUS}
        opens="change"
        editor={() => photo.field}
      >
        {photo.image}
      </PartRow>
    </section>
  );
}
