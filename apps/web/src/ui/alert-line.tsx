import type { ReactNode } from 'react';
import { cx } from '#lib/class-names.ts';

interface AlertLineProps {
  /** Empty while there is no error. The element is always rendered, so that screen readers announce the text. */
  readonly children: ReactNode;
  /** `sm` for one field, `base` for a form or a page. */
  readonly size?: 'sm' | 'base' | undefined;
}

/** An error message that screen readers announce when it appears. */
export function AlertLine({ children, size = 'base' }: AlertLineProps) {
  return (
    <p role="alert" className={cx('text-pretty text-danger empty:hidden', size === 'sm' && 'text-xs')}>
      {children}
    </p>
  );
}
