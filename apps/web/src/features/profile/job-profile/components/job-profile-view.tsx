import { parseSkills, type JobProfileLine } from '@quint/domain/profile/job-profile.ts';
import {
  Bell,
  BriefcaseBusiness,
  CalendarDays,
  Euro,
  Globe,
  Laptop,
  Lock,
  MapPin,
  Star,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import type { Experience, Preferences } from '../api.ts';
import { useStartText } from '../use-start-text.ts';
import { latestFirst } from '../model/jobs.ts';

/** Locked until the insight is unlocked; places and preferred roles are always visible. */
const CLOSED_PARTS: readonly JobProfileLine[] = [
  'salary',
  'start',
  'skills',
  'experience',
  'modes',
  'languages',
];

/** The locks of a job profile that is not unlocked. */
export interface Locks {
  readonly onPress: () => void;
  /** The reason why nothing can be unlocked here. */
  readonly reason?: string | undefined;
  /** The contents of the locked parts in numbers; missing parts are empty. Undefined when unknown. */
  readonly contents?: Readonly<Partial<Record<JobProfileLine, string>>> | undefined;
}

interface LineProps {
  readonly part: JobProfileLine;
  readonly Icon: LucideIcon;
  readonly locks: Locks | undefined;
  /** Undefined when the person has entered nothing. */
  readonly children: ReactNode;
}

/** A read-only part. A locked part says so and leads to the unlock. */
function Line({ part, Icon, locks, children }: LineProps) {
  const { t } = useTranslation('job-profile');
  const name = t(`parts.${part}`);
  const content = locks?.contents?.[part];
  const isEmpty = locks?.contents !== undefined && content === undefined;
  return (
    <div className="grid grid-cols-[20px_116px_minmax(0,1fr)] items-start gap-x-3 gap-y-1 border-t border-line py-3 first:border-t-0 max-md:grid-cols-[20px_minmax(0,1fr)]">
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-1 size-[18px] text-third" />
      <dt className="pt-0.5 font-semibold">{name}</dt>
      <dd className="min-w-0 pt-0.5 wrap-anywhere max-md:col-start-2">
        {locks !== undefined && CLOSED_PARTS.includes(part) && !isEmpty ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:[&_button]:min-h-11">
            <BlockableButton
              kind="light"
              size="xs"
              aria-label={t('view.lockedPart', { part: name })}
              disabledReason={locks.reason}
              onPress={locks.onPress}
            >
              <Lock aria-hidden="true" className="size-3.5" />
              {t('view.locked')}
            </BlockableButton>
            {content !== undefined && <span className="text-sm text-second">{content}</span>}
          </span>
        ) : (
          (children ?? <span className="text-third">{t('view.nothing')}</span>)
        )}
      </dd>
    </div>
  );
}

function Badges({ labels }: { readonly labels: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {labels.map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
    </span>
  );
}

function Jobs({ jobs }: { readonly jobs: readonly Experience[] }) {
  const { t } = useTranslation('job-profile');
  const format = useFormat();
  return (
    <ul className="flex flex-col gap-2">
      {latestFirst(jobs).map((job) => (
        <li key={job.id}>
          <span className="font-semibold">{job.role_name}</span> · {job.company_name}, {job.company_location}
          <span className="block text-xs text-third tabular-nums">
            {t('experience.period', {
              from: format.date(job.started_at, 'month'),
              to: job.ended_at === null ? t('experience.today') : format.date(job.ended_at, 'month'),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The list as badges; undefined when it is empty. */
function badges(labels: readonly string[]): ReactNode {
  return labels.length === 0 ? undefined : <Badges labels={labels} />;
}

interface JobProfileViewProps {
  readonly preferences: Partial<Omit<Preferences, 'id' | 'roles_for_notifications' | 'date_updated'>> | null;
  readonly jobs: readonly Experience[];
  /** The names of the preferred roles; undefined when they are not available. */
  readonly roles: readonly string[] | undefined;
  /** The insight is locked: pressing a locked part opens the unlock. */
  readonly locks?: Locks | undefined;
}

/** A person's job preferences as others read them. Parts behind an insight are locked until it is unlocked. */
export function JobProfileView({ preferences, jobs, roles, locks }: JobProfileViewProps) {
  const { t } = useTranslation('job-profile');
  const format = useFormat();
  const formatStart = useStartText();
  const {
    salary = null,
    earliest_start: start = null,
    work_mode: modes,
    skills,
    languages,
    locations,
  } = preferences ?? {};
  const places = (locations ?? []).map(({ location, radius: km }) =>
    km === 0 ? location : `${location} ${t('places.around', { km })}`,
  );
  const languageLabels = (languages ?? []).map(
    ({ code, proficiency }) => `${format.language(code)}, ${t(`level.${proficiency}`)}`,
  );
  const perYear = salary === null ? undefined : t('salary.perYear', { amount: format.euro(salary) });
  return (
    <dl>
      <Line part="salary" Icon={Euro} locks={locks}>
        {perYear}
      </Line>
      <Line part="start" Icon={CalendarDays} locks={locks}>
        {start === null ? undefined : formatStart(start)}
      </Line>
      {roles !== undefined && (
        <Line part="roles" Icon={Bell} locks={locks}>
          {badges(roles)}
        </Line>
      )}
      <Line part="places" Icon={MapPin} locks={locks}>
        {badges(places)}
      </Line>
      <Line part="modes" Icon={Laptop} locks={locks}>
        {badges((modes ?? []).map((mode) => t(`mode.${mode}`)))}
      </Line>
      <Line part="languages" Icon={Globe} locks={locks}>
        {badges(languageLabels)}
      </Line>
      <Line part="skills" Icon={Star} locks={locks}>
        {badges((parseSkills(skills ?? '') ?? []).map(({ label }) => label))}
      </Line>
      <Line part="experience" Icon={BriefcaseBusiness} locks={locks}>
        {jobs.length === 0 ? undefined : <Jobs jobs={jobs} />}
      </Line>
    </dl>
  );
}
