import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teamDistributionQuery } from '#features/measures/distributions/api.ts';
import { Signature } from '#features/measures/distributions/components/signature.tsx';
import {
  missingResults,
  shownDistribution,
  stripsOfCounts,
} from '#features/measures/distributions/model/strips.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** A small picture of the distribution of a group; below four results, the number that is missing. */
export function TeamSignature({ teamId }: { readonly teamId: string }) {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  const { data, isPending } = useQuery(teamDistributionQuery(teamId));
  if (isPending) return <Skeleton className="h-3.5 w-full max-w-80" />;
  if (data === undefined || data === null) {
    return <span className="text-xs text-third">{common('fault.loading')}</span>;
  }
  const count = missingResults(data.results);
  const distribution = shownDistribution(data);
  if (distribution === undefined) {
    return <span className="text-xs text-third">{t('list.missing', { count })}</span>;
  }
  return <Signature strips={stripsOfCounts(distribution)} />;
}

/** The number of members of a group with a result. */
export function TeamResults({ teamId }: { readonly teamId: string }) {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  const { data } = useQuery(teamDistributionQuery(teamId));
  return (
    <span className="text-xs text-third">
      {data === undefined || data === null ? '\u00a0' : t('results', { count: data.results })}
      {data !== undefined && data !== null && data.doubtful > 0 && (
        <span data-doubt="group" className="block text-partial-text">
          {common('doubt.count', { count: data.doubtful })}
        </span>
      )}
    </span>
  );
}
