import type { Vacancy } from '@quint/contract/vacancies/people.ts';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRatioTexts } from '#features/roles/roles/use-ratio-texts.ts';
import { TRAIT_TONE } from '#features/roles/roles/components/trait-name.tsx';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { useSettled } from '#lib/use-settled.ts';
import { RangeSlider } from '#ui/range-slider.tsx';
import { TRAIT_INK } from '#ui/trait-fill.ts';
import { narrowingQuery, type Span, type Ways } from '../api.ts';

const SETTLES_MS = 120;

interface NarrowingChoiceProps {
  readonly vacancy: Vacancy;
  readonly ways: Ways;
  readonly span: Span;
  /** Only people who do not miss a must-have count. */
  readonly isMust: boolean;
  readonly onSpan: (span: Span) => void;
  /** Called with the number of people that the range leaves. */
  readonly onEffect: (tiedCount: number) => void;
}

/** The proposed ranges as chips, a slider for the chosen one, and what else changes. */
export function NarrowingChoice({ vacancy, ways, span, isMust, onSpan, onEffect }: NarrowingChoiceProps) {
  const { t } = useTranslation('ways');
  const { t: personality } = useTranslation('personality');
  const format = useFormat();
  const traits = useTraitLabels();
  const settledSpan = useSettled(span, SETTLES_MS);
  const effect = useQuery(narrowingQuery(vacancy.id, settledSpan, isMust)).data;
  useEffect(() => {
    if (effect !== undefined) onEffect(effect.tied);
  }, [effect, onEffect]);
  const { trait, min, max } = span;
  const range = vacancy.ranges[trait];
  const names = traits.one(trait);
  const formatRatio = useRatioTexts();
  return (
    <div className="flex flex-col gap-4">
      <fieldset aria-label={t('narrow.chips')} className="flex min-w-0 flex-wrap gap-2">
        {ways.narrowings.map((each) => (
          <button
            key={each.trait}
            type="button"
            aria-pressed={each.trait === trait}
            onClick={() => onSpan({ trait: each.trait, min: each.min, max: each.max })}
            className={cx(
              'finger flex min-h-8 cursor-pointer items-center gap-2 rounded-full border px-3 tabular-nums',
              each.trait === trait ? 'border-lila bg-lila-soft' : 'border-line hover:bg-mute',
            )}
          >
            <span aria-hidden="true" className={cx('font-bold', TRAIT_INK[each.trait])}>
              {each.trait}
            </span>
            <span className="sr-only">{traits.one(each.trait).trait}</span>
            <span className="font-semibold">{`${each.min}–${each.max}`}</span>
            <span className="text-second">{format.number(each.tied)}</span>
          </button>
        ))}
      </fieldset>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="min-w-0">
          <p className="font-semibold">
            <span className={TRAIT_INK[trait]}>{names.trait}</span>{' '}
            {t('narrow.becomes', { before: `${range.min}–${range.max}`, after: `${min}–${max}` })}
          </p>
          <p className="flex justify-between gap-4 pt-2 text-xs text-second">
            <span>{personality(`traits.${trait}.left`)}</span>
            <span>{personality(`traits.${trait}.right`)}</span>
          </p>
          <RangeSlider
            label={names.trait}
            hideLabel
            tone={TRAIT_TONE[trait]}
            value={[min, max]}
            bracket={[range.min, range.max]}
            onChange={([low, high]) => onSpan({ trait, min: low, max: high })}
          />
        </div>
        {effect !== undefined && (
          <ul aria-live="polite" className="flex list-disc flex-col gap-1.5 pl-5 text-second">
            <li>{t('narrow.reach', { after: effect.reach, before: ways.reach ?? 100 })}</li>
            <li>{t('narrow.sexes', { men: effect.men, women: effect.women })}</li>
            {effect.uneven.map((ratio) => (
              <li key={ratio.lower.group} className="font-semibold text-partial-text">
                <TriangleAlert aria-hidden="true" className="mr-1 inline size-4" />
                {`${formatRatio(ratio).ratio}. ${t('narrow.uneven')}`}
              </li>
            ))}
            <li>{t('narrow.version', { version: ways.next_version, count: ways.results })}</li>
          </ul>
        )}
      </div>
    </div>
  );
}
