import type { ReactNode } from 'react';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

interface PageHeaderProps {
  readonly title: string;
  /** The title is the name of a person, which must not be translated. */
  readonly isName?: boolean;
  /** Opens what the title stands for. */
  readonly onTitlePress?: (() => void) | undefined;
  /** Beside the title: the state in one word. */
  readonly badge?: ReactNode;
  /** Under the title: a one-line summary. */
  readonly lead?: ReactNode;
  readonly before?: ReactNode;
  /** The actions of the page; the primary one last. */
  readonly actions?: ReactNode;
  /** The path to the page. */
  readonly crumbs?: readonly Crumb[] | undefined;
  /** Above the title, where there is no such path. */
  readonly above?: ReactNode;
}

/** The header of a page: its only h1, a summary, its actions. */
export function PageHeader({
  title,
  isName = false,
  onTitlePress,
  badge,
  lead,
  before,
  actions,
  crumbs,
  above,
}: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <header className="flex flex-col gap-1 pb-5 max-md:pb-4">
      {crumbs === undefined ? above : <Breadcrumbs crumbs={crumbs} />}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:flex-nowrap">
        <div className="flex min-w-0 items-center gap-4">
          {before}
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1
                translate={isName ? 'no' : undefined}
                className="text-title font-semibold tracking-[-0.01em] text-balance wrap-anywhere"
              >
                {onTitlePress === undefined ? (
                  title
                ) : (
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    className="cursor-pointer text-left decoration-dotted underline-offset-4 hover:underline"
                    onClick={onTitlePress}
                  >
                    {title}
                  </button>
                )}
              </h1>
              {badge}
            </div>
            {lead !== undefined && <div className="pt-0.5 text-third">{lead}</div>}
          </div>
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap items-center gap-3 max-md:w-full lg:shrink-0 print:hidden">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
