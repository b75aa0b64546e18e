import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaProvider } from '#ui/aria-provider.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Footer } from './footer.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** One card under the logo, for the steps between an invitation or a sign-up and the first login. */
export function ActivationLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <AriaProvider>
      <div className="flex min-h-(--page-height) flex-col gap-6 px-4 py-5 md:px-8 md:py-7 in-data-framed:gap-3 in-data-framed:p-2!">
        <header className="mx-auto flex w-full max-w-[560px] items-center justify-between gap-4">
          <a href="/" className="finger flex items-center gap-2.5 rounded-sm text-md font-bold no-underline">
            <BrandMark />
            <span translate="no">{t('product')}</span>
          </a>
          <LanguageSwitch />
        </header>
        <main className="flex flex-1 flex-col items-center md:pt-[6vh] in-data-framed:pt-0!">
          <div className="w-full max-w-[560px] rounded-lg border border-line bg-surface p-6 shadow-soft md:p-8">
            {children}
          </div>
        </main>
        <Footer />
      </div>
    </AriaProvider>
  );
}
