import { findPack, PLAN_LIMITS } from '@quint/domain/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { Figure, FigureRow } from '#ui/figure.tsx';
import type { PeopleCounts, Pulse } from '../api.ts';
import { peopleQuery, pulseQuery } from '../api.ts';
import type { StrongMatches } from '../use-strong-matches.ts';

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

function useInsightsNote(): (left: number, people: PeopleCounts | undefined) => string {
  const { t } = useTranslation('dashboard');
  const pack = findPack(useCurrentUser().active_workspace?.pack.name);
  const total = pack === undefined ? 0 : PLAN_LIMITS[pack].startReports;
  return (left, people) => {
    // With purchased packages the number of the plan no longer applies.
    if (total > 0 && left <= total) return t('figures.insights.of', { total });
    return people === undefined ? '' : t('figures.insights.unlocked', { count: people.unlocked });
  };
}

/** Four figures: open invitations, finished this week, high agreement, insights left. */
export function Figures({ matches }: { readonly matches: StrongMatches }) {
  const { t } = useTranslation('dashboard');
  const people = useQuery(peopleQuery);
  const pulse = useQuery(pulseQuery);
  const invitationNote = useInvitationNote();
  const weekNote = useWeekNote();
  const insightsNote = useInsightsNote();
  const budget = useCurrentUser().active_workspace?.custom_limits.talent_insights_budget ?? 0;
  const { total, roles } = matches;
  return (
    <FigureRow label={t('figures.label')}>
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
        note={t('figures.matches.over', { count: roles?.length ?? 0 })}
      />
      <Figure title={t('figures.insights.title')} value={budget} note={insightsNote(budget, people.data)} />
    </FigureRow>
  );
}
