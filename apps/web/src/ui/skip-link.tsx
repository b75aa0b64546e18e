import { useTranslation } from 'react-i18next';

/** The first tab stop on a page with a menu: it skips the menu and focuses the content (`#content`). */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-on-ink"
    >
      {t('skipToContent')}
    </a>
  );
}
