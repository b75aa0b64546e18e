import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useFormat } from '#lib/format.ts';

/** Sets the language of the components and lets their links navigate within the app. */
export function AriaProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const { locale } = useFormat();
  return (
    <I18nProvider locale={locale === 'de-DE' ? 'de-DE' : 'en-US'}>
      <RouterProvider navigate={(href) => router.history.push(href)}>{children}</RouterProvider>
    </I18nProvider>
  );
}
