import type { ReactNode } from 'react';
import { cx } from '#lib/class-names.ts';

const TONE = {
  neutral: 'bg-mute text-second',
  lila: 'bg-lila-soft text-lila-strong',
  strong: 'bg-strong-soft text-strong-text',
  partial: 'bg-partial-soft text-partial-text',
  danger: 'bg-danger-soft text-danger',
} as const;
export type BadgeTone = keyof typeof TONE;

interface BadgeProps {
  readonly tone?: BadgeTone | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A status in one word. The word has the meaning, and the colour repeats it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-[22px] items-center gap-1.5 rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap forced-colors:border',
        TONE[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
