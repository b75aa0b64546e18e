import type { FitContribution } from '@quint/contract/measures/matching.ts';
import { wholeCosts } from '@quint/psychometrics/whole-costs.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { TRAIT_INK } from '#ui/trait-fill.ts';
import { costLines, pointsOf, type CostLine, type WholeCost } from '../model/costs.ts';

const SMALL_NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** Formats a number inside a sentence: in words up to twelve. */
export function useSpellNumber(): (value: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (value) => {
    const name = SMALL_NUMBERS[value - 1];
    return name === undefined ? format.number(value) : t(`numbers.${name}`);
  };
}

/** The position of a trait in words: in range, at the border, or how many points below or above. */
export function useRangePositionText(): (part: Pick<FitContribution, 'outside' | 'border'>) => string {
  const { t } = useTranslation();
  const spellNumber = useSpellNumber();
  return ({ outside, border }) => {
    if (outside === 0) return t('fit.place.inside');
    if (border) return t('fit.place.border');
    const number = spellNumber(Math.abs(outside));
    return outside < 0 ? t('fit.place.below', { number }) : t('fit.place.above', { number });
  };
}

function OneCost({ cost }: { readonly cost: WholeCost }) {
  const { t } = useTranslation('personality');
  const { t: common } = useTranslation();
  const formatPosition = useRangePositionText();
  const { part } = cost;
  const params = { trait: t(`traits.${part.trait}.name`), place: formatPosition(part) };
  return <>{part.border ? common('fit.costBorder', params) : common('fit.cost', params)}</>;
}

function SummedCosts({
  line,
  first,
}: {
  readonly line: CostLine & { kind: 'rest' };
  readonly first: boolean;
}) {
  const { t } = useTranslation();
  const spellNumber = useSpellNumber();
  const number = spellNumber(line.costs.length);
  if (!first || !line.onlyBorder) {
    return <>{t(line.onlyBorder ? 'fit.moreBorder' : 'fit.moreOutside', { number })}</>;
  }
  return (
    <>
      {line.costs.map(({ part }, index) => (
        <span key={part.trait}>
          {index > 0 && ', '}
          <span className={cx('font-bold', TRAIT_INK[part.trait])}>{part.trait}</span>
        </span>
      ))}
      {`, ${t('fit.place.border')}`}
    </>
  );
}

interface CostTextsProps {
  readonly score: number;
  readonly costs: readonly FitContribution[];
}

/** The costs in at most two lines, with points that add up to 100 less the fit. */
export function CostTexts({ score, costs }: CostTextsProps) {
  const { t } = useTranslation();
  const lines = costLines(wholeCosts(costs, score));
  if (lines.length === 0) return <span className="text-third">{t('fit.nothingCosts')}</span>;
  return (
    <span className="flex flex-col">
      {lines.map((line, index) => {
        const isClear = line.kind === 'one' && !line.cost.part.border;
        return (
          <span
            key={line.kind === 'one' ? line.cost.part.trait : 'rest'}
            className={cx('flex justify-between gap-2', isClear ? 'font-semibold text-ink' : 'text-second')}
          >
            <span>
              {line.kind === 'one' ? (
                <OneCost cost={line.cost} />
              ) : (
                <SummedCosts line={line} first={index === 0} />
              )}
            </span>
            <span className="tabular-nums">
              <span className="sr-only">{t('fit.costs')} </span>
              {pointsOf(line)}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** The whole calculation: every trait outside its range with its points, from 100 down to the fit. */
export function FitArithmetic({ score, costs }: CostTextsProps) {
  const { t } = useTranslation();
  const whole = wholeCosts(costs, score);
  return (
    <dl className="flex flex-col gap-1 text-sm">
      <div className="flex justify-between gap-6 text-third">
        <dt>{t('fit.allInside')}</dt>
        <dd className="tabular-nums">100</dd>
      </div>
      {whole.map((cost) => (
        <div
          key={cost.part.trait}
          className={cx('flex justify-between gap-6', !cost.part.border && 'font-semibold')}
        >
          <dt>
            <OneCost cost={cost} />
          </dt>
          <dd className="tabular-nums">{`−${cost.points}`}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-line pt-1 font-bold">
        <dt>{t('fit.sum')}</dt>
        <dd className="tabular-nums">{score}</dd>
      </div>
    </dl>
  );
}
