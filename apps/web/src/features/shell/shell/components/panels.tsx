import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { inboxSideOf } from '#features/shell/inbox/api.ts';
import { hrefOf, INBOX_KEY, NAVIGATION } from '#features/shell/navigation/model/entries.ts';
import { homeOf } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { closePanel, showPanel, useShownPanel } from '#lib/panels.ts';
import { isCovered, isHelpKey, isPaletteKey, readGoKey, setLetterKeys } from '#lib/shortcuts.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';

async function fetchPalette() {
  const [{ CommandPalette: Component }] = await Promise.all([
    import('#features/shell/palette/components/command-palette.tsx'),
    loadPhrases('palette', 'help'),
  ]);
  return Component;
}
const CommandPalette = onDemand(fetchPalette);
const KeyboardHelp = onDemand(async () => {
  const [{ KeyboardHelp: Component }] = await Promise.all([
    import('#features/shell/palette/components/keyboard-help.tsx'),
    loadPhrases('people'),
  ]);
  return Component;
});
const InboxDrawer = onDemand(
  async () => (await import('#features/shell/inbox/components/inbox-drawer.tsx')).InboxDrawer,
);
const WelcomeDialog = onDemand(
  async () => (await import('#features/shell/welcome/components/welcome-dialog.tsx')).WelcomeDialog,
);

const PackagesPanel = onDemand(async () => {
  const [{ PackagesPanel: Component }] = await Promise.all([
    import('#features/workspace/plans/components/limit-panel.tsx'),
    loadPhrases('plans'),
  ]);
  return Component;
});
const LimitPanel = onDemand(async () => {
  const [{ LimitPanel: Component }] = await Promise.all([
    import('#features/workspace/plans/components/limit-panel.tsx'),
    loadPhrases('plans'),
  ]);
  return Component;
});

const PANELS = {
  palette: CommandPalette,
  keys: KeyboardHelp,
  inbox: InboxDrawer,
  tour: WelcomeDialog,
  packages: PackagesPanel,
  limit: LimitPanel,
} as const;

function useKeys(): void {
  const user = useCurrentUser();
  const router = useRouter();
  useEffect(() => setLetterKeys(user.has_letter_keys), [user.has_letter_keys]);
  useEffect(() => {
    const go = (event: KeyboardEvent): boolean => {
      const goKey = isCovered() ? undefined : readGoKey(event);
      if (goKey?.to === undefined) return goKey !== undefined;
      if (goKey.to === INBOX_KEY && inboxSideOf(user) !== undefined) showPanel('inbox');
      const entry = NAVIGATION.find(({ key }) => key === goKey.to);
      if (entry !== undefined && entry.shownTo?.(user) !== false) {
        void router.navigate({ href: hrefOf(entry, user) });
      }
      return true;
    };
    const listen = (event: KeyboardEvent) => {
      const isPalette = isPaletteKey(event);
      if (!isPalette && !isHelpKey(event)) {
        // The letter after `g` must not reach the page.
        if (go(event)) event.stopPropagation();
        return;
      }
      // Prevents the browser's own action for the key.
      event.preventDefault();
      if (!isCovered()) showPanel(isPalette ? 'palette' : 'keys');
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [user, router]);
}

/** Shows first-time users the welcome on their start page. */
function useWelcome(): void {
  const { isFirstVisit, ...person } = useCurrentUser();
  const home = homeOf(person);
  const isHome = useRouterState({ select: ({ location }) => location.pathname === home });
  useEffect(() => {
    // The start page of a works council explains itself.
    if (isFirstVisit && isHome && home !== '/paused' && home !== '/works-council') showPanel('tour');
  }, [isFirstVisit, isHome, home]);
}

/**
 * The panels above any signed-in page, and their shortcuts. Each panel is loaded when it first opens, the palette
 * before.
 */
export function Panels() {
  useKeys();
  useWelcome();
  useWhenIdle(fetchPalette);
  const panelId = useShownPanel();
  // A page in another layout starts without open panels.
  useEffect(() => closePanel, []);
  if (panelId === undefined) return null;
  const Panel = PANELS[panelId];
  return <Panel onClose={closePanel} />;
}
