import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PeopleCounts, Pulse } from '../api.ts';
import { peopleQuery, pulseQuery } from '../api.ts';
import type { StrongMatches } from '../use-strong-matches.ts';

interface FigureProps {
  readonly title: string;
  /** Undefined while it is on its way. */
  readonly value: number | undefined;
  readonly note: ReactNode;
  /** It could not be fetched. */
  readonly missing?: boolean | undefined;
}

function Figure({ title, value, note, missing = false }: FigureProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-soft">
      <dt className="text-xs text-third">{title}</dt>
      <dd className="flex flex-col gap-2">
        {value === undefined ? (
          <>
            {missing ? (
              <span className="text-number font-bold">{t('state.none')}</span>
            ) : (
              <Skeleton className="h-[34px] w-16" />
            )}
            <span className="text-xs text-third">{missing ? t('fault.loading') : '\u00a0'}</span>
          </>
        ) : (
          <>
            <span className="text-number font-bold tabular-nums">{format.number(value)}</span>
            <span className="text-xs text-third">{note}</span>
          </>
        )}
      </dd>
    </div>
  );
}

function useInvitationNote(): (people: PeopleCounts, quiet: number) => string {
  const { t } = useTranslation('dashboard');
  return ({ open, scheduled }, quiet) => {
    if (quiet > 0) return t('figures.invitations.quiet', { count: quiet });
    if (scheduled > 0) return t('figures.invitations.scheduled', { count: scheduled });
    return open === 0 ? t('figures.invitations.none') : t('figures.invitations.quiet', { count: 0 });
  };
}

function useWeekNote(): (pulse: Pulse) => string {
  const { t } = useTranslation('dashboard');
  return ({ thisWeek, lastWeek }) => {
    if (thisWeek === lastWeek) return t(thisWeek === 0 ? 'figures.week.none' : 'figures.week.same');
    return thisWeek > lastWeek
      ? t('figures.week.more', { count: thisWeek - lastWeek })
      : t('figures.week.fewer', { count: lastWeek - thisWeek });
  };
}

/** Four numbers: what is open, what has moved, who fits, what is left. */
export function Figures({ matches }: { readonly matches: StrongMatches }) {
  const { t } = useTranslation('dashboard');
  const people = useQuery(peopleQuery);
  const pulse = useQuery(pulseQuery);
  const invitationNote = useInvitationNote();
  const weekNote = useWeekNote();
  const budget = useCurrentUser().active_workspace?.custom_limits.talent_insights_budget ?? 0;
  const { total, ratedRoles, allRoles } = matches;
  return (
    <dl aria-label={t('figures.label')} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <Figure
        title={t('figures.invitations.title')}
        value={people.data?.open}
        missing={people.isError}
        note={people.data === undefined ? '' : invitationNote(people.data, pulse.data?.quiet ?? 0)}
      />
      <Figure
        title={t('figures.week.title')}
        value={pulse.data?.thisWeek}
        missing={pulse.isError}
        note={pulse.data === undefined ? '' : weekNote(pulse.data)}
      />
      <Figure
        title={t('figures.matches.title')}
        value={total}
        missing={matches.isError}
        note={t(ratedRoles === allRoles ? 'figures.matches.over' : 'figures.matches.some', {
          count: ratedRoles,
        })}
      />
      <Figure
        title={t('figures.insights.title')}
        value={budget}
        note={
          people.data === undefined ? '' : t('figures.insights.unlocked', { count: people.data.unlocked })
        }
      />
    </dl>
  );
}
