import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export interface Crumb {
  readonly label: string;
  /** The link target; the last crumb, the current page, has none. */
  readonly link?: LinkProps | undefined;
  /** The label is the name of a person, which must not be translated. */
  readonly isName?: boolean;
}

/** The path from the list to this page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-third">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.label}
            translate={crumb.isName === true ? 'no' : undefined}
            className="flex items-center gap-1.5"
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            {crumb.link === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link
                {...crumb.link}
                className="finger inline-flex min-h-6 items-center rounded-[4px] hover:text-ink hover:underline"
              >
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
