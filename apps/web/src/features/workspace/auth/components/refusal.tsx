import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The reason why a form was refused. The element is always rendered, so that its text is announced. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  const isEmpty = children === undefined || children === null || children === false;
  return (
    <div role="alert" className="contents">
      {!isEmpty && (
        <p className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3.5 py-3 font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
