import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { DoubtLine } from '#ui/doubt.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { insightTalentQuery, type InsightResult } from '../api.ts';
import type { InsightStep } from '../model/steps.ts';
import { InsightsLayout } from './insights-layout.tsx';

interface InsightFrameProps {
  readonly talentId: string;
  readonly step: InsightStep;
  /** The page of a talent with a result. */
  readonly children: (result: InsightResult, resultId: string) => ReactNode;
}

export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('insights');
  return (
    <Card>
      <NotLoaded title={t('failed')} onRetry={onRetry} />
    </Card>
  );
}

function NoResult({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights');
  return (
    <Card>
      <EmptyState
        icon={<Hourglass aria-hidden="true" className="size-6" />}
        title={t('none.title')}
        text={t('none.text')}
        action={
          <ButtonLink to="/talent-profile/$talentId" params={{ talentId }} kind="primary">
            {t('none.back')}
          </ButtonLink>
        }
      />
    </Card>
  );
}

/** The placeholder while the page is loading. */
export function InsightSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

/** One of the eight numbered pages about the own result, with messages when there is no result. */
export function InsightFrame({ talentId, step, children }: InsightFrameProps) {
  const { t } = useTranslation('insights');
  const talent = useQuery(insightTalentQuery(talentId));
  const result = talent.data?.latestResult;
  useDocumentTitle(t(`short.${step}`));
  const instead = (content: ReactNode) => (
    <>
      <h1 className="sr-only">{t(`short.${step}`)}</h1>
      {content}
    </>
  );
  const content = (): ReactNode => {
    if (talent.isPending) return instead(<InsightSkeleton />);
    if (talent.data === undefined) return instead(<LoadFailure onRetry={() => void talent.refetch()} />);
    if (result === undefined || result === null) return instead(<NoResult talentId={talentId} />);
    return (
      <div className="flex flex-col gap-6 md:gap-8">
        <DoubtLine quality={result.result.quality.verdict}>{t('doubtful')}</DoubtLine>
        {children(result.result, result.id)}
      </div>
    );
  };
  return (
    <InsightsLayout
      talentId={talentId}
      step={step}
      isReportUnlocked={talent.data?.is_big_five_report_unlocked === true}
    >
      {content()}
    </InsightsLayout>
  );
}
