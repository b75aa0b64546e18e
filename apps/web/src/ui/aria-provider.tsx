import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useFormat } from '#lib/format.ts';

/** Gives the components of ui/ their language and lets their links open pages of the product in place. */
export function AriaProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const { locale } = useFormat();
  return (
    <I18nProvider locale={locale === 'de-DE' ? 'de-DE' : 'en-US'}>
      <RouterProvider navigate={(href) => router.history.push(href)}>{children}</RouterProvider>
    </I18nProvider>
  );
}
