import type { AddressInfo } from 'node:net';
import type {
  AuthenticationClient,
  AuthenticationStorage,
  DirectusClient,
  RestClient,
  StaticTokenClient,
} from '@directus/sdk';
import { authentication, createDirectus, isDirectusError, rest, staticToken } from '@directus/sdk';
import { expect } from 'vitest';
import type { Product } from '#testing/product.ts';

// The public client, unmodified, with a real port. The types are those a client would declare.

/** The changes that a to-many accepts besides a list. */
interface Changes<Item> {
  readonly create?: readonly Partial<Item>[];
  readonly update?: readonly Partial<Item>[];
  readonly delete?: readonly string[];
}
type Many<Item> = Item[] | string[] | Changes<Item>;

interface Range {
  readonly min: number;
  readonly max: number;
  readonly weight: number;
}
export interface Role {
  id: string;
  organization_id: string;
  name: string;
  purpose: string | null;
  description: string | null;
  attributes: Readonly<Record<string, Partial<Range>>>;
  talents: Many<RoleLink>;
  date_created: 'datetime';
  date_updated: 'datetime';
}
export interface RoleLink {
  id: string;
  roles_id: Role | string;
  talents_id: Talent | string;
  rejected: boolean;
}
export interface Team {
  id: string;
  name: string;
  report_text: string | null;
  talents: Many<TeamLink>;
  date_created: 'datetime';
}
export interface TeamLink {
  id: string;
  teams_id: Team | string;
  talents_id: Talent | string;
}
export interface Talent {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  fullname: string;
  status: string;
  gender: string | null;
  language: string;
  tags: string[];
  is_open_for_work: boolean;
  latestResult: Result | string | null;
  talents_results: Many<Result>;
  roles: Many<RoleLink>;
  teams: Many<TeamLink>;
  date_created: 'datetime';
}
export interface Result {
  id: string;
  talent: Talent | string;
  status: string;
  o: number | null;
  c: number | null;
  date_finished: 'datetime' | null;
}
export interface Goal {
  id: string;
  objective: string;
  priority: string;
  context: string | null;
  teams: Many<GoalLink>;
  key_results: Many<KeyResult>;
}
interface GoalLink {
  id: string;
  goals_id: Goal | string;
  teams_id: Team | string;
}
interface KeyResult {
  id: string;
  goal: Goal | string;
  text: string;
  percent: number;
  is_done: boolean;
}
export interface Schema {
  roles: Role[];
  roles_talents: RoleLink[];
  teams: Team[];
  teams_talents: TeamLink[];
  talents: Talent[];
  talents_results: Result[];
  goals: Goal[];
  goals_teams: GoalLink[];
  key_results: KeyResult[];
}

export type SignedClient = DirectusClient<Schema> & AuthenticationClient<Schema> & RestClient<Schema>;
export type TokenClient = DirectusClient<Schema> & StaticTokenClient<Schema> & RestClient<Schema>;

export interface Sdk {
  /** A client that signs in and sends both tokens itself. */
  json(options?: { msRefreshBeforeExpires?: number; storage?: AuthenticationStorage }): SignedClient;
  /** A client in a page: the browser stores the cookies, and the page sends its XSRF token. */
  cookie(browser: Browser): SignedClient;
  token(token: string): TokenClient;
  readonly url: string;
}

/** The cookies of one browser, by name, and its fetch. */
export interface Browser {
  readonly cookies: Map<string, string>;
  readonly fetch: typeof fetch;
}

/** The behaviour of a browser and our own page around a client in cookie mode. */
export function openBrowser(): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      headers.set('x-xsrf-token', cookies.get('XSRF-TOKEN') ?? '');
      const answer = await fetch(input, { ...init, headers });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
  };
}

/** Opens a port for the product and creates clients for it. */
export async function openSdk(product: Product): Promise<Sdk> {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = product.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api`;
  return {
    url,
    json: (options = {}) =>
      createDirectus<Schema>(url)
        .with(authentication('json', { autoRefresh: false, ...options }))
        .with(rest()),
    cookie: (browser) =>
      createDirectus<Schema>(url, { globals: { fetch: browser.fetch } })
        .with(authentication('cookie', { autoRefresh: false, credentials: 'include' }))
        .with(rest({ credentials: 'include' })),
    token: (token) => createDirectus<Schema>(url).with(staticToken(token)).with(rest()),
  };
}

export interface SdkRefusal {
  readonly status: number;
  readonly code: string;
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly headers: Headers;
}

/** The error of a call as the SDK parses it. */
export async function refusalOf(call: Promise<unknown>): Promise<SdkRefusal> {
  const error = await call.then(
    () => new Error('the call was not refused'),
    (reason: unknown) => reason,
  );
  if (!isDirectusError(error)) throw error;
  const [first] = error.errors;
  const { status, headers } = error.response as Response;
  const extensions = first?.extensions ?? { code: '' };
  return { status, code: extensions.code, extensions, message: first?.message ?? '', headers };
}

/** Expects a call to fail with an error that the SDK recognises. */
export async function expectSdkRefusal(
  call: Promise<unknown>,
  expectedRefusal: { status: number; code: string; [detail: string]: unknown },
): Promise<void> {
  const { status, ...extensions } = expectedRefusal;
  const refusal = await refusalOf(call);
  expect({ status: refusal.status, ...refusal.extensions }).toMatchObject({ status, ...extensions });
  expect(refusal.message.length).toBeGreaterThan(5);
}
