import type { CurrentUser } from '@quint/contract/session.ts';
import {
  Briefcase,
  Building2,
  ClipboardCheck,
  House,
  Settings,
  Target,
  User,
  Users,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import type { PhraseAreas } from '#lib/phrase-areas.gen.ts';

type Words = Exclude<keyof PhraseAreas['shell']['navigation'], 'label' | 'open' | 'close'>;

export interface NavigationEntry {
  /** The phrase shell:navigation.<words>. */
  readonly words: Words;
  readonly icon: LucideIcon;
  /** The path of a route; while no such route exists the entry is not shown. */
  readonly path: string;
  readonly params?: (user: CurrentUser) => Record<string, string>;
  /** Left out for people this answers no for. */
  readonly shownTo?: (user: CurrentUser) => boolean;
}

function isAdmin(user: CurrentUser): boolean {
  return user.role.name !== 'ORG_USER';
}
function hasFeature(user: CurrentUser, feature: string): boolean {
  return user.active_workspace?.features[feature] === true;
}
function toWorkspace(user: CurrentUser): Record<string, string> {
  return { organizationId: user.active_workspace?.id ?? '' };
}

/** The main menu, top to bottom. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { words: 'overview', icon: House, path: '/dashboard', shownTo: isAdmin },
  { words: 'roles', icon: Briefcase, path: '/roles', shownTo: isAdmin },
  { words: 'talents', icon: User, path: '/talents', shownTo: isAdmin },
  {
    words: 'teams',
    icon: Users,
    path: '/teams',
    shownTo: (user) => isAdmin(user) && hasFeature(user, 'FEATURE_TEAMS'),
  },
  {
    words: 'goals',
    icon: Target,
    path: '/goals',
    shownTo: (user) => isAdmin(user) && hasFeature(user, 'FEATURE_GOALS'),
  },
  {
    words: 'assessments',
    icon: ClipboardCheck,
    path: '/assessments',
    shownTo: (user) => isAdmin(user) && hasFeature(user, 'FEATURE_ASSESSMENTS'),
  },
  {
    words: 'organization',
    icon: Building2,
    path: '/organization/$organizationId',
    params: toWorkspace,
    shownTo: (user) =>
      isAdmin(user) &&
      hasFeature(user, 'FEATURE_BIG_FIVE') &&
      user.active_workspace?.pack.name.toLowerCase() !== 'basic',
  },
  {
    words: 'settings',
    icon: Settings,
    path: '/organizations/$organizationId',
    params: toWorkspace,
    shownTo: (user) => isAdmin(user) && user.active_workspace !== null,
  },
  { words: 'talentPool', icon: Waves, path: '/talent-pool', shownTo: isAdmin },
];
