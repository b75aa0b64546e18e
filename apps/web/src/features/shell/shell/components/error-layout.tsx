import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Footer } from './footer.tsx';

/**
 * The layout of error pages: logo, message, footer. It uses neither the session nor the component library, so that it
 * renders when they fail.
 */
export function ErrorLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className="flex min-h-(--page-height) flex-col px-4 py-5 md:px-8 md:py-7">
      <header>
        <a
          href="/"
          className="finger inline-flex items-center gap-2.5 rounded-sm text-md font-bold no-underline"
        >
          <BrandMark />
          <span translate="no">{t('product')}</span>
        </a>
      </header>
      <main className="grid flex-1 place-items-center">{children}</main>
      <Footer />
    </div>
  );
}
