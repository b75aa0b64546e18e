import type { FairnessReport } from '@quint/contract/measures/fairness.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Select } from '#ui/select.tsx';
import { outcomeOf, outcomesOf, type FairnessView } from '../model/comparisons.ts';
import { useFairnessLabels } from '../use-fairness-labels.ts';
import { ComparisonCard } from './comparison-card.tsx';

interface ComparisonsProps {
  readonly report: FairnessReport;
  readonly view: FairnessView;
  readonly onView: (view: FairnessView) => void;
}

const ALL = 'all';

/** All low ratios of the selected assessments, for any outcome. */
function Conspicuous({ report: { comparisons } }: Pick<ComparisonsProps, 'report'>) {
  const { t } = useTranslation('fairness');
  const labels = useFairnessLabels();
  const lows = comparisons.flatMap(({ outcome, ratios }) =>
    ratios
      .filter(({ verdict }) => verdict === 'low')
      .map((ratio) => {
        const names = { lower: labels.group(ratio.lower), higher: labels.group(ratio.higher) };
        return `${t(`outcomes.${outcome}`)} (${t('tables.pairOf', names)}: ${labels.ratio(ratio).ratio})`;
      }),
  );
  if (lows.length === 0) return null;
  return (
    <p className="rounded-md bg-partial-soft px-3 py-2 text-pretty text-partial-text tabular-nums forced-colors:border">
      {t('compare.conspicuous', { list: lows.join('; ') })}
    </p>
  );
}

function Filters({ report, view, onView }: ComparisonsProps) {
  const { t } = useTranslation('fairness');
  const outcomes = outcomesOf(view.role);
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:max-w-[640px]">
      {report.roles.length > 0 && (
        <Select
          label={t('compare.role')}
          options={[
            { value: ALL, label: t('compare.allRoles') },
            ...report.roles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={view.role ?? ALL}
          onChange={(role) => onView({ ...view, role: role === ALL ? undefined : role })}
        />
      )}
      {outcomes.length > 1 && (
        <Select
          label={t('compare.outcome')}
          options={outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          value={outcomeOf(report, view)}
          onChange={(outcome) => onView({ ...view, outcome })}
        />
      )}
    </div>
  );
}

/** The outcomes of groups in assessments: the choice of role and outcome, and the cards about it. */
export function Comparisons({ report, view, onView }: ComparisonsProps) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const { least_people: least, firm_people: firm } = report;
  const outcome = outcomeOf(report, view);
  const visibleComparisons = report.comparisons.filter((comparison) => comparison.outcome === outcome);
  const isEmpty = report.comparisons.length === 0;
  const ratio = format.decimals(report.least_ratio);
  return (
    <section aria-labelledby="fairness-compare" className="flex flex-col gap-4">
      <div className="flex max-w-[80ch] flex-col gap-1 text-pretty text-second">
        <h2 id="fairness-compare" className="text-title font-semibold text-ink">
          {t('compare.title')}
        </h2>
        {isEmpty && <p>{t('compare.none', { least })}</p>}
        <p>
          {t('law')}{' '}
          {report.undisclosed === 0
            ? t('undisclosedFew', { least })
            : t('undisclosed', { people: format.number(report.undisclosed) })}
        </p>
        {report.is_coarse && <p>{t('coarse')}</p>}
        {!isEmpty && (
          <Disclosure label={t('compare.howToRead')}>
            <p className="pt-1">{t('compare.note', { least, firm, ratio })}</p>
          </Disclosure>
        )}
      </div>
      {!isEmpty && (
        <>
          <Filters report={report} view={view} onView={onView} />
          <Conspicuous report={report} />
          <p className="max-w-[80ch] text-sm text-second">{t(`outcomeNotes.${outcome}`)}</p>
          {view.role !== undefined && (
            <p className="max-w-[80ch] text-sm text-second">{t('compare.ofRole')}</p>
          )}
          {visibleComparisons.length === 0 && <p>{t('compare.noneHere', { least })}</p>}
          <div className="grid items-start gap-5 xl:grid-cols-2">
            {visibleComparisons.map((comparison) => (
              <ComparisonCard key={comparison.dimension} comparison={comparison} report={report} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
