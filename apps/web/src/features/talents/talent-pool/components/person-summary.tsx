import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { LockKeyhole, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClosedContentLabels } from '#features/people/people/use-closed-content-labels.ts';
import { useStartText } from '#features/profile/job-profile/use-start-text.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';

const SKILLS_SHOWN = 2;

/** The preferred places of a person: the first with its radius, and the number of others. */
export function Places({ locations }: Pick<PoolPerson, 'locations'>) {
  const { t } = useTranslation('talent-pool');
  const [first, ...others] = locations;
  if (first === undefined) return null;
  const place =
    first.radius === 0 ? first.location : t('platform.place', { place: first.location, km: first.radius });
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-sm text-second">
      <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">
        {place}
        {others.length > 0 && `, ${t('platform.morePlaces', { count: others.length })}`}
      </span>
    </span>
  );
}

function LockedContent({ profile }: Pick<PoolPerson, 'profile'>) {
  const { t } = useTranslation('talent-pool');
  const closedTexts = useClosedContentLabels();
  const counts = closedTexts.count(profile);
  const names = closedTexts.name(profile);
  return (
    <span className="flex min-w-0 gap-2 text-sm text-second">
      <LockKeyhole aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0">
        <span className="sr-only">{t('platform.locked')} </span>
        {counts.length + names.length === 0 && t('platform.nothing')}
        <span className="block">{counts.join(', ')}</span>
        <span className="block">{names.join(', ')}</span>
      </span>
    </span>
  );
}

function OpenContent({ content }: { readonly content: NonNullable<PoolPerson['opened']> }) {
  const { t } = useTranslation('talent-pool');
  const format = useFormat();
  const formatStart = useStartText();
  const { skills, work_mode: modes, salary, earliest_start: start } = content;
  const details = [
    modes.map((mode) => t(`platform.modes.${mode}`)).join(', '),
    salary === null ? '' : format.euro(salary),
    start === null ? '' : formatStart(start),
  ].filter((word) => word !== '');
  return (
    <span className="flex min-w-0 flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-center gap-1.5">
        {skills.slice(0, SKILLS_SHOWN).map((skill) => (
          <Badge key={skill}>{skill}</Badge>
        ))}
        {skills.length > SKILLS_SHOWN && (
          <span className="text-third tabular-nums">+ {skills.length - SKILLS_SHOWN}</span>
        )}
      </span>
      <span className="text-second">{details.join(' · ')}</span>
    </span>
  );
}

/** The contents of the job profile: numbers while it is locked, words once it is unlocked. */
export function JobSummary({ person }: { readonly person: PoolPerson }) {
  return person.opened === null ? (
    <LockedContent profile={person.profile} />
  ) : (
    <OpenContent content={person.opened} />
  );
}
