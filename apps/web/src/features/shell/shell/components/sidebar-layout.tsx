import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIsMobile } from '#lib/media.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { AriaProvider } from '#ui/aria-provider.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { TopBarSlot } from '#ui/top-bar.tsx';
import { BulkProgress } from '#features/people/people/components/bulk-progress.tsx';
import { HelpMenu } from '#features/shell/help/components/help-menu.tsx';
import { AnswerOffers } from './answer-offers.tsx';
import { Footer } from './footer.tsx';
import { Panels } from './panels.tsx';
import { SidebarContent } from './sidebar-content.tsx';

/** Loaded only on narrow screens. */
const MobileNavigation = lazy(async () => {
  const { MobileNavigation: Drawer } = await import('./mobile-navigation.tsx');
  return { default: Drawer };
});

const fetchMenusAndLists = () => import('./menus-and-lists.ts');

/** The footer of a page; hidden while the page is loading, because it would move. */
function PageFooter() {
  const page = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <div
      key={page}
      className="mx-auto w-full max-w-[1280px] pt-6 group-has-[.fill-page]/page:pt-0 group-has-[[data-loading]]/page:invisible max-md:group-has-[.fill-page]/page:hidden print:hidden"
    >
      <Footer />
    </div>
  );
}

/** The main layout: navigation on the left, the page on the right. */
export function SidebarLayout({ children }: { readonly children: ReactNode }) {
  const mobile = useIsMobile();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  // Most later pages have menus and lists: their code is loaded while the user reads the first page.
  useWhenIdle(fetchMenusAndLists);
  return (
    <AriaProvider>
      <SkipLink />
      {mobile ? (
        <Suspense fallback={<div aria-busy="true" className="h-14 border-b border-line bg-surface" />}>
          <MobileNavigation slotRef={setBar} />
        </Suspense>
      ) : (
        <aside className="fixed top-0 bottom-0 left-0 w-64 overflow-y-auto border-r border-line bg-surface print:hidden">
          <SidebarContent help={<HelpMenu placement="top end" />} />
        </aside>
      )}
      <div className="group/page flex min-h-(--page-height) flex-col px-4 pt-5 pb-4 has-[.fill-page]:h-(--page-height) max-md:min-h-[calc(var(--page-height)-56px)] max-md:has-[.fill-page]:h-[calc(var(--page-height)-56px)] md:ml-64 md:px-8 md:pt-6 print:ml-0 print:min-h-0 print:p-0">
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1280px] flex-1 has-[.fill-page]:flex has-[.fill-page]:min-h-0 has-[.fill-page]:flex-col"
        >
          <TopBarSlot value={bar}>{children}</TopBarSlot>
        </main>
        <div className="mx-auto w-full max-w-[1280px]">
          <BulkProgress />
        </div>
        <PageFooter />
      </div>
      <Panels />
      <AnswerOffers />
    </AriaProvider>
  );
}
