import type { ReactNode } from 'react';
import { useDocumentTitle } from './page-header.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly icon?: ReactNode;
  /** The next step: create the first record, clear the filters, contact a person. */
  readonly action?: ReactNode;
  /** Level 1 is the heading of the page, and sets the window title. */
  readonly level?: 1 | 2 | 3 | undefined;
}

function WindowTitle({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}

/** Replaces missing content: nothing yet, no match, or forbidden. */
export function EmptyState({ title, text, icon, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-[420px] flex-col items-center gap-2 px-6 py-14 text-center">
      {level === 1 && <WindowTitle title={title} />}
      {icon !== undefined && (
        <span className="mb-2 grid size-12 place-items-center rounded-full bg-lila-soft text-lila-strong">
          {icon}
        </span>
      )}
      <Heading
        className={
          level === 1 ? 'text-title font-semibold text-balance' : 'text-md font-semibold text-balance'
        }
      >
        {title}
      </Heading>
      {text !== undefined && <p className="text-pretty text-third">{text}</p>}
      {action !== undefined && <div className="pt-3">{action}</div>}
    </div>
  );
}
