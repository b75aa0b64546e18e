import type { FairnessReport } from '@quint/contract/norms.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { ComparedDimension, Topic } from '../model/topics.ts';
import { useTopicWords } from '../use-topic-words.ts';
import { ShareDots } from './share-dots.tsx';

/** What the comparison of a dimension says, in one sentence. */
function useSentence(): (compared: ComparedDimension) => string {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const words = useTopicWords();
  return ({ dimension, low, best }) => {
    const heading = t(`fairness.groups.headings.${dimension}`);
    if (low.length === 0) return t('fairness.groups.fine', { dimension: heading });
    return t('fairness.groups.low', {
      dimension: heading,
      groups: format.list(low.map(({ name }) => words.groupInLine(name))),
      rates: format.list(low.map(({ rate }) => format.percent(rate))),
      best: words.groupInLine(best.name),
      bestRate: format.percent(best.rate),
    });
  };
}

interface PartProps {
  readonly topic: string;
  readonly compared: ComparedDimension;
  readonly report: FairnessReport;
}

function NumbersTable({ topic, compared, report }: PartProps) {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const words = useTopicWords();
  const dimension = t(`fairness.groups.dimensions.${compared.dimension}`);
  const few = t('fairness.groups.hidden', { count: report.least_people });
  return (
    <DataTable
      caption={t('fairness.groups.chart', { topic, dimension })}
      columns={[
        { key: 'group', header: t('fairness.groups.group') },
        ...(['people', 'rate', 'ratio'] as const).map((key) => ({
          key,
          header: t(`fairness.groups.${key}`),
          align: 'end' as const,
        })),
      ]}
      rows={[
        ...compared.groups.map(({ name, people, rate, ratio }) => ({
          id: name,
          head: words.group(name),
          cells: [
            format.number(people),
            format.percent(rate),
            ratio === undefined ? '–' : format.number(ratio, 2),
          ],
        })),
        ...compared.hidden.map((name) => ({ id: name, head: words.group(name), cells: [few, '–', '–'] })),
      ]}
    />
  );
}

/** One topic: a sentence and dots for each dimension, the numbers behind them. */
export function TopicCard({ topic, report }: { readonly topic: Topic; readonly report: FairnessReport }) {
  const { t } = useTranslation('norms');
  const words = useTopicWords();
  const sentence = useSentence();
  const title = words.topic(topic.measure);
  return (
    <Card title={title} level={3}>
      <div className="flex flex-col gap-5">
        {topic.dimensions.map((compared) => {
          const dimension = t(`fairness.groups.dimensions.${compared.dimension}`);
          return (
            <div key={compared.dimension} className="flex flex-col gap-2.5">
              <p className="text-pretty">{sentence(compared)}</p>
              <ShareDots
                label={t('fairness.groups.chart', { topic: title, dimension })}
                compared={compared}
                leastRatio={report.least_ratio}
              />
              <Disclosure label={t('fairness.table.show')} labelOpen={t('fairness.table.hide')}>
                <NumbersTable topic={title} compared={compared} report={report} />
              </Disclosure>
            </div>
          );
        })}
      </div>
    </Card>
  );
}
