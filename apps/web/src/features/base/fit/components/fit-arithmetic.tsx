import type { FitContribution } from '@quint/contract/measures/matching.ts';
import { wholeCosts } from '@quint/psychometrics/whole-costs.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import type { WholeCost } from '@quint/psychometrics/whole-costs.ts';

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
function useRangePositionText(): (part: Pick<FitContribution, 'outside' | 'border'>) => string {
  const { t } = useTranslation();
  const spellNumber = useSpellNumber();
  return ({ outside, border }) => {
    if (outside === 0) return t('fit.place.inside');
    if (border) return t('fit.place.border');
    const number = spellNumber(Math.abs(outside));
    return outside < 0 ? t('fit.place.below', { number }) : t('fit.place.above', { number });
  };
}

function OneCost({ cost }: { readonly cost: WholeCost<FitContribution> }) {
  const { t } = useTranslation('personality');
  const { t: common } = useTranslation();
  const formatPosition = useRangePositionText();
  const { part } = cost;
  const params = { trait: t(`traits.${part.trait}.name`), place: formatPosition(part) };
  return <>{part.border ? common('fit.costBorder', params) : common('fit.cost', params)}</>;
}

interface FitArithmeticProps {
  readonly score: number;
  readonly costs: readonly FitContribution[];
}

/** The whole calculation: every trait outside its range with its points, from 100 down to the fit. */
export function FitArithmetic({ score, costs }: FitArithmeticProps) {
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
