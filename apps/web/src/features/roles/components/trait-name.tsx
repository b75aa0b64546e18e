import type { Trait } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import type { RangeTone } from '#ui/range-slider.tsx';

const COLOUR: Readonly<Record<Trait, string>> = {
  O: 'text-trait-o',
  C: 'text-trait-c',
  E: 'text-trait-e-text',
  A: 'text-trait-a-text',
  ES: 'text-trait-es',
};
export const TRAIT_TONE: Readonly<Record<Trait, RangeTone>> = { O: 'o', C: 'c', E: 'e', A: 'a', ES: 'es' };

/** A trait by its letter and name, never by colour alone. */
export function TraitName({ trait }: { readonly trait: Trait }) {
  const { t } = useTranslation('personality');
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <span className={cx('font-bold', COLOUR[trait])}>{trait}</span>
      <span>{t(`traits.${trait}.name`)}</span>
    </span>
  );
}
