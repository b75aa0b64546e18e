import type { CurrentUser } from '@quint/contract/workspace/session.ts';
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
import type { PhraseArea, PhraseAreas } from '#lib/phrase-areas.gen.ts';
import { featuresOf } from '#lib/workspace-features.ts';

type LabelKey = Exclude<keyof PhraseAreas['shell']['navigation'], 'label' | 'open' | 'close'>;

type TitledArea = {
  [Area in PhraseArea]: PhraseAreas[Area] extends { readonly title: string } ? Area : never;
}[PhraseArea];

/** A name from the menu's own phrases: shell:navigation.<labelKey>. */
interface MenuName {
  readonly labelKey: LabelKey;
  readonly titleOf?: undefined;
}

/** The title of a page as the name: the phrase <area>:title. The area is loaded together with the menu. */
interface PageTitle {
  readonly labelKey?: undefined;
  readonly titleOf: TitledArea;
}

interface Target {
  readonly icon: LucideIcon;
  /** The letter that opens the page, after `g`. */
  readonly key: string;
  /** The path of a route; without such a route the entry is hidden. */
  readonly path: string;
  /** Marked as current only on this path, not on paths below it. */
  readonly exact?: true;
  readonly params?: (user: CurrentUser) => Record<string, string>;
  /** Hides the entry from users for whom this returns false. */
  readonly shownTo?: (user: CurrentUser) => boolean;
}

export type NavigationEntry = Target & (MenuName | PageTitle);

function toWorkspace(user: CurrentUser): Record<string, string> {
  return { organizationId: user.active_workspace?.id ?? '' };
}

/** The main menu, from top to bottom. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { labelKey: 'overview', icon: House, key: 'o', path: '/dashboard', shownTo: isAdmin },
  { labelKey: 'roles', icon: Briefcase, key: 'r', path: '/roles', shownTo: isAdmin },
  { labelKey: 'talents', icon: User, key: 't', path: '/talents', shownTo: isAdmin },
  {
    labelKey: 'teams',
    icon: Users,
    key: 'm',
    path: '/teams',
    shownTo: (user) => isAdmin(user) && featuresOf(user).isTeamsEnabled,
  },
  {
    labelKey: 'goals',
    icon: Target,
    key: 'l',
    path: '/goals',
    shownTo: (user) => isAdmin(user) && featuresOf(user).isGoalsEnabled,
  },
  {
    labelKey: 'assessments',
    icon: ClipboardCheck,
    key: 'a',
    path: '/assessments',
    shownTo: (user) => isAdmin(user) && featuresOf(user).isAssessmentsEnabled,
  },
  {
    labelKey: 'organization',
    icon: Building2,
    key: 'n',
    path: '/organization/$organizationId',
    params: toWorkspace,
    shownTo: (user) =>
      isAdmin(user) &&
      featuresOf(user).isBigFiveEnabled &&
      user.active_workspace?.pack.name.toLowerCase() !== 'basic',
  },
  {
    labelKey: 'oversight',
    icon: House,
    key: 'w',
    path: '/works-council',
    exact: true,
    shownTo: isWorksCouncil,
  },
  { labelKey: 'ranges', icon: Briefcase, key: 'b', path: '/works-council/roles', shownTo: isWorksCouncil },
  {
    labelKey: 'fairness',
    icon: Scale,
    key: 'f',
    path: '/fairness',
    shownTo: (user) => isAdmin(user) || isWorksCouncil(user),
  },
  { labelKey: 'accessLog', icon: Eye, key: 'e', path: '/works-council/access-log', shownTo: isWorksCouncil },
  { labelKey: 'talentPool', icon: Waves, key: 'p', path: '/talent-pool', shownTo: isAdmin },
  {
    labelKey: 'platform',
    icon: ShieldCheck,
    key: 'x',
    path: '/admin/organizations',
    shownTo: (user) => user.role.name === 'APP_ADMIN',
  },
  {
    labelKey: 'billing',
    icon: CreditCard,
    key: 'c',
    path: '/billing',
    shownTo: (user) => isAdmin(user) && user.active_workspace !== null,
  },
  {
    labelKey: 'settings',
    icon: Settings,
    key: 's',
    path: '/organizations/$organizationId',
    params: toWorkspace,
    shownTo: (user) => isAdmin(user) && user.active_workspace !== null,
  },
];

/** The areas of phrases that name the entries. */
export const NAVIGATION_AREAS: readonly PhraseArea[] = [
  'shell',
  ...NAVIGATION.flatMap(({ titleOf }) => titleOf ?? []),
];

/** The letter that opens the inbox, after `g`. */
export const INBOX_KEY = 'i';

/** The URL of an entry for a user. */
export function hrefOf({ path, params }: NavigationEntry, user: CurrentUser): string {
  return Object.entries(params?.(user) ?? {}).reduce(
    (href, [name, value]) => href.replace(`$${name}`, value),
    path,
  );
}
