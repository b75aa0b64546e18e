import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Pack } from '@quint/domain/workspace/actor.ts';
import { PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Badge } from '#ui/badge.tsx';
import { ACTION_BAR } from '#ui/action-bar.ts';

interface PlanCardProps {
  readonly pack: Pack;
  /** On a phone one card is shown at a time. */
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  /** Right of the name. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a plan: its name, audience and contents. */
export function PlanCard({ pack, isChosen, isCurrent, aside, children }: PlanCardProps) {
  const { t } = useTranslation('plans');
  return (
    <li
      className={cx(
        'flex min-w-0 flex-col rounded-lg border bg-surface p-6 shadow-soft max-md:p-4',
        pack === 'flow' ? 'border-lila max-md:border-line' : 'border-line',
        !isChosen && 'max-md:hidden',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="flex items-center gap-3 text-lg font-semibold">
          {PACK_NAMES[pack]} {isCurrent && <Badge tone="strong">{t('current')}</Badge>}
        </h2>
        {aside !== undefined && <p className="text-sm text-third">{aside}</p>}
      </div>
      {children}
    </li>
  );
}

/** The contents of a plan, in lines. */
export function PlanLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-strong-text" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

interface PlanFootProps {
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** Price and button of a plan on a phone: a bar fixed at the bottom of the window. */
export const FOOT_BAR =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-(--bottom-bar,0px) max-md:z-20 max-md:m-0 max-md:rounded-none max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3';

/** Price, then the button; on a phone both in one fixed line. */
export function PlanFoot({ children, action }: PlanFootProps) {
  return (
    <div
      {...ACTION_BAR}
      className={cx(FOOT_BAR, 'flex max-md:items-center max-md:justify-between max-md:gap-4 md:contents')}
    >
      <div className="flex min-w-0 flex-col md:order-1 md:pt-5 md:pb-5">{children}</div>
      <div className="flex flex-col md:order-3 md:mt-auto md:pt-6">{action}</div>
    </div>
  );
}
