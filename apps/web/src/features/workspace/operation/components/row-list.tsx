import type { ReactNode } from 'react';

export interface ListRow {
  readonly id: string;
  readonly title: ReactNode;
  /** The state as a badge beside the title. */
  readonly state?: ReactNode;
  /** The lines below the title. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** The rows of a table as cards, for a phone: all values visible, with their buttons. */
export function RowList({ label, rows }: { readonly label: string; readonly rows: readonly ListRow[] }) {
  return (
    <ul aria-label={label}>
      {rows.map(({ id, title, state, children, action }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line-soft py-3 last:border-b-0"
        >
          <div className="flex min-w-0 flex-1 basis-48 flex-col gap-0.5">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
              {title}
              {state}
            </span>
            {children}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
