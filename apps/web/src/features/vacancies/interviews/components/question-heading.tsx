import type { Trait } from '@quint/psychometrics/types.ts';
import { Check, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { TRAIT_INK } from '#ui/trait-fill.ts';

const BADGE = {
  done: 'border-ink bg-ink text-surface shape-selected',
  current: 'border-lila text-lila-strong',
  open: 'border-control text-second',
} as const;

interface NumberBadgeProps {
  readonly number: number;
  readonly state: keyof typeof BADGE;
}

/** The number of a question in a circle, or a tick for one that is rated. */
export function NumberBadge({ number, state }: NumberBadgeProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] text-sm font-semibold tabular-nums',
        BADGE[state],
      )}
    >
      {state === 'done' ? <Check strokeWidth={2.5} className="size-4" /> : number}
    </span>
  );
}

/** The letter of the trait that a question is about. */
export function TraitLetter({ trait }: { readonly trait: Trait }) {
  return (
    <span translate="no" className={cx('text-xs font-bold', TRAIT_INK[trait])}>
      {trait}
    </span>
  );
}

interface QuestionTitleProps {
  readonly title: string;
  readonly trait: Trait | null;
  readonly isProbe?: boolean;
  /** At the end of the line. */
  readonly aside?: ReactNode;
}

/** The title of a question with its trait, and whether to probe deeper. */
export function QuestionTitle({ title, trait, isProbe = false, aside }: QuestionTitleProps) {
  const { t } = useTranslation('interview');
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="font-semibold">{title}</span>
      {trait !== null && <TraitLetter trait={trait} />}
      {isProbe && (
        <span className="inline-flex items-center gap-1.5 rounded-full bg-lila-soft px-2.5 py-0.5 text-xs font-semibold text-lila-strong forced-colors:border">
          <Search aria-hidden="true" className="size-3.5" />
          {t('probe')}
        </span>
      )}
      {aside !== undefined && <span className="ml-auto text-sm text-second">{aside}</span>}
    </span>
  );
}
