import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpMenu } from '#features/shell/help/components/help-menu.tsx';
import { InboxButton } from '#features/shell/inbox/components/inbox-button.tsx';
import { SearchButton } from '#features/shell/palette/components/search-button.tsx';
import { isProfileOrder, readCheckoutSearch } from '#features/workspace/plans/search.ts';
import { cx } from '#lib/class-names.ts';
import { isHiringManager } from '#lib/guard.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { AriaProvider } from '#ui/aria-provider.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Footer } from './footer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Panels } from './panels.tsx';
import { StagingBadge } from './staging-badge.tsx';
import { WorkspaceSwitch } from './workspace-switch.tsx';

/** The logo links to the start page; after an order of the own report, to the page about it. `isMark` hides the name. */
function HomeLink({ hasMore, isMark }: { readonly hasMore: boolean; readonly isMark: boolean }) {
  const { t } = useTranslation('common');
  const isProfile = useRouterState({
    select: ({ location }) =>
      location.pathname === '/checkout/return' && isProfileOrder(readCheckoutSearch(location.search).type),
  });
  const marketingUrl = usePublicSettings()?.links.marketing[currentLanguage()];
  const brand = (
    <>
      <BrandMark />
      <span translate="no" className={cx(isMark && 'sr-only', hasMore && 'max-sm:sr-only')}>
        {t('product')}
      </span>
    </>
  );
  const look = 'finger flex items-center gap-2.5 rounded-sm text-md font-bold no-underline';
  return isProfile && marketingUrl !== undefined ? (
    <a href={marketingUrl} className={look}>
      {brand}
    </a>
  ) : (
    <Link to="/" className={look}>
      {brand}
    </Link>
  );
}

/** Beside the logo: the workspace, with the others if there are any. */
function Workspace({ user }: { readonly user: CurrentUser }) {
  const { active_workspace: workspace, organizations } = user;
  if (organizations.length > 1) return <WorkspaceSwitch look="bar" />;
  return (
    <span translate="no" className="truncate font-semibold">
      {workspace?.name}
    </span>
  );
}

interface TopbarLayoutProps {
  /** Without search, inbox and panels, for people without a menu. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
}

/** A top bar above the page, for pages outside the administrators' navigation. */
export function TopbarLayout({ isPlain: isPlainPage = false, children }: TopbarLayoutProps) {
  const user = useMaybeCurrentUser();
  const hasNoTalent = user !== undefined && isHiringManager(user) && user.active_talent === null;
  const isPlain = isPlainPage || hasNoTalent;
  return (
    <AriaProvider>
      <SkipLink />
      <div className="flex min-h-(--page-height) flex-col">
        <header className="sticky top-0 z-20 border-b border-line bg-surface px-4 md:px-8">
          <div className="mx-auto flex h-14 w-full max-w-[1120px] items-center justify-between gap-4">
            <div className="flex min-w-0 items-center gap-3">
              <HomeLink hasMore={user !== undefined} isMark={isPlain} />
              {user !== undefined && (isPlain ? <Workspace user={user} /> : <WorkspaceSwitch look="bar" />)}
              <StagingBadge />
            </div>
            <div className="flex shrink-0 items-center gap-1.5 max-md:gap-0">
              {user === undefined ? (
                <LanguageSwitch />
              ) : (
                <>
                  {!isPlain && <SearchButton look="icon" />}
                  {!isPlain && <InboxButton look="icon" />}
                  <HelpMenu placement="bottom end" />
                  <AccountMenu look="pill" />
                </>
              )}
            </div>
          </div>
        </header>
        <div className="flex flex-1 flex-col px-4 pt-6 pb-4 md:px-8 md:pt-8">
          <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1120px] flex-1">
            {children}
          </main>
          <div className="mx-auto w-full max-w-[1120px] pt-8">
            <Footer />
          </div>
        </div>
      </div>
      {user !== undefined && !isPlain && <Panels />}
    </AriaProvider>
  );
}
