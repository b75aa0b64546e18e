import { TOKEN_LENGTHS, toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { SURVEY_PAGES } from '@quint/domain/survey/survey-paths.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { AskedAddress, Kind } from '../apps/web/src/testing/landings.ts';
import { listAddresses, mayOpen } from '../apps/web/src/testing/landings.ts';
import type { ApiClient } from './api-client.ts';

export type Visitor = Extract<Kind, 'guest' | 'talent' | 'worksCouncil' | 'flowAdmin' | 'platformAdmin'>;

export interface Address {
  /** As in the paths of the landings. */
  readonly name: string;
  /** With records of the demo data. */
  readonly path: string;
  /** Not a page of the app, or one that leaves the app with a page load. */
  readonly isLoaded: boolean;
  /** The language of the page, independent of the reader's. */
  readonly language?: Language;
}

/** A record of the demo data for every letter in the paths of the landings. */
export type Records = Readonly<Record<string, string>>;

/** A token in the format of mailed ones, which was never issued. */
const UNKNOWN_TOKEN = toLinkToken(
  'Zm9yLW5vLXBlcnNvbi1hdC1hbGwtb2YtdGhlbQ'.padEnd(TOKEN_LENGTHS.survey[0], 'A'),
);

/** Paths of the survey document; the last is the link of an old invitation. */
const SURVEY_ADDRESSES: readonly AskedAddress[] = [
  ...SURVEY_PAGES,
  `/survey/a1/${UNKNOWN_TOKEN}/a%40b.example`,
].map((address) => ({ address, who: 'everyone', whenFrozen: false }));

/** Leaving the survey of an administrator reloads the app. */
function isReloaded(target: AskedAddress): boolean {
  return SURVEY_ADDRESSES.includes(target) || target.address === '/survey-admin';
}

function isOnlyOf(visitor: Visitor, target: AskedAddress, others: readonly Visitor[]): boolean {
  return mayOpen(visitor, target) && !others.some((other) => mayOpen(other, target));
}

/** Pages with other contents for other people in their path: several with a result, one without, one hidden. */
const OF_PEOPLE = [
  '/talents/compare?talents=t1,t4&role=r1',
  '/roles/r1/interview?talents=t1,t4',
  '/talents/t2',
  '/talents/t3',
] as const;

/** The tabs of the own profile are pages. */
const OF_ONESELF = ['result', 'roles', 'data'].map((tab) => `/talent-profile/t1?tab=${tab}`);

/** Tabs with other contents than their page, and a person of the platform's pool. */
const OF_POOL = [
  '/talents/t1?tab=job',
  '/talent-pool?tab=platform&role=r1',
  '/talent-pool/p1?of=platform',
  '/talent-pool/p1/roles/r1?of=platform',
] as const;

const MORE_OF: Readonly<Partial<Record<Visitor, readonly string[]>>> = {
  talent: OF_ONESELF,
  flowAdmin: [...OF_PEOPLE, ...OF_POOL],
  platformAdmin: ['/admin/trainings?tab=requests', '/admin/orders?tab=sums'],
};

function withRecords(address: string, records: Records): string {
  return address.replaceAll(/\b[a-z][1-9]\b/g, (letter) => records[letter] ?? letter);
}

/** The paths that this kind of visitor may open, without those that `others` may open as well. */
export function addressesOf(visitor: Visitor, records: Records, others: readonly Visitor[]): Address[] {
  return [...listAddresses(), ...SURVEY_ADDRESSES].flatMap((target) => {
    const { address: name, leadsTo } = target;
    // Rendered only in development; the specimens have their own test.
    if (leadsTo !== undefined || name.startsWith('/dev/')) return [];
    // Exists only with test payments; `paying.spec.ts` covers it.
    if (name.startsWith('/checkout/test/')) return [];
    // Anyone may request a report; without a token only its workspace gets one.
    const isReport = name.endsWith('/reports/big5');
    if (isReport ? visitor !== 'flowAdmin' : !isOnlyOf(visitor, target, others)) return [];
    const path = name
      .split('/')
      .map((part) => records[part] ?? part)
      .join('/');
    const address = { name, path, isLoaded: isReloaded(target) };
    const more = MORE_OF[visitor] ?? [];
    const pages = more.filter(
      (of) => (of.split('?')[0] ?? of).replace(/\/(t[23]|p1)(?=\/|$)/, '/t1') === name,
    );
    if (pages.length > 0)
      return [address, ...pages.map((of) => ({ name: of, path: withRecords(of, records), isLoaded: false }))];
    if (!name.startsWith('/_internal/talents_results/x1/')) return [address];
    const beside = `?kind=role&role=${records['r1'] ?? ''}`;
    return [address, { ...address, name: `${name}?kind=role`, path: `${path}${beside}` }];
  });
}

interface WithId {
  readonly id: string;
}

type Condition = Readonly<Record<string, object>>;

async function find(client: ApiClient, collection: string, condition: Condition = {}): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify(condition));
  const [record] = await client.call<WithId[]>(
    'GET',
    `/items/${collection}?fields=id&sort=id&limit=1&filter=${filter}`,
  );
  if (record === undefined) throw new Error(`The demo world has no such ${collection}`);
  return record.id;
}

/** A person of the platform's pool whom the workspace has not unlocked. */
async function findInPool(client: ApiClient): Promise<string> {
  const people = await client.call<{ id: string | null; copy_id: string | null }[]>('GET', '/pool?limit=100');
  const id = people.find(({ copy_id: copy }) => copy === null)?.id;
  if (typeof id !== 'string') throw new Error('The pool of the demo world has nobody to unlock');
  return id;
}

/** Links of the demo data that open no survey, one for each reason. */
export async function closedLinksOf(client: ApiClient): Promise<Address[]> {
  const linkOf = async (name: string, condition: Condition): Promise<Address & { readonly id: string }> => {
    const id = await find(client, 'talents_results', condition);
    const { pathname, search } = new URL(
      (await client.call<{ url: string }>('POST', `/invite/talents/${id}/link`, {})).url,
    );
    const sheet = await client.call<{ language: string }>(
      'GET',
      `/items/talents_results/${id}?fields=language`,
    );
    const language = sheet.language === 'DE' ? 'de' : 'en';
    return { id, name, path: `${pathname}${search}`, isLoaded: true, language };
  };
  const open = { status: { _in: ['SENT', 'OPENED', 'PENDING', 'INVITED'] } };
  const scheduledLink = await linkOf('a survey that has not started', { status: { _eq: 'SCHEDULED' } });
  const endedLink = await linkOf('a survey whose assessment is over', {
    ...open,
    assessment: { status: { _eq: 'ended' } },
  });
  const canceledLink = await linkOf('a link that was taken back', { ...open, assessment: { _null: true } });
  await client.call('POST', `/invite/talents/${canceledLink.id}/cancel`);
  // A revoked link reveals nothing about the survey, not even its language.
  const { name, path, isLoaded } = canceledLink;
  return [scheduledLink, endedLink, { name, path, isLoaded }];
}

/** Records of an administrator of Nordlicht in the demo data, by the letters of the landings. */
export async function recordsOf(client: ApiClient): Promise<Records> {
  const me = await client.call<{ active_workspace: WithId }>('GET', '/users/me?fields=active_workspace.id');
  const role = await find(client, 'roles', { name: { _eq: 'Product Owner' } });
  const talent = await find(client, 'talents', { email: { _eq: 'anna.kowalski@mail.example' } });
  return {
    r1: role,
    s1: await find(client, 'ra_surveys', { role: { _eq: role }, status: { _eq: 'FINISHED' } }),
    t1: talent,
    t2: await find(client, 'talents', { last_name: { _eq: 'Brenner' } }),
    t3: await find(client, 'talents', { first_name: { _eq: 'Mehmet' } }),
    t4: await find(client, 'talents', { last_name: { _eq: 'Sommer' } }),
    x1: await find(client, 'talents_results', { talent: { _eq: talent } }),
    g1: await find(client, 'teams', { name: { _eq: 'Kundenservice' } }),
    z1: await find(client, 'goals'),
    a1: await find(client, 'assessments', { status: { _eq: 'active' } }),
    p1: await findInPool(client),
    w1: me.active_workspace.id,
  };
}
