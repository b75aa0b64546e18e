import type { ReactNode } from 'react';
import { cx } from '#lib/class-names.ts';

interface AlertLineProps {
  /** Nothing while all is well; the line is there from the start, so that what comes is read out. */
  readonly children: ReactNode;
  /** `sm` belongs to one field, `base` to a form or a page. */
  readonly size?: 'sm' | 'base' | undefined;
}

/** What went wrong, in a line that is read out as it appears. */
export function AlertLine({ children, size = 'base' }: AlertLineProps) {
  return (
    <p role="alert" className={cx('text-pretty text-danger empty:hidden', size === 'sm' && 'text-xs')}>
      {children}
    </p>
  );
}
