import { LANDINGS } from '../apps/web/src/testing/landings.ts';
import { ROUTES } from '../apps/web/src/lib/route-table.ts';
import type { ApiClient } from './api-client.ts';

/** The words of the table of landings, by kind of person. */
const COLUMN = { guest: 0, talent: 1, flowAdmin: 4, platformAdmin: 6 } as const;
export type Visitor = keyof typeof COLUMN;

export interface Address {
  /** As the table of landings writes it. */
  readonly name: string;
  /** With the records of the demo world in it. */
  readonly path: string;
  /** Not a page of the app, or one that is left by loading the next page anew. */
  readonly isLoaded: boolean;
}

/** A record of the demo world for every letter that stands for one in the table of landings. */
export type Records = Readonly<Record<string, string>>;

function isLoadedAnew(path: string): boolean {
  const row = ROUTES.find((candidate) => candidate.path === path);
  return (
    row?.layout === 'document' || path === '/survey-admin' || /^\/survey\/[^/]+\/[^/]+\/[^/]+$/.test(path)
  );
}

/** The addresses this kind of person may open, without those that `others` may open as well. */
export function addressesOf(visitor: Visitor, records: Records, others: readonly Visitor[]): Address[] {
  const mayOpen = (words: string, who: Visitor) => words.split(' ')[COLUMN[who]] === '.';
  return LANDINGS.flatMap(([name, words, leadsTo]) => {
    // Drawn in development only; the specimens have a test of their own.
    if (leadsTo !== undefined || name.startsWith('/dev/')) return [];
    if (!mayOpen(words, visitor) || others.some((other) => mayOpen(words, other))) return [];
    const path = name
      .split('/')
      .map((part) => records[part] ?? part)
      .join('/');
    return [{ name, path, isLoaded: isLoadedAnew(name) }];
  });
}

interface Named {
  readonly id: string;
}

async function firstOf(client: ApiClient, collection: string): Promise<string> {
  const [record] = await client.call<Named[]>('GET', `/items/${collection}?fields=id&sort=id&limit=1`);
  if (record === undefined) throw new Error(`The demo world has no ${collection}`);
  return record.id;
}

/** The records an administrator of the demo world has: a role, somebody who fits it, a team, a goal, an assessment, a question to a stakeholder. */
export async function recordsOf(client: ApiClient): Promise<Records> {
  const me = await client.call<{ active_workspace: Named }>('GET', '/users/me');
  const role = await firstOf(client, 'roles');
  const [fit] = await client.call<{ talent_id: string }[]>('GET', `/calculate-score/role/${role}`);
  const asked = { role, email: 'asked@stakeholder.example' };
  return {
    r1: role,
    s1: (await client.call<Named>('POST', '/items/ra_surveys', asked)).id,
    t1: fit?.talent_id ?? '',
    g1: await firstOf(client, 'teams'),
    z1: await firstOf(client, 'goals'),
    a1: await firstOf(client, 'assessments'),
    w1: me.active_workspace.id,
  };
}
