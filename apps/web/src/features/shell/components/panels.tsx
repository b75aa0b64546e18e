import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { homeOf } from '#lib/guard.ts';
import { closePanel, showPanel, useShownPanel } from '#lib/panels.ts';
import { isHelpKey, isPaletteKey } from '#lib/shortcuts.ts';
import { useCurrentUser } from '#lib/session.ts';

const CommandPalette = lazy(async () => {
  const { CommandPalette: Loaded } = await import('#features/palette/components/command-palette.tsx');
  return { default: Loaded };
});
const KeyboardHelp = lazy(async () => {
  const { KeyboardHelp: Loaded } = await import('#features/palette/components/keyboard-help.tsx');
  return { default: Loaded };
});
const InboxDrawer = lazy(async () => {
  const { InboxDrawer: Loaded } = await import('#features/inbox/components/inbox-drawer.tsx');
  return { default: Loaded };
});
const WelcomeDialog = lazy(async () => {
  const { WelcomeDialog: Loaded } = await import('#features/welcome/components/welcome-dialog.tsx');
  return { default: Loaded };
});

const PANELS = {
  palette: CommandPalette,
  keys: KeyboardHelp,
  inbox: InboxDrawer,
  tour: WelcomeDialog,
} as const;

/** Something else stands over the page and has the keys. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

function useKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPalette = isPaletteKey(event);
      if (!isPalette && !isHelpKey(event)) return;
      // The browser's own answer to the key would surprise in either case.
      event.preventDefault();
      if (!isCovered()) showPanel(isPalette ? 'palette' : 'keys');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Who is here for the first time is welcomed where their day starts. */
function useWelcome(): void {
  const { isFirstVisit, ...person } = useCurrentUser();
  const home = homeOf(person);
  const isHome = useRouterState({ select: ({ location }) => location.pathname === home });
  useEffect(() => {
    if (isFirstVisit && isHome && home !== '/paused') showPanel('tour');
  }, [isFirstVisit, isHome, home]);
}

/** What opens over any page of somebody signed in, and the keys for it. Each panel is fetched when it first opens. */
export function Panels() {
  useKeys();
  useWelcome();
  const shown = useShownPanel();
  // A page in another frame begins without what was open here.
  useEffect(() => closePanel, []);
  if (shown === undefined) return null;
  const Panel = PANELS[shown];
  return (
    <Suspense fallback={null}>
      <Panel onClose={closePanel} />
    </Suspense>
  );
}
