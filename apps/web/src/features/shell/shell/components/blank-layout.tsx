import type { ReactNode } from 'react';
import { AriaProvider } from '#ui/aria-provider.tsx';
import { Footer } from './footer.tsx';

interface BlankLayoutProps {
  readonly children: ReactNode;
  /** Centres the page in the window, for a single message. */
  readonly isCentered?: boolean | undefined;
}

/** Only the page and the footer. */
export function BlankLayout({ children, isCentered = false }: BlankLayoutProps) {
  return (
    <AriaProvider>
      <div className="flex min-h-(--page-height) flex-col px-4 py-5 md:px-8">
        <main className={isCentered ? 'grid flex-1 place-items-center' : 'flex-1'}>{children}</main>
        <Footer />
      </div>
    </AriaProvider>
  );
}
