import type { ReactNode } from 'react';
import { cx } from '#lib/class-names.ts';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'partial' | 'danger' | undefined;
  readonly children?: ReactNode;
}

const TONE = { partial: 'bg-partial-soft text-partial-text', danger: 'bg-danger-soft text-danger' } as const;

/** Something about the plan that wants attention, with what can be done about it. */
export function Notice({ title, text, tone = 'partial', children }: NoticeProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg px-5 py-4',
        TONE[tone],
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold text-balance">{title}</p>
        <p className="pt-0.5 text-pretty text-ink">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>
    </div>
  );
}
