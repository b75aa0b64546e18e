import type { Admission } from '../lib/page.ts';
import { REDIRECTS } from '../lib/redirects.ts';
import { listPages } from './pages.ts';

/** The kinds of people whose landings are tested. */
export type Kind =
  | 'guest'
  | 'talent'
  | 'member'
  | 'worksCouncil'
  | 'basicAdmin'
  | 'flowAdmin'
  | 'frozenAdmin'
  | 'platformAdmin';

interface Landings {
  /** Where their day starts, and where they land on a page that is not for them: guests log in first. */
  readonly home: string;
  /** The pages they may open, by what those declare. */
  readonly on: readonly Admission[];
}

/** Where each kind of person lands, whatever they ask for. */
const LANDINGS: Readonly<Record<Kind, Landings>> = {
  guest: { home: '/', on: ['everyone', 'guests', 'frozen'] },
  talent: { home: '/talent-profile/t1', on: ['everyone', 'people', 'talents'] },
  member: { home: '/profile', on: ['everyone', 'people'] },
  worksCouncil: { home: '/works-council', on: ['everyone', 'people', 'oversight'] },
  basicAdmin: { home: '/dashboard', on: ['everyone', 'people', 'oversight', 'admins'] },
  flowAdmin: { home: '/dashboard', on: ['everyone', 'people', 'oversight', 'admins', 'paid'] },
  frozenAdmin: { home: '/paused', on: ['everyone', 'people', 'frozen', 'admins'] },
  platformAdmin: {
    home: '/dashboard',
    on: ['everyone', 'people', 'oversight', 'admins', 'paid', 'platform'],
  },
};

/**
 * What stands for the parts of an address that vary. A letter with a 1 is a record of the tests' own, or one of the
 * demo world where the whole product runs.
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
  if (sample === undefined) throw new Error(`Nothing stands for $${name}: say it in testing/landings.ts`);
  return sample;
}

/** An address with samples in it, with and without a part that may be left out. */
function addressesOf(address: string): readonly string[] {
  const sampleAddress = address.replaceAll(/(?<!-)\$(\w+)/g, (_part, name: string) => sampleOf(name));
  const optional = /\/\{-\$\w+\}/;
  return optional.test(sampleAddress)
    ? [sampleAddress.replace(optional, ''), sampleAddress.replace(optional, '/en')]
    : [sampleAddress];
}

/** An address to ask for. */
export interface AskedAddress {
  readonly address: string;
  /** Where an older or shorter address leads by itself. */
  readonly leadsTo?: string;
  readonly who: Admission;
  readonly whenFrozen: boolean;
}

/** Every page of the app and every address that leads to one. */
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

/** Whether a person of this kind may open an address. */
export function mayOpen(kind: Kind, { who, whenFrozen }: AskedAddress): boolean {
  const isShut = kind === 'frozenAdmin' && who !== 'everyone' && !whenFrozen;
  return LANDINGS[kind].on.includes(who) && !isShut;
}

/** It asks for a second factor, and leads on where none is needed. */
const SECOND_FACTOR = '/second-factor';

/** Where a person of this kind lands who asks for an address. */
export function landingOf(kind: Kind, target: AskedAddress): string {
  const { address, leadsTo = address } = target;
  if (address === SECOND_FACTOR && kind !== 'guest' && kind !== 'platformAdmin') return LANDINGS[kind].home;
  if (mayOpen(kind, target)) return leadsTo;
  return kind === 'guest' ? `/?redirectTo=${encodeURIComponent(leadsTo)}` : LANDINGS[kind].home;
}
