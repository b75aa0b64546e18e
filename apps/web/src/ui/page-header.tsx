import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageHeaderProps {
  readonly title: string;
  /** The title is the name of a person, which must not be translated. */
  readonly isName?: boolean;
  /** Beside the title: the state in one word. */
  readonly badge?: ReactNode;
  /** Under the title: a one-line summary. */
  readonly lead?: ReactNode;
  readonly before?: ReactNode;
  /** The actions of the page; the primary one last. */
  readonly actions?: ReactNode;
  readonly breadcrumbs?: ReactNode;
}

/** Sets the window title and resets it on unmount. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const product = t('product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [title, product]);
}

/** The header of a page: its only h1, a summary, its actions. */
export function PageHeader({
  title,
  isName = false,
  badge,
  lead,
  before,
  actions,
  breadcrumbs,
}: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <header className="flex flex-col gap-1 pb-5 max-md:pb-4">
      {breadcrumbs}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:flex-nowrap">
        <div className="flex min-w-0 items-center gap-4">
          {before}
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1
                translate={isName ? 'no' : undefined}
                className="text-title font-semibold tracking-[-0.01em] text-balance wrap-anywhere"
              >
                {title}
              </h1>
              {badge}
            </div>
            {lead !== undefined && <div className="pt-0.5 text-third">{lead}</div>}
          </div>
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap items-center gap-3 lg:shrink-0 print:hidden">{actions}</div>
        )}
      </div>
    </header>
  );
}
