import type { Actor } from '@quint/domain/workspace/actor.ts';
import { FEATURE_DEFAULTS } from '@quint/domain/workspace/features.ts';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'SEARCH';

export interface ApiResponse {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer by its path
  readonly body: any;
}

/** A user's calls under /items. */
export function itemsOf(product: Product, user: TestUser) {
  const call = async (method: Method, path: string, payload?: unknown): Promise<ApiResponse> => {
    const answer = await product.app.inject({
      method: method as 'GET',
      url: `/api/items/${path}`,
      headers: user.headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  return {
    call,
    get: (path: string) => call('GET', path),
    /** Reads a list by a query object, sent as the body of SEARCH. */
    find: async (collection: string, query: object = {}) => {
      const answer = await call('SEARCH', collection, { query });
      expect(answer.body).toHaveProperty('data');
      return answer.body.data;
    },
    search: (collection: string, query: unknown) => call('SEARCH', collection, { query }),
    post: (path: string, payload: unknown) => call('POST', path, payload),
    patch: (path: string, payload: unknown) => call('PATCH', path, payload),
    remove: (path: string, payload?: unknown) => call('DELETE', path, payload),
  };
}

/** The administrator of a workspace as an actor, to use the engine without HTTP. */
export function administratorOf(user: TestUser, organization: TestOrganization): Actor {
  return {
    userId: user.id,
    userRole: 'ORG_ADMIN',
    organizationId: organization.id,
    talentId: undefined,
    pack: 'flow',
    features: new Set(Object.keys(FEATURE_DEFAULTS)),
    isFrozen: false,
  };
}

/** Expects an error by its code and the given details. */
export function expectRefusal(answer: ApiResponse, status: number, code: string, details: object = {}): void {
  expect(answer.body).toMatchObject({ errors: [{ extensions: { code, ...details } }] });
  expect(answer.status).toBe(status);
}

/** The response for an unknown, deleted or foreign record: identical in every byte. */
export const NO_SUCH_RECORD = {
  status: 403,
  body: {
    errors: [{ message: "You don't have permission to access this.", extensions: { code: 'FORBIDDEN' } }],
  },
};

/** A result row; finished with the same stanine on every trait when `stanine` is given. */
export async function createResult(
  product: Product,
  organization: TestOrganization,
  values: { talent_id: string; stanine?: number; date_finished?: Date; date_created?: Date; status?: string },
): Promise<{ id: string }> {
  const { stanine, ...columns } = values;
  const stateColumns =
    stanine === undefined
      ? { status: 'SENT' }
      : {
          status: 'FINISHED',
          quality: 'ok',
          date_finished: new Date(),
          result: JSON.stringify({
            traits: { O: { stanine } },
            facets: {},
            quality: { verdict: 'ok', flags: [] },
            raw: { domains: {} },
          }),
          o: stanine,
          c: stanine,
          e: stanine,
          a: stanine,
          es: stanine,
        };
  const id = newId();
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('talents_results')
      .values({
        id,
        organization_id: organization.id,
        language: 'DE',
        instrument_version: 'ipip-neo-work@2',
        link_expires_at: new Date(Date.now() + 86_400_000),
        ...stateColumns,
        ...columns,
      })
      .execute(),
  );
  return { id };
}

/**
 * The statements that some work sends to the database, without those that switch a connection to its workspace, and
 * without those of the job queue on its own connections.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls
      .filter((_, index) => !isOfQueue(spy.mock.contexts[index]))
      .flatMap(([query]: unknown[]) => {
        if (typeof query === 'string') return [query];
        const { text, texts } = query as { text?: string; texts?: readonly string[] };
        return texts ?? [String(text)];
      })
      .filter((text) => !text.startsWith('select set_config'));
  } finally {
    spy.mockRestore();
  }
}

function isOfQueue(client: unknown): boolean {
  const { connectionParameters } = client as { connectionParameters?: { application_name?: string } };
  return connectionParameters?.application_name === 'quint_jobs';
}

/** Expects an error without any statement other than the one that loads the actor. */
export async function expectFreeRefusal(
  ask: () => Promise<ApiResponse>,
  expectedRefusal: { status?: number; code: string; details?: object },
): Promise<void> {
  let answer: ApiResponse | undefined;
  const statements = await statementsOf(async () => {
    answer = await ask();
  });
  if (answer === undefined) throw new Error('there was no answer');
  expectRefusal(answer, expectedRefusal.status ?? 400, expectedRefusal.code, expectedRefusal.details);
  expect(statements.filter((text) => !text.includes('from users u'))).toEqual([]);
}
