import { useRouter } from '@tanstack/react-router';
import {
  BookOpen,
  Columns2,
  Compass,
  Keyboard,
  MessageCircle,
  Moon,
  Plus,
  Send,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { inboxSideOf } from '#features/shell/inbox/api.ts';
import { useAccountEntries } from '#features/shell/navigation/use-account-entries.tsx';
import { NAVIGATION } from '#features/shell/navigation/model/entries.ts';
import { useEntryName } from '#features/shell/navigation/use-entry-name.ts';
import { useActionsInView } from '#features/people/people/model/in-view.ts';
import { isAdmin } from '#lib/guard.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { showPanel } from '#lib/panels.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useCurrentUser } from '#lib/session.ts';
import { setTheme } from '#lib/theme.ts';
import { useWorkspaceFeatures, type WorkspaceFlags } from '#lib/workspace-features.ts';
import type { Command } from './model/commands.ts';

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;

function iconOf(Icon: LucideIcon) {
  return <Icon {...ICON} />;
}

/** The pages of the user's navigation. */
function usePages(): readonly Command[] {
  const nameOf = useEntryName();
  const user = useCurrentUser();
  const routes: object = useRouter().routesByPath;
  return NAVIGATION.filter((entry) => entry.path in routes && entry.shownTo?.(user) !== false).map(
    (entry) => ({
      id: `page-${entry.labelKey ?? entry.titleOf}`,
      group: 'pages',
      label: nameOf(entry),
      icon: iconOf(entry.icon),
      href: entry.path.replaceAll(/\$(\w+)/g, (_part, name: string) => entry.params?.(user)[name] ?? ''),
    }),
  );
}

const MAKE = [
  { labelKey: 'invite', path: '/talents/invite', feature: 'isInviteTalentsEnabled', icon: Send },
  { labelKey: 'role', path: '/roles/create', feature: undefined, icon: Plus },
  { labelKey: 'team', path: '/teams/create', feature: 'isTeamsEnabled', icon: Plus },
  { labelKey: 'goal', path: '/goals/create', feature: 'isGoalsEnabled', icon: Plus },
  { labelKey: 'assessment', path: '/assessments/create', feature: 'isAssessmentsEnabled', icon: Plus },
  { labelKey: 'compare', path: '/talents/compare', feature: undefined, icon: Columns2 },
] as const;

/** The records that an administrator can create, depending on features; and messages, for both sides. */
function useActions(): readonly Command[] {
  const { t } = useTranslation('palette');
  const user = useCurrentUser();
  const routes: object = useRouter().routesByPath;
  const features = useWorkspaceFeatures();
  const administrates = isAdmin(user) && user.active_workspace !== null;
  const isOn = (feature: keyof WorkspaceFlags | undefined) => feature === undefined || features[feature];
  const creationCommands = MAKE.filter(
    ({ path, feature }) => administrates && path in routes && isOn(feature),
  ).map(({ labelKey, path, icon }): Command => ({
    id: `make-${labelKey}`,
    group: 'actions',
    label: t(`actions.${labelKey}`),
    icon: iconOf(icon),
    href: path,
  }));
  if (inboxSideOf(user) === undefined) return creationCommands;
  const write = { id: 'inbox', group: 'actions', label: t('actions.inbox') } as const;
  return [...creationCommands, { ...write, icon: iconOf(MessageCircle), run: () => showPanel('inbox') }];
}

/** The account menu and the appearance. */
function useAccount(): readonly Command[] {
  const { t } = useTranslation('palette');
  const entries = useAccountEntries().map(({ id, label, icon, href, newTab, onAction }): Command => ({
    id: `account-${id}`,
    group: 'account',
    label,
    icon,
    href,
    newTab,
    run: onAction,
  }));
  const theme = (name: 'light' | 'dark', icon: LucideIcon): Command => ({
    id: `theme-${name}`,
    group: 'account',
    label: t(`theme.${name}`),
    keywords: t('theme.keywords'),
    icon: iconOf(icon),
    run: () => setTheme(name),
  });
  return [...entries, theme('light', Sun), theme('dark', Moon)];
}

function useHelp(): readonly Command[] {
  const { t } = useTranslation('palette');
  const { t: help } = useTranslation('help');
  const baseCommand = { group: 'help' } as const;
  const centre = usePublicSettings()?.links.helpCentre[currentLanguage()];
  return [
    ...(centre === undefined
      ? []
      : [
          {
            ...baseCommand,
            id: 'help',
            label: help('menu.helpCentre'),
            icon: iconOf(BookOpen),
            href: centre,
            newTab: true,
          },
        ]),
    {
      ...baseCommand,
      id: 'keys',
      label: t('keys.title'),
      icon: iconOf(Keyboard),
      run: () => showPanel('keys'),
    },
    {
      ...baseCommand,
      id: 'tour',
      label: t('actions.tour'),
      icon: iconOf(Compass),
      run: () => showPanel('tour'),
    },
  ];
}

/** The actions for the people in view: the selection, or the person of the record. */
function usePersonCommands(): readonly Command[] {
  const { t } = useTranslation('people');
  const inView = useActionsInView();
  if (inView === undefined) return [];
  const { actions, people } = inView;
  const peopleLabel = people.length === 1 ? (people[0]?.name ?? '') : t('people', { count: people.length });
  return actions
    .filter(({ count }) => count > 0)
    .map(({ id, label, icon, run }) => ({
      id: `verb-${id}`,
      group: 'people' as const,
      label: t('command', { verb: label, whom: peopleLabel }),
      icon,
      run,
    }));
}

/** All commands of the user, without search results from the server. */
export function useCommands(): readonly Command[] {
  return [...usePersonCommands(), ...usePages(), ...useActions(), ...useAccount(), ...useHelp()];
}
