import type { FairnessMean, FairnessReport } from '@quint/contract/measures/fairness.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useFairnessLabels } from '../use-fairness-labels.ts';

interface MeansProps {
  readonly means: readonly FairnessMean[];
  readonly firm: number;
}

const SIDE = 1.5;
const SHARE_OF_SIDE = 50;
/** The position of a difference on the line, in percent. Values beyond the ends are drawn at them. */
const percentOf = (d: number) => 50 + (SHARE_OF_SIDE * Math.max(-SIDE, Math.min(SIDE, d))) / SIDE;

function MeanSentence({ means, firm }: MeansProps) {
  const { t } = useTranslation('fairness');
  const traits = useTraitLabels();
  const format = useFormat();
  const labels = useFairnessLabels();
  if (means.some((mean) => Math.min(mean.people, mean.reference_people) < firm))
    return <p>{t('means.few', { firm })}</p>;
  const clearMeans = means.filter(({ low, high }) => low > 0 || high < 0);
  if (clearMeans.length === 0) return <p>{t('means.open')}</p>;
  const list = clearMeans.map(({ trait, group, reference, d }) =>
    t('means.higher', {
      ...traits.one(trait),
      group: labels.groupInLine(d > 0 ? group : reference),
      d: format.decimals(Math.abs(d)),
    }),
  );
  return <p className="text-pretty">{t('means.differ', { list: format.list(list) })}</p>;
}

function MeanLine({ mean, firm }: { readonly mean: FairnessMean; readonly firm: number }) {
  const { t } = useTranslation('fairness');
  const { t: personality } = useTranslation('personality');
  const format = useFormat();
  const { trait, d, low, high, people, reference_people: referencePeople } = mean;
  const number = (value: number) => format.decimals(value);
  const isFirm = Math.min(people, referencePeople) >= firm;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[150px_minmax(60px,1fr)_150px]">
      <span className="text-sm">{personality(`traits.${trait}.name`)}</span>
      <span aria-hidden="true" className="relative h-5 max-sm:order-last max-sm:col-span-2">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line forced-colors:bg-[CanvasText]" />
        <span className="absolute inset-y-0 left-1/2 w-px bg-third" />
        <span
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-control forced-colors:bg-[CanvasText]"
          style={{ left: `${percentOf(low)}%`, right: `${100 - percentOf(high)}%` }}
        />
        <span
          className={cx(
            'absolute top-1/2 size-2.5 -translate-1/2 rounded-full border-2 forced-color-adjust-none',
            isFirm ? 'border-ink bg-ink' : 'border-third bg-surface',
          )}
          style={{ left: `${percentOf(d)}%` }}
        />
      </span>
      <span className="text-right text-sm whitespace-nowrap tabular-nums">
        {t('means.row', { d: number(d), from: number(low), to: number(high) })}
      </span>
    </li>
  );
}

/** A line for each trait, and the meaning of its two directions. */
function MeanLines({ means, firm, label }: MeansProps & { readonly label: string }) {
  const { t } = useTranslation('fairness');
  const labels = useFairnessLabels();
  const [first] = means;
  if (first === undefined) return null;
  const names = { group: labels.group(first.group), reference: labels.group(first.reference) };
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={label} className="flex flex-col gap-1 max-sm:gap-2">
        {means.map((mean) => (
          <MeanLine key={mean.trait} mean={mean} firm={firm} />
        ))}
      </ul>
      <p
        aria-hidden="true"
        className="flex justify-between gap-3 text-xs whitespace-nowrap text-third sm:mx-[120px]"
      >
        <span>← {t('means.left', names)}</span>
        <span>{t('means.right', names)} →</span>
      </p>
    </div>
  );
}

/**
 * One group compared with the largest: the differences and their picture, behind a button when there are several
 * groups.
 */
function Pair({ means, firm, isFolded }: MeansProps & { readonly isFolded: boolean }) {
  const { t } = useTranslation('fairness');
  const { t: norms } = useTranslation('norms');
  const format = useFormat();
  const labels = useFairnessLabels();
  const [first] = means;
  if (first === undefined) return null;
  const { group, reference, people, reference_people: referencePeople } = first;
  const title = t('means.pair', {
    group: labels.group(group),
    reference: labels.groupInLine(reference),
    people: format.number(people),
    referencePeople: format.number(referencePeople),
  });
  const lines = <MeanLines means={means} firm={firm} label={title} />;
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-semibold">{title}</h4>
      <MeanSentence means={means} firm={firm} />
      {isFolded ? (
        <Disclosure label={norms('fairness.table.show')} labelOpen={norms('fairness.table.hide')}>
          <div className="pt-2">{lines}</div>
        </Disclosure>
      ) : (
        lines
      )}
    </div>
  );
}

const pairsOf = (means: readonly FairnessMean[]) => [...Map.groupBy(means, ({ group }) => group).values()];

/** The differences between the means of groups on the five traits. */
export function Means({ report }: { readonly report: FairnessReport }) {
  const { t } = useTranslation('fairness');
  const { means, firm_people: firm, least_people: least } = report;
  const dimensions = (['gender', 'age'] as const)
    .map((dimension) => ({ dimension, own: means.filter((mean) => mean.dimension === dimension) }))
    .filter(({ own }) => own.length > 0);
  return (
    <section aria-labelledby="fairness-means" className="flex flex-col gap-4">
      <div className="flex max-w-[80ch] flex-col gap-1 text-pretty text-second">
        <h2 id="fairness-means" className="text-title font-semibold text-ink">
          {t('means.title')}
        </h2>
        <p>{t('means.lead')}</p>
        {dimensions.length === 0 && <p>{t('means.none', { least })}</p>}
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {dimensions.map(({ dimension, own }) => (
          <Card key={dimension} title={t(`dimensions.${dimension}`)} level={3}>
            <div className="flex flex-col gap-6">
              {pairsOf(own).map((pair) => (
                <Pair key={pair[0]?.group} means={pair} firm={firm} isFolded={pairsOf(own).length > 1} />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
