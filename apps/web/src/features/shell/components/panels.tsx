import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { homeOf } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { closePanel, showPanel, useShownPanel } from '#lib/panels.ts';
import { isHelpKey, isPaletteKey } from '#lib/shortcuts.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';

async function fetchPalette() {
  const [{ CommandPalette: Loaded }] = await Promise.all([
    import('#features/palette/components/command-palette.tsx'),
    loadPhrases('palette', 'help'),
  ]);
  return Loaded;
}
const CommandPalette = onDemand(fetchPalette);
const KeyboardHelp = onDemand(
  async () => (await import('#features/palette/components/keyboard-help.tsx')).KeyboardHelp,
);
const InboxDrawer = onDemand(
  async () => (await import('#features/inbox/components/inbox-drawer.tsx')).InboxDrawer,
);
const WelcomeDialog = onDemand(
  async () => (await import('#features/welcome/components/welcome-dialog.tsx')).WelcomeDialog,
);

const PackagesDialog = onDemand(async () => (await import('./packages-dialog.tsx')).PackagesDialog);

const PANELS = {
  palette: CommandPalette,
  keys: KeyboardHelp,
  inbox: InboxDrawer,
  tour: WelcomeDialog,
  packages: PackagesDialog,
} as const;

/** A dialog is open and receives the keys. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

function useKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPalette = isPaletteKey(event);
      if (!isPalette && !isHelpKey(event)) return;
      // The browser's own action for the key would surprise in either case.
      event.preventDefault();
      if (!isCovered()) showPanel(isPalette ? 'palette' : 'keys');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** First-time users get a welcome on their start page. */
function useWelcome(): void {
  const { isFirstVisit, ...person } = useCurrentUser();
  const home = homeOf(person);
  const isHome = useRouterState({ select: ({ location }) => location.pathname === home });
  useEffect(() => {
    if (isFirstVisit && isHome && home !== '/paused') showPanel('tour');
  }, [isFirstVisit, isHome, home]);
}

/**
 * The panels that open over any signed-in page, and their shortcuts. Each panel is loaded when it first opens, the
 * palette before.
 */
export function Panels() {
  useKeys();
  useWelcome();
  useWhenIdle(fetchPalette);
  const shown = useShownPanel();
  // A page in another layout starts without open panels.
  useEffect(() => closePanel, []);
  if (shown === undefined) return null;
  const Panel = PANELS[shown];
  return <Panel onClose={closePanel} />;
}
