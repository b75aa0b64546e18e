import { useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '#lib/media.ts';
import { AriaProvider } from '#ui/aria-provider.tsx';
import { Button } from '#ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import { BrandMark } from './brand-mark.tsx';
import { Footer } from './footer.tsx';
import { InsightsCard } from './insights-card.tsx';
import { Navigation } from './navigation.tsx';
import { WorkspaceCard } from './workspace-card.tsx';

function SidebarContent() {
  return (
    <div className="flex min-h-full flex-col gap-4 p-3">
      <WorkspaceCard />
      <Navigation />
      <div className="mt-auto flex flex-col gap-2.5">
        <InsightsCard />
        <AccountCard />
      </div>
    </div>
  );
}

/** Off-canvas under 768 px: a top bar with a button that slides the navigation in. */
function MobileNavigation() {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const path = useRouterState({ select: (state) => state.location.pathname });
  // Open on the page it was opened on: following a link closes it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === path;
  const setOpen = (next: boolean) => setOpenOn(next ? path : undefined);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-surface px-3">
      <Button
        kind="icon"
        aria-label={t('navigation.open')}
        aria-expanded={open}
        onPress={() => setOpen(true)}
      >
        <MenuIcon aria-hidden="true" className="size-5" />
      </Button>
      <BrandMark className="size-7" />
      <span className="font-bold">{common('product')}</span>
      <ModalOverlay
        isOpen={open}
        onOpenChange={setOpen}
        isDismissable
        className="fixed inset-0 z-40 bg-veil entering:animate-[appear_250ms_ease-in-out]"
      >
        <Modal className="h-full w-64 overflow-y-auto border-r border-line bg-surface entering:animate-[slide-in_250ms_ease-in-out]">
          <Dialog aria-label={t('navigation.label')} className="min-h-full outline-none *:min-h-dvh">
            <SidebarContent />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </header>
  );
}

/** The frame of the product: navigation on the left, the page on the right. */
export function SidebarLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const mobile = useIsMobile();
  return (
    <AriaProvider>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-on-ink"
      >
        {t('skipToContent')}
      </a>
      {mobile ? (
        <MobileNavigation />
      ) : (
        <aside className="fixed inset-y-0 left-0 w-64 overflow-y-auto border-r border-line bg-surface">
          <SidebarContent />
        </aside>
      )}
      <div className="flex min-h-dvh flex-col px-4 pt-5 pb-4 max-md:min-h-[calc(100dvh-56px)] md:ml-64 md:px-8 md:pt-6">
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1280px] flex-1">
          {children}
        </main>
        <div className="mx-auto w-full max-w-[1280px] pt-6">
          <Footer />
        </div>
      </div>
    </AriaProvider>
  );
}
