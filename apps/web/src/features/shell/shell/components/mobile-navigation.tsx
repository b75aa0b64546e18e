import { useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpMenu } from '#features/shell/help/components/help-menu.tsx';
import { InboxButton } from '#features/shell/inbox/components/inbox-button.tsx';
import { SearchButton } from '#features/shell/palette/components/search-button.tsx';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { SidebarContent } from './sidebar-content.tsx';
import { StagingBadge } from './staging-badge.tsx';

interface MobileNavigationProps {
  /** The slot that pages may fill; the other contents of the bar are then in the menu. */
  readonly slotRef: Ref<HTMLElement>;
}

/** Hidden while a page fills the bar. */
const OTHERWISE = 'group-has-[[data-place]:not(:empty)]/bar:hidden';

/** Below 768 px: a top bar with a button that slides the navigation in. */
export function MobileNavigation({ slotRef }: MobileNavigationProps) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const path = useRouterState({ select: (state) => state.location.pathname });
  // Open only on the page where it was opened: following a link closes it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === path;
  const setOpen = (next: boolean) => setOpenOn(next ? path : undefined);
  return (
    <header className="group/bar sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-surface px-3 print:hidden">
      <span ref={slotRef} data-place="" className="flex min-w-0 flex-1 items-center empty:hidden" />
      <Button
        kind="icon"
        aria-label={t('navigation.open')}
        aria-expanded={open}
        onPress={() => setOpen(true)}
      >
        <MenuIcon aria-hidden="true" className="size-5" />
      </Button>
      <BrandMark className={`size-7 ${OTHERWISE}`} />
      <span translate="no" className={`font-bold ${OTHERWISE}`}>
        {common('product')}
      </span>
      <StagingBadge />
      <span className={`ml-auto flex items-center ${OTHERWISE}`}>
        <SearchButton look="icon" />
        <InboxButton look="icon" />
        <HelpMenu placement="bottom end" />
      </span>
      <Drawer open={open} onOpenChange={setOpen} label={t('navigation.label')}>
        <SidebarContent help={<HelpMenu placement="top end" />} />
      </Drawer>
    </header>
  );
}
