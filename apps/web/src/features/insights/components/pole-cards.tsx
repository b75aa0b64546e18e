import type { SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { TRAIT_FILL } from '#ui/trait-fill.ts';

const STANINES = 9;

interface PoleCardsProps {
  readonly traits: SheetScore['traits'];
  /** These traits, in this order. */
  readonly only: readonly Trait[];
}

/** The position between two poles, trait by trait. */
export function PoleCards({ traits, only }: PoleCardsProps) {
  const { t } = useTranslation('insights');
  const { t: words } = useTranslation('personality');
  return (
    <ul className="flex flex-col gap-2.5">
      {only.map((trait) => {
        const score = traits[trait];
        if (score === null) return null;
        return (
          <li
            key={trait}
            className="flex flex-col gap-3 rounded-lg border border-line bg-surface px-4 pt-3.5 pb-4"
          >
            <span className="flex justify-between gap-4 text-xs font-semibold">
              <span>{words(`traits.${trait}.left`)}</span>
              <span className="text-end">{words(`traits.${trait}.right`)}</span>
            </span>
            <span className="sr-only">
              {t('place', { trait: words(`traits.${trait}.name`), value: score.stanine, most: STANINES })}
            </span>
            <span aria-hidden="true" className="shape-track relative block h-2 rounded-full bg-mute">
              <span
                className={cx(
                  'shape absolute top-1/2 size-4 -translate-1/2 rounded-full border-[3px] border-surface shadow-soft',
                  TRAIT_FILL[trait],
                )}
                style={{ left: `${((score.stanine - 0.5) / STANINES) * 100}%` }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
