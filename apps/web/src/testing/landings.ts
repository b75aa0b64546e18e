import type { Admission } from '../lib/page.ts';
import { REDIRECTS } from '../lib/redirects.ts';
import { listPages } from './pages.ts';

/** The kinds of users whose redirects are tested. */
export type Kind =
  | 'guest'
  | 'talent'
  | 'member'
  | 'worksCouncil'
  | 'hiringManager'
  | 'basicAdmin'
  | 'flowAdmin'
  | 'frozenAdmin'
  | 'platformAdmin';

interface Landings {
  /** Their start page, also for pages they may not open; guests must log in first. */
  readonly home: string;
  /** The pages they may open, by declaration. */
  readonly on: readonly Admission[];
}

/** The pages about roles that people decide about. */
const ROLES: readonly Admission[] = ['deciders', 'formerDeciders'];

/** The redirects of each kind of user. */
const LANDINGS: Readonly<Record<Kind, Landings>> = {
  guest: { home: '/', on: ['everyone', 'guests', 'frozen'] },
  talent: { home: '/talent-profile/t1', on: ['everyone', 'people', 'talents'] },
  member: { home: '/profile', on: ['everyone', 'people'] },
  worksCouncil: { home: '/works-council', on: ['everyone', 'people', 'oversight'] },
  hiringManager: { home: '/vacancies', on: ['everyone', 'people', 'deciders', 'formerDeciders'] },
  basicAdmin: { home: '/dashboard', on: ['everyone', 'people', 'oversight', ...ROLES, 'admins'] },
  flowAdmin: { home: '/dashboard', on: ['everyone', 'people', 'oversight', ...ROLES, 'admins', 'paid'] },
  frozenAdmin: { home: '/paused', on: ['everyone', 'people', 'frozen', ...ROLES, 'admins'] },
  platformAdmin: {
    home: '/dashboard',
    on: ['everyone', 'people', 'oversight', ...ROLES, 'admins', 'paid', 'platform'],
  },
};

/**
 * Samples for the parameters of paths. A letter with a 1 is a record of the tests, or of the demo data where the whole
 * product runs.
 */
const SAMPLES: Readonly<Record<string, string>> = {
  assessmentId: 'a1',
  goalId: 'z1',
  language: 'en',
  organizationId: 'w1',
  roleAssistantSurveyId: 's1',
  roleId: 'r1',
  session: 'cs1',
  slug: 'big-five',
  step: 'work-focus',
  talentId: 't1',
  talentsResultsId: 'x1',
  teamId: 'g1',
  traits: 'O:5,C:6,E:4,A:7,ES:3',
};

function sampleOf(name: string): string {
  const sample = SAMPLES[name];
  if (sample === undefined) throw new Error(`No sample for $${name}: add it in testing/landings.ts`);
  return sample;
}

/** The path with samples, with and without an optional part. */
function addressesOf(address: string): readonly string[] {
  const sampleAddress = address.replaceAll(/(?<!-)\$(\w+)/g, (_part, name: string) => sampleOf(name));
  const optional = /\/\{-\$\w+\}/;
  return optional.test(sampleAddress)
    ? [sampleAddress.replace(optional, ''), sampleAddress.replace(optional, '/en')]
    : [sampleAddress];
}

/** A path to open. */
export interface AskedAddress {
  readonly address: string;
  /** The target of an older or shorter path. */
  readonly leadsTo?: string;
  readonly who: Admission;
  readonly whenFrozen: boolean;
}

/** Every page of the app, and every path that redirects to one. */
export function listAddresses(): readonly AskedAddress[] {
  const pages = listPages();
  const own = pages.flatMap(({ path, who, whenFrozen }) =>
    addressesOf(path).map((address) => ({ address, who, whenFrozen })),
  );
  const redirectAddresses = REDIRECTS.flatMap(([from, to]) => {
    const page = pages.find(({ path }) => path === to);
    if (page === undefined) throw new Error(`${from} leads to ${to}, which is no page`);
    const [address = '', leadsTo = ''] = [...addressesOf(from), ...addressesOf(to)];
    return [{ address, leadsTo, who: page.who, whenFrozen: page.whenFrozen }];
  });
  return [...own, ...redirectAddresses];
}

/** Whether a user of this kind may open a path. */
export function mayOpen(kind: Kind, { who, whenFrozen }: AskedAddress): boolean {
  const isShut = kind === 'frozenAdmin' && who !== 'everyone' && !whenFrozen;
  return LANDINGS[kind].on.includes(who) && !isShut;
}

/** The page that asks for a second factor, and redirects if none is needed. */
const SECOND_FACTOR = '/second-factor';

/** The pages to which pages of a role redirect users of this kind. */
function ledOn(kind: Kind, address: string): string {
  const [, role, page] = /^\/roles\/([^/]+)\/(compare|edit)$/.exec(address) ?? [];
  if (page === 'edit') return `/roles/${role}?tab=ranges`;
  // Hiring managers compare people there; everybody else who may open it has more actions elsewhere.
  if (page === 'compare' && kind !== 'hiringManager') return `/talents/compare?role=${role}`;
  return address;
}

/** The page on which a user of this kind lands after opening a path. */
export function landingOf(kind: Kind, target: AskedAddress): string {
  const { address, leadsTo = address } = target;
  if (address === SECOND_FACTOR && kind !== 'guest' && kind !== 'platformAdmin') return LANDINGS[kind].home;
  if (mayOpen(kind, target)) return ledOn(kind, leadsTo);
  return kind === 'guest' ? `/?redirectTo=${encodeURIComponent(leadsTo)}` : LANDINGS[kind].home;
}
