import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { fairnessQuery } from '../api.ts';
import { Comparisons } from '../components/comparisons.tsx';
import { Means } from '../components/means.tsx';
import { QualityCard } from '../components/quality-card.tsx';
import { RolesByNorm } from '../components/roles-by-norm.tsx';
import { ScalesCard } from '../components/scales-card.tsx';
import type { FairnessView } from '../model/comparisons.ts';

interface FairnessPageProps {
  readonly view: FairnessView;
  readonly onView: (view: FairnessView) => void;
}

/**
 * The outcomes of groups in the norms and in the workspace, the response quality, and the reliability of the scales.
 */
export function FairnessPage({ view, onView }: FairnessPageProps) {
  const { t } = useTranslation('norms');
  const { t: common } = useTranslation('common');
  const { t: documents } = useTranslation('documents');
  const format = useFormat();
  const { data, error, refetch, isPending } = useQuery(fairnessQuery(view.role));
  if (isPending) return <PageSkeleton label={common('state.loading')} />;
  if (data === undefined) return <MissingRecord error={error} onRetry={() => void refetch()} />;
  const { fairness, forms } = data;
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
        <TextLink
          to="/big-five-manual"
          className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11"
        >
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
