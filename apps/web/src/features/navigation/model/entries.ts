import type { CurrentUser } from '@quint/contract/session.ts';
import {
  Briefcase,
  Building2,
  ClipboardCheck,
  CreditCard,
  Eye,
  House,
  Scale,
  Settings,
  ShieldCheck,
  Target,
  User,
  Users,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import { isAdmin, isWorksCouncil } from '#lib/guard.ts';
import type { PhraseAreas } from '#lib/phrase-areas.gen.ts';
import { featuresOf } from '#lib/workspace-features.ts';

type Words = Exclude<keyof PhraseAreas['shell']['navigation'], 'label' | 'open' | 'close'>;

export interface NavigationEntry {
  /** The phrase shell:navigation.<words>. */
  readonly words: Words;
  readonly icon: LucideIcon;
  /** The letter that goes there, after `g`. */
  readonly key: string;
  /** The path of a route; while no such route exists the entry is not shown. */
  readonly path: string;
  /** Marked on this address alone, and not on those below it. */
  readonly exact?: true;
  readonly params?: (user: CurrentUser) => Record<string, string>;
  /** Left out for people this answers no for. */
  readonly shownTo?: (user: CurrentUser) => boolean;
}

function toWorkspace(user: CurrentUser): Record<string, string> {
  return { organizationId: user.active_workspace?.id ?? '' };
}

/** The main menu, top to bottom. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { words: 'overview', icon: House, key: 'o', path: '/dashboard', shownTo: isAdmin },
  { words: 'roles', icon: Briefcase, key: 'r', path: '/roles', shownTo: isAdmin },
  { words: 'talents', icon: User, key: 't', path: '/talents', shownTo: isAdmin },
  {
    words: 'teams',
    icon: Users,
    key: 'm',
    path: '/teams',
    shownTo: (user) => isAdmin(user) && featuresOf(user).isTeamsEnabled,
  },
  {
    words: 'goals',
    icon: Target,
    key: 'l',
    path: '/goals',
    shownTo: (user) => isAdmin(user) && featuresOf(user).isGoalsEnabled,
  },
  {
    words: 'assessments',
    icon: ClipboardCheck,
    key: 'a',
    path: '/assessments',
    shownTo: (user) => isAdmin(user) && featuresOf(user).isAssessmentsEnabled,
  },
  {
    words: 'organization',
    icon: Building2,
    key: 'n',
    path: '/organization/$organizationId',
    params: toWorkspace,
    shownTo: (user) =>
      isAdmin(user) &&
      featuresOf(user).isBigFiveEnabled &&
      user.active_workspace?.pack.name.toLowerCase() !== 'basic',
  },
  { words: 'oversight', icon: House, key: 'w', path: '/works-council', exact: true, shownTo: isWorksCouncil },
  { words: 'ranges', icon: Briefcase, key: 'b', path: '/works-council/roles', shownTo: isWorksCouncil },
  {
    words: 'fairness',
    icon: Scale,
    key: 'f',
    path: '/fairness',
    shownTo: (user) => isAdmin(user) || isWorksCouncil(user),
  },
  { words: 'accessLog', icon: Eye, key: 'e', path: '/works-council/access-log', shownTo: isWorksCouncil },
  { words: 'talentPool', icon: Waves, key: 'p', path: '/talent-pool', shownTo: isAdmin },
  {
    words: 'platform',
    icon: ShieldCheck,
    key: 'x',
    path: '/admin/organizations',
    shownTo: (user) => user.role.name === 'APP_ADMIN',
  },
  {
    words: 'billing',
    icon: CreditCard,
    key: 'c',
    path: '/billing',
    shownTo: (user) => isAdmin(user) && user.active_workspace !== null,
  },
  {
    words: 'settings',
    icon: Settings,
    key: 's',
    path: '/organizations/$organizationId',
    params: toWorkspace,
    shownTo: (user) => isAdmin(user) && user.active_workspace !== null,
  },
];

/** The letter that opens the inbox, after `g`. */
export const INBOX_KEY = 'i';

/** The address of an entry for a user. */
export function hrefOf({ path, params }: NavigationEntry, user: CurrentUser): string {
  return Object.entries(params?.(user) ?? {}).reduce(
    (href, [name, value]) => href.replace(`$${name}`, value),
    path,
  );
}
