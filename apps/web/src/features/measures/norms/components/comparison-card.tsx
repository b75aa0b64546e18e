import type { FairnessComparison, FairnessReport } from '@quint/contract/measures/fairness.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { gravestFirst, type Ratio } from '../model/comparisons.ts';
import { useFairnessLabels } from '../use-fairness-labels.ts';
import { ComparisonTables } from './comparison-tables.tsx';
import { GroupDots } from './group-dots.tsx';
import { TrendLines } from './trend-lines.tsx';

interface ComparisonProps {
  readonly comparison: FairnessComparison;
  readonly report: FairnessReport;
}

/** The shares of two groups, their ratio and its interpretation. */
function RatioSentence({ ratio, comparison, report }: ComparisonProps & { readonly ratio: Ratio }) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const labels = useFairnessLabels();
  const [low, high] = [ratio.lower, ratio.higher].map((name) =>
    comparison.groups.find((group) => group.name === name),
  );
  if (low === undefined || high === undefined) return null;
  return (
    <p className="text-pretty">
      {t('compare.rates', {
        low: labels.ofHundred(low.rate),
        lowOf: labels.groupOf(low.name),
        lowPeople: format.number(low.people),
        high: labels.ofHundred(high.rate),
        highOf: labels.groupOf(high.name),
        highPeople: format.number(high.people),
      })}{' '}
      <span className={ratio.verdict === 'low' ? 'font-semibold text-partial-text' : undefined}>
        {t(`verdicts.${ratio.verdict}`, {
          ...labels.ratio(ratio),
          least: format.decimals(report.least_ratio),
          firm: report.firm_people,
        })}
      </span>
    </p>
  );
}

function Sentence({ comparison, report }: ComparisonProps) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const labels = useFairnessLabels();
  const [main] = gravestFirst(comparison.ratios);
  if (main !== undefined) return <RatioSentence ratio={main} comparison={comparison} report={report} />;
  const [only] = comparison.groups;
  if (only === undefined) return null;
  return (
    <p className="text-pretty">
      {t('compare.alone', {
        hits: labels.ofHundred(only.rate),
        of: labels.groupOf(only.name),
        people: format.number(only.people),
        least: report.least_people,
      })}
    </p>
  );
}

/** The other ratios, shortened. */
function OtherRatios({ ratios }: { readonly ratios: readonly Ratio[] }) {
  const { t } = useTranslation('fairness');
  const labels = useFairnessLabels();
  if (ratios.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5 text-sm text-second tabular-nums">
      {ratios.map((ratio) => {
        const names = { lower: labels.group(ratio.lower), higher: labels.group(ratio.higher) };
        return (
          <li key={`${ratio.lower}/${ratio.higher}`}>
            {ratio.ratio === null
              ? t('othersNobody', names)
              : t('others', {
                  ...names,
                  ...labels.ratio(ratio),
                  verdict: t(`shortVerdicts.${ratio.verdict}`),
                })}
          </li>
        );
      })}
    </ul>
  );
}

/** One outcome in groups of one kind: a sentence, dots, the trend, and the numbers behind a button. */
export function ComparisonCard({ comparison, report }: ComparisonProps) {
  const { t } = useTranslation('fairness');
  const { t: norms } = useTranslation('norms');
  const others = gravestFirst(comparison.ratios).slice(1);
  return (
    <Card title={t(`dimensions.${comparison.dimension}`)} level={3}>
      <div className="flex flex-col gap-4">
        <Sentence comparison={comparison} report={report} />
        <GroupDots comparison={comparison} firm={report.firm_people} />
        <OtherRatios ratios={others} />
        <TrendLines comparison={comparison} firm={report.firm_people} />
        <Disclosure label={norms('fairness.table.show')} labelOpen={norms('fairness.table.hide')}>
          <ComparisonTables comparison={comparison} />
        </Disclosure>
      </div>
    </Card>
  );
}
