import type { Overview } from '@quint/contract/home/overview.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from '#features/roles/role-assistant/components/draft-offer.tsx';
import { useFormat } from '#lib/format.ts';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { overviewQuery } from '../api.ts';
import { DayCard } from '../components/day-card.tsx';
import { DayHeader } from '../components/day-header.tsx';
import { Statistics } from '../components/statistics.tsx';
import { NewestResults } from '../components/newest-results.tsx';
import { RolesInNeed } from '../components/roles-in-need.tsx';
import { useSteps } from '../use-steps.ts';

/** Loaded last, because it is below everything else. */
const KeyHints = lazy(async () => ({ default: (await import('../components/key-hints.tsx')).KeyHints }));

/** Loaded only until a workspace has done its first steps. */
const GetStarted = lazy(async () => ({
  default: (await import('../components/get-started.tsx')).GetStarted,
}));

const COLUMNS = 'grid gap-5 min-[1100px]:grid-cols-[minmax(0,672fr)_minmax(0,342fr)]';

function DayParts({ overview }: { readonly overview: Overview }) {
  const steps = useSteps(overview);
  const isStarting = steps.some(({ isDone }) => !isDone);
  // A new workspace shows the first steps before the tasks.
  const stepsFirst = isStarting && overview.lines.length + overview.put_off.length === 0;
  const firstSteps = (
    <Suspense fallback={<Skeleton className="h-60 w-full" />}>
      <GetStarted steps={steps} />
    </Suspense>
  );
  return (
    <div className="flex flex-col gap-5">
      <div className={COLUMNS}>
        {stepsFirst ? firstSteps : <DayCard overview={overview} />}
        <Statistics statistics={overview.figures} />
      </div>
      <div className={COLUMNS}>
        <NewestResults overview={overview} />
        <div className="flex min-w-0 flex-col gap-5 [&>section:last-child]:flex-1">
          {isStarting && !stepsFirst && firstSteps}
          <RolesInNeed overview={overview} />
        </div>
      </div>
      {overview.lines.length > 0 && (
        <Suspense fallback={null}>
          <KeyHints />
        </Suspense>
      )}
    </div>
  );
}

function DashboardSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <div className={COLUMNS}>
        <Skeleton className="h-[362px] w-full" />
        <Skeleton className="h-[362px] w-full" />
      </div>
      <Skeleton className="h-[358px] w-full" />
    </div>
  );
}

/** The overview of an administrator: tasks, figures, roles and new results. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { data: overview, isError, isFetching, dataUpdatedAt, refetch } = useQuery(overviewQuery);
  useDocumentTitle(t('title'));
  const again = (
    <Button kind="secondary" size="sm" isLoading={isFetching} onPress={() => void refetch()}>
      {common('action.retry')}
    </Button>
  );
  return (
    <>
      <DayHeader overview={overview} />
      <DraftOffer />
      {isError && overview !== undefined && (
        <p role="alert" className="flex flex-wrap items-center gap-3 pb-4 text-second">
          {t('day.stale', { time: format.date(new Date(dataUpdatedAt), 'time') })}
          {again}
        </p>
      )}
      {overview !== undefined && <DayParts overview={overview} />}
      {overview === undefined && !isError && <DashboardSkeleton />}
      {overview === undefined && isError && (
        <Card>
          <p role="alert" className="pb-3 text-second">
            {common('fault.loading')}
          </p>
          {again}
        </Card>
      )}
    </>
  );
}
