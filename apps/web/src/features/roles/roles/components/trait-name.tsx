import type { Trait } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import type { RangeTone } from '#ui/range-slider.tsx';

/** The letter of a trait in its colour, dark enough to read. */
export const TRAIT_INK: Readonly<Record<Trait, string>> = {
  O: 'text-trait-o',
  C: 'text-trait-c',
  E: 'text-trait-e-text',
  A: 'text-trait-a-text',
  ES: 'text-trait-es',
};
export const TRAIT_TONE: Readonly<Record<Trait, RangeTone>> = { O: 'o', C: 'c', E: 'e', A: 'a', ES: 'es' };

interface TraitNameProps {
  readonly trait: Trait;
  /** Aligns the names below each other. */
  readonly isAligned?: boolean | undefined;
  /** Shows only the letter, where space is short; screen readers get the name. */
  readonly isShort?: boolean | undefined;
}

/** A trait by its letter and name, never by colour alone. */
export function TraitName({ trait, isAligned = false, isShort = false }: TraitNameProps) {
  const { t } = useTranslation('personality');
  return (
    <span
      className={cx(
        'items-baseline gap-1.5',
        isAligned ? 'inline-grid grid-cols-[1.25rem_auto] md:grid-cols-[1.75rem_auto]' : 'inline-flex',
      )}
    >
      <span className={cx('font-bold', TRAIT_INK[trait])}>{trait}</span>
      <span className={cx(isShort && 'sr-only')}>{t(`traits.${trait}.name`)}</span>
    </span>
  );
}
