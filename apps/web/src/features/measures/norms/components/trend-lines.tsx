import type { FairnessComparison } from '@quint/contract/measures/fairness.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { endsOf, hasTrend, type TrendPoint } from '../model/comparisons.ts';
import { useFairnessLabels } from '../use-fairness-labels.ts';

const WIDTH = 240;
const HEIGHT = 56;
const MARGIN = 6;

interface LineProps {
  readonly trend: readonly TrendPoint[];
  readonly name: string;
  readonly firm: number;
}

/**
 * The shares of one group over time: a dot with its interval for each period, connected between consecutive periods.
 */
function Line({ trend, name, firm }: LineProps) {
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, trend.length - 1);
  const y = (rate: number) => HEIGHT - MARGIN - rate * (HEIGHT - 2 * MARGIN);
  const points = trend.map(({ groups }, index) => {
    const group = groups.find((each) => each.name === name);
    return group && { ...group, x: MARGIN + index * step };
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block h-14 w-full max-w-60 overflow-visible text-ink"
    >
      {[0, 1].map((rate) => (
        <line key={rate} x1="0" x2={WIDTH} y1={y(rate)} y2={y(rate)} className="stroke-line" />
      ))}
      {points.map((point, index) => {
        const next = points[index + 1];
        return (
          point && (
            <g key={point.x}>
              {next && (
                <line
                  x1={point.x}
                  y1={y(point.rate)}
                  x2={next.x}
                  y2={y(next.rate)}
                  className="stroke-current"
                  strokeWidth="1.5"
                />
              )}
              <line
                x1={point.x}
                x2={point.x}
                y1={y(point.low)}
                y2={y(point.high)}
                className="stroke-control"
                strokeWidth="3"
                strokeLinecap="round"
              />
            </g>
          )
        );
      })}
      {points.map(
        (point) =>
          point && (
            <circle
              key={point.x}
              cx={point.x}
              cy={y(point.rate)}
              r="3.5"
              className={`stroke-current ${point.people < firm ? 'fill-surface' : 'fill-current'}`}
              strokeWidth="1.5"
            />
          ),
      )}
    </svg>
  );
}

interface TrendLinesProps {
  readonly comparison: FairnessComparison;
  /** The minimum size of a group for conclusions; the dot of a smaller one is hollow. */
  readonly firm: number;
}

/** The trend of the shares of the groups: a sentence, and a line for each group with at least two periods. */
export function TrendLines({ comparison: { groups, trend }, firm }: TrendLinesProps) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const labels = useFairnessLabels();
  const [first, last] = [trend[0], trend.at(-1)];
  const lines = groups.filter(({ name }) => hasTrend(trend, name));
  if (first === undefined || last === undefined || lines.length === 0) return null;
  const ends = lines.flatMap(({ name }) => {
    const of = endsOf(trend, name);
    return of === undefined ? [] : [{ name, ...of }];
  });
  const list = ends.map(({ name, first: from, last: to }) =>
    t('trend.group', {
      group: labels.groupInLine(name),
      from: labels.ofHundred(from.rate),
      to: labels.ofHundred(to.rate),
      fromPeople: format.number(from.people),
      toPeople: format.number(to.people),
    }),
  );
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-semibold">{t('trend.title')}</h4>
      {list.length > 0 && (
        <p className="text-sm text-pretty">
          {t('trend.sentence', {
            first: labels.period(first.period, 'long'),
            last: labels.period(last.period, 'long'),
            list: list.join('; '),
          })}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-x-5 gap-y-3">
        {lines.map(({ name }) => (
          <figure key={name} className="min-w-0">
            <figcaption className="pb-1 text-xs text-second">{labels.group(name)}</figcaption>
            <Line trend={trend} name={name} firm={firm} />
            <p aria-hidden="true" className="flex max-w-60 justify-between pt-1 text-xs text-third">
              <span>{labels.period(first.period, 'short')}</span>
              <span>{labels.period(last.period, 'short')}</span>
            </p>
          </figure>
        ))}
      </div>
    </div>
  );
}
