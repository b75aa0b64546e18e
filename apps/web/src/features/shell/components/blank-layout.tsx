import type { ReactNode } from 'react';
import { AriaProvider } from '#ui/aria-provider.tsx';
import { Footer } from './footer.tsx';

interface BlankLayoutProps {
  readonly children: ReactNode;
  /** In the middle of the window, for a page with one thing to say. */
  readonly centered?: boolean | undefined;
}

/** Nothing but the page and the footer. */
export function BlankLayout({ children, centered = false }: BlankLayoutProps) {
  return (
    <AriaProvider>
      <div className="flex min-h-dvh flex-col px-4 py-5 md:px-8">
        <main className={centered ? 'grid flex-1 place-items-center' : 'flex-1'}>{children}</main>
        <Footer />
      </div>
    </AriaProvider>
  );
}
