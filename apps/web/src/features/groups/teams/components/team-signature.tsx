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

/** How the results of a group lie, in small; below four results, how many are missing. */
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

/** How many members of a group have a result. */
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
