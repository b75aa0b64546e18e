import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageHeaderProps {
  readonly title: string;
  /** Under the title: what is here, in a line. */
  readonly lead?: ReactNode;
  readonly before?: ReactNode;
  /** The decisions of the page; the main one last. */
  readonly actions?: ReactNode;
  readonly breadcrumbs?: ReactNode;
}

/** Puts a title into the window and takes it back when the page goes. */
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

/** The head of a page: its only h1, a line about it, its decisions. */
export function PageHeader({ title, lead, before, actions, breadcrumbs }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <header className="flex flex-col gap-4 pb-5">
      {breadcrumbs}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          {before}
          <div className="min-w-0">
            <h1 className="text-title font-semibold tracking-[-0.01em] text-balance wrap-anywhere">
              {title}
            </h1>
            {lead !== undefined && <div className="pt-0.5 text-third">{lead}</div>}
          </div>
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </header>
  );
}
