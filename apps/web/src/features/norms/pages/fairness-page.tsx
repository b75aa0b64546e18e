import type { FairnessReport } from '@quint/contract/norms.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QUALITY_INDICES } from '@quint/psychometrics/types.ts';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { fairnessQuery } from '../api.ts';
import { ImpactCard } from '../components/impact-card.tsx';
import { ScalesCard } from '../components/scales-card.tsx';

function QualityCard({ fairness }: { readonly fairness: FairnessReport }) {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const { sheets, unremarkable, flags, least_people: least } = fairness;
  const rateOf = (index: string) => flags.find((flag) => flag.index === index)?.rate ?? 0;
  return (
    <Card title={t('fairness.flags')}>
      <p className="pb-3 text-pretty text-second">{t('fairness.flagsText')}</p>
      {sheets === null ? (
        <p className="text-third">{t('fairness.tooFew', { count: least })}</p>
      ) : (
        <>
          <dl className="flex flex-wrap gap-x-10 gap-y-2 pb-3">
            <div>
              <dt className="text-xs text-third">{t('fairness.sheets')}</dt>
              <dd className="text-number font-semibold tabular-nums">{format.number(sheets)}</dd>
            </div>
            <div>
              <dt className="text-xs text-third">{t('fairness.unremarkable')}</dt>
              <dd className="text-number font-semibold tabular-nums">{format.percent(unremarkable ?? 0)}</dd>
            </div>
          </dl>
          <DataTable
            caption={t('fairness.flags')}
            columns={[
              { key: 'flag', header: t('fairness.flag') },
              { key: 'share', header: t('fairness.share'), align: 'end' },
            ]}
            rows={QUALITY_INDICES.map((index) => ({
              id: index,
              head: t(`fairness.flagNames.${index}`),
              cells: [format.percent(rateOf(index))],
            }))}
          />
        </>
      )}
    </Card>
  );
}

/** Response quality, reliability and outcomes by group in the workspace. */
export function FairnessPage() {
  const { t } = useTranslation('norms');
  const { t: common } = useTranslation('common');
  const { t: documents } = useTranslation('documents');
  const format = useFormat();
  const { data, error, refetch, isPending } = useQuery(fairnessQuery);
  if (isPending) return <PageSkeleton label={common('state.loading')} />;
  if (data === undefined) return <MissingRecord error={error} onRetry={() => void refetch()} />;
  const { fairness, forms } = data;
  const { counted, least_ratio: least, firm_people: firm } = fairness;
  return (
    <>
      <PageHeader title={t('fairness.title')} lead={t('fairness.lead')} />
      <p className="flex flex-wrap gap-x-4 pb-5 text-xs text-third">
        {counted === null ? t('fairness.never') : t('fairness.counted', { date: format.date(counted) })}
        <TextLink to="/big-five-manual" className="inline-flex min-h-6 items-center">
          {documents('manualLink')}
        </TextLink>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <QualityCard fairness={fairness} />
        <div className="flex min-w-0 flex-col gap-5">
          {forms.map((form) => (
            <ScalesCard key={form.language} form={form} />
          ))}
        </div>
      </div>
      <div className="py-6">
        <h2 className="text-title font-semibold">{t('fairness.impact')}</h2>
        <p className="max-w-[80ch] pt-1 text-pretty text-second">
          {t('fairness.impactText', { least: format.number(least, 1), firm })} {t('fairness.law')}
        </p>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ImpactCard dimension="gender" fairness={fairness} />
        <ImpactCard dimension="age" fairness={fairness} />
      </div>
    </>
  );
}
