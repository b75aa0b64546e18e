import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FitShown } from '#features/fit/components/fit-line.tsx';
import { talentFitsQuery } from '#features/matching/api.ts';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { NewestResult, ShownFit } from '../api.ts';
import { fitToShow, newestResultsQuery } from '../api.ts';
import { useInvitePath, useWays } from '../use-ways.ts';

interface RowProps {
  readonly result: NewestResult;
  readonly shown: ShownFit | undefined;
  readonly loading: boolean;
}

function ResultRow({ result, shown, loading }: RowProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { fullname, latestResult } = result;
  const role = shown?.assigned === false ? t('results.bestFit', { role: shown.fit.name }) : shown?.fit.name;
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3">
      <Avatar name={fullname} />
      <span className="flex min-w-[150px] flex-1 flex-col">
        {/* The link covers the row, so that a tap anywhere opens the person. */}
        <Link
          to="/talents/$talentId"
          params={{ talentId: result.id }}
          className="rounded-[4px] font-semibold no-underline after:absolute after:inset-0 hover:underline"
        >
          {fullname}
        </Link>
        <span className="text-xs text-third">
          {role !== undefined && `${role} · `}
          {latestResult !== null && (
            <time
              dateTime={latestResult.date_finished}
              title={format.date(latestResult.date_finished, 'dateTime')}
            >
              {format.relative(latestResult.date_finished)}
            </time>
          )}
        </span>
      </span>
      {(loading || shown !== undefined) && (
        <span className="min-w-[140px] max-sm:pl-11">
          {shown === undefined ? <Skeleton className="h-4 w-[130px]" /> : <FitShown fit={shown.fit} />}
        </span>
      )}
    </li>
  );
}

function NoResults() {
  const { t } = useTranslation('dashboard');
  const way = useInvitePath();
  return (
    <EmptyState
      level={3}
      icon={<Sparkles aria-hidden="true" className="size-6" />}
      title={t('results.empty')}
      text={t('results.emptyText')}
      action={
        way !== undefined && (
          <ButtonLink to={way} kind="secondary">
            {t('invite')}
          </ButtonLink>
        )
      }
    />
  );
}

/** The people who finished last, each with their most relevant fit. */
export function NewestResults() {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation('common');
  const newest = useQuery(newestResultsQuery);
  const rows = newest.data ?? [];
  const fits = useQueries({ queries: rows.map((row) => talentFitsQuery(row.id)) });
  const all = useWays()('/talents');
  return (
    <Card
      title={t('results.title')}
      aside={all !== undefined && rows.length > 0 && <TextLink to={all}>{t('results.all')}</TextLink>}
    >
      {newest.isPending && [1, 2, 3, 4, 5].map((line) => <Skeleton key={line} className="my-4 h-9 w-full" />)}
      {newest.isError && <p className="text-third">{common('fault.loading')}</p>}
      {newest.isSuccess && rows.length === 0 && <NoResults />}
      <ul>
        {rows.map((row, index) => (
          <ResultRow
            key={row.id}
            result={row}
            shown={fitToShow(row, fits[index]?.data?.data ?? [])}
            loading={fits[index]?.isPending === true}
          />
        ))}
      </ul>
    </Card>
  );
}
