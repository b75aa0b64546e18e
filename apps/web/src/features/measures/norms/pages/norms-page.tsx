import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { notifyFailure } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { normsQuery, useStartWork } from '../api.ts';
import { ComparisonCards } from '../components/comparison-cards.tsx';
import { NormStudiesCard } from '../components/norm-studies-card.tsx';
import { NormSwitches } from '../components/norm-switches.tsx';
import { ScalesCard } from '../components/scales-card.tsx';
import { StudyCard } from '../components/study-card.tsx';

/** The active norms, and the switch to norms from the own results. */
export function NormsPage() {
  const { t } = useTranslation('norms');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { data, error, refetch, isPending } = useQuery(normsQuery);
  const work = useStartWork();
  if (isPending) return <PageSkeleton label={common('state.loading')} />;
  if (data === undefined) return <MissingRecord error={error} onRetry={() => void refetch()} />;
  const start = (what: 'count' | 'recompute') =>
    work.mutate(what, {
      onSuccess: () => notify({ text: t(what === 'count' ? 'platform.counting' : 'platform.recomputing') }),
      onError: (error) => notifyFailure(error, { text: t('platform.failed') }),
    });
  const {
    counted: countedAt,
    outdated: outdatedCount,
    forms,
    studies,
    least_people: least,
    least_for_error: leastForError,
  } = data;
  return (
    <>
      <PageHeader
        title={t('platform.title')}
        lead={t('platform.lead')}
        actions={
          <>
            <Button kind="secondary" isLoading={work.isPending} onPress={() => start('count')}>
              {t('platform.count')}
            </Button>
            <Button kind="secondary" isLoading={work.isPending} onPress={() => start('recompute')}>
              {t('platform.recompute')}
            </Button>
          </>
        }
      />
      <p className="pb-5 text-second">
        {countedAt === null
          ? t('fairness.never')
          : t('fairness.counted', { date: format.date(countedAt, 'dateTime') })}{' '}
        {outdatedCount === 0 ? t('platform.current') : t('platform.outdated', { count: outdatedCount })}
      </p>
      <p className="max-w-[80ch] pb-5 text-pretty text-third">{t('scales.text')}</p>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {forms.map((form) => (
          <ScalesCard key={`${form.instrument}/${form.language}`} form={form}>
            <NormSwitches form={form} least={{ own: least, error: leastForError }} />
          </ScalesCard>
        ))}
        {studies.map((study) => (
          <StudyCard key={`${study.instrument} ${study.language}`} study={study} />
        ))}
      </div>
      {studies.length > 0 && <ComparisonCards studies={studies} />}
      <div className="pt-5">
        <NormStudiesCard studies={data.norm_studies} norms={data.studied_norms} />
      </div>
    </>
  );
}
