import type { FairnessReport } from '@quint/contract/measures/fairness.ts';
import { QUALITY_INDICES } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { fairnessQuery } from '../api.ts';
import { Comparisons } from '../components/comparisons.tsx';
import { Means } from '../components/means.tsx';
import { RolesByNorm } from '../components/roles-by-norm.tsx';
import { ScalesCard } from '../components/scales-card.tsx';
import type { FairnessView } from '../model/comparisons.ts';

/** How carefully surveys were answered: a sentence, and the share of each flag. */
function QualityCard({ fairness }: { readonly fairness: FairnessReport }) {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const { sheets, unremarkable, flags, least_people: least, firm_people: firm } = fairness;
  const title = t('fairness.quality.title');
  if (sheets === null) {
    return (
      <Card title={title}>
        <p className="text-second">{t('fairness.quality.fewer', { count: least })}</p>
      </Card>
    );
  }
  const rates = QUALITY_INDICES.map((index) => ({
    index,
    rate: flags.find((flag) => flag.index === index)?.rate ?? 0,
  }));
  const most = rates.toSorted((a, b) => b.rate - a.rate)[0];
  const params = { rate: format.percent(unremarkable ?? 0), people: format.number(sheets) };
  const sentence = () => {
    if (sheets < firm) return t('fairness.quality.little', { ...params, firm });
    if (most === undefined || most.rate === 0) return t('fairness.quality.none', params);
    const flag = t(`fairness.flagNames.${most.index}`);
    return t('fairness.quality.most', { ...params, flag, share: format.percent(most.rate) });
  };
  return (
    <Card title={title}>
      <p className="text-pretty">{sentence()}</p>
      <p className="pt-1 text-xs text-third">{t('fairness.quality.note')}</p>
      {sheets >= firm && (
        <div className="pt-2">
          <Disclosure label={t('fairness.table.show')} labelOpen={t('fairness.table.hide')}>
            <DataTable
              caption={t('fairness.quality.caption')}
              columns={[
                { key: 'flag', header: t('fairness.quality.flag') },
                { key: 'share', header: t('fairness.quality.share'), align: 'end' },
              ]}
              rows={rates.map(({ index, rate }) => ({
                id: index,
                head: t(`fairness.flagNames.${index}`),
                cells: [format.percent(rate)],
              }))}
            />
          </Disclosure>
        </div>
      )}
    </Card>
  );
}

interface FairnessPageProps {
  readonly view: FairnessView;
  readonly onView: (view: FairnessView) => void;
}

/**
 * The outcomes of groups in the norms and in the workspace, the response quality, and the reliability of the scales.
 */
export function FairnessPage({ view, onView }: FairnessPageProps) {
  const { t } = useTranslation('norms');
  const { t: documents } = useTranslation('documents');
  const format = useFormat();
  const query = useQuery(fairnessQuery(view.role));
  if (query.data === undefined) return <RecordPlaceholder queries={[query]} />;
  const { fairness, forms } = query.data;
  const { counted: countedAt } = fairness;
  // The version in use, and others with data.
  const visibleForms = forms.filter(
    ({ instrument, people }) => instrument === forms[0]?.instrument || people >= fairness.firm_people,
  );
  return (
    <>
      <PageHeader title={t('fairness.title')} lead={t('fairness.lead')} />
      <p className="flex flex-wrap items-center gap-x-4 pb-5 text-xs text-third">
        {countedAt === null ? t('fairness.never') : t('fairness.counted', { date: format.date(countedAt) })}
        <TextLink to="/big-five-manual" className="inline-target">
          {documents('manualLink')}
        </TextLink>
      </p>
      <div className="flex flex-col gap-10">
        <Comparisons report={fairness} view={view} onView={onView} />
        <RolesByNorm report={fairness} />
        <Means report={fairness} />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <QualityCard fairness={fairness} />
          <div className="flex min-w-0 flex-col gap-5">
            {visibleForms.map((form) => (
              <ScalesCard
                key={`${form.instrument}/${form.language}`}
                form={form}
                firm={fairness.firm_people}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
