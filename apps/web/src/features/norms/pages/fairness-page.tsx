import type { FairnessReport } from '@quint/contract/norms.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { fairnessQuery } from '../api.ts';
import { QualityCard } from '../components/quality-card.tsx';
import { ScalesCard } from '../components/scales-card.tsx';
import { TopicCard } from '../components/topic-card.tsx';
import { topicsOf } from '../model/topics.ts';
import { useTopicWords } from '../use-topic-words.ts';

/** The topics in which groups can be compared, and one line about the others. */
function Groups({ fairness }: { readonly fairness: FairnessReport }) {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const words = useTopicWords();
  const { least_ratio: least, firm_people: firm } = fairness;
  const { topics, waiting } = topicsOf(fairness);
  return (
    <>
      <div className="flex max-w-[80ch] flex-col gap-1 py-6 text-pretty text-second">
        <h2 className="text-title font-semibold text-ink">{t('fairness.groups.title')}</h2>
        {topics.length > 0 && <p>{t('fairness.groups.note', { least: format.percent(least), firm })}</p>}
        {topics.length === 0 && <p>{t('fairness.groups.none', { firm })}</p>}
        {topics.length > 0 && waiting.length > 0 && (
          <p>{t('fairness.groups.waiting', { topics: waiting.map(words.topic).join('; '), firm })}</p>
        )}
        <p>{t('fairness.groups.law')}</p>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {topics.map((topic) => (
          <TopicCard key={topic.measure} topic={topic} report={fairness} />
        ))}
      </div>
    </>
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
  const { counted } = fairness;
  return (
    <>
      <PageHeader title={t('fairness.title')} lead={t('fairness.lead')} />
      <p className="flex flex-wrap items-center gap-x-4 pb-5 text-xs text-third">
        {counted === null ? t('fairness.never') : t('fairness.counted', { date: format.date(counted) })}
        <TextLink
          to="/big-five-manual"
          className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11"
        >
          {documents('manualLink')}
        </TextLink>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <QualityCard fairness={fairness} />
        <div className="flex min-w-0 flex-col gap-5">
          {forms.map((form) => (
            <ScalesCard key={`${form.instrument}/${form.language}`} form={form} firm={fairness.firm_people} />
          ))}
        </div>
      </div>
      <Groups fairness={fairness} />
    </>
  );
}
