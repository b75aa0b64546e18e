import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaProvider } from '#ui/aria-provider.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Footer } from './footer.tsx';
import { LanguageSwitch } from './language-switch.tsx';

interface SplitLayoutProps {
  readonly children: ReactNode;
  /** The right panel: a picture and two sentences about the product. */
  readonly brand: { readonly motif: ReactNode; readonly headline: string; readonly text: string };
}

/** A form on the left, a panel on the right; on a narrow screen only the form. */
export function SplitLayout({ children, brand }: SplitLayoutProps) {
  const { t } = useTranslation('common');
  return (
    <AriaProvider>
      <div className="grid min-h-(--page-height) bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <div className="flex min-w-0 flex-col px-6 py-5 md:px-10 md:py-7">
          <header className="flex items-center justify-between gap-4">
            <span translate="no" className="flex items-center gap-2.5 text-md font-bold">
              <BrandMark />
              {t('product')}
            </span>
            <LanguageSwitch />
          </header>
          <main className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-center py-10">
            {children}
          </main>
          <Footer />
        </div>
        <aside className="hidden flex-col items-center justify-center gap-8 bg-brand-ground bg-[radial-gradient(58%_48%_at_50%_42%,var(--brand-glow),transparent)] px-12 py-10 text-center text-on-brand lg:flex">
          {brand.motif}
          <div className="flex max-w-[420px] flex-col gap-3">
            <p className="text-[26px] leading-[34px] font-semibold tracking-[-0.01em] text-balance">
              {brand.headline}
            </p>
            <p className="text-md text-pretty text-on-brand-second">{brand.text}</p>
          </div>
        </aside>
      </div>
    </AriaProvider>
  );
}
