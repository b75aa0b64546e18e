import { z } from 'zod';
import { registerAcceptingRoutes } from '#features/accounts/users/acceptance/routes.ts';
import { makeOwnAccountRoutes, sendOwnAccount } from '#features/accounts/users/me/routes.ts';
import { SIGNED_IN } from '#http/access.ts';
import { withCachedActor } from '#http/cached-actor.ts';
import { sendJsonText } from '#http/json-text.ts';
import { questionOf } from '#http/question.ts';
import type { RouteContext } from '#http/routes.ts';
import { rawRoute, routes } from '#http/routes.ts';
import type { Registry } from '#items/declare/collection.ts';
import type { ItemsContext } from '#items/context.ts';
import { openItems } from '#items/context.ts';
import { readRecord, readRecords } from '#items/read/records.ts';

const Parameters = z.record(z.string(), z.unknown());
const Account = z.record(z.string(), z.unknown());
// The statements of these routes check the access version themselves.
const reading = { access: SIGNED_IN, usesCachedActor: true, readsFrom: 'users' };
const READ_USERS = { collection: 'users', action: 'read' } as const;

/** Accounts: the members of the workspace, and the user's account with all its workspaces. */
export function makeUserRoutes(registry: Registry) {
  const readAs = <Result>(
    { deps, request }: Pick<RouteContext, 'deps' | 'request'>,
    read: (context: ItemsContext) => Promise<Result>,
  ): Promise<Result> =>
    withCachedActor(request, (actor, accessVersion) => {
      const base = { deps, registry, accessVersion, queryText: questionOf(request) };
      return read(openItems(base, actor, READ_USERS));
    });

  return routes(
    registerAcceptingRoutes,
    makeOwnAccountRoutes(registry),
    rawRoute('GET /users', {
      ...reading,
      summary: 'Read the members of the workspace, as below /api/items/users',
      query: Parameters,
      response: { 200: z.object({ data: z.array(Account) }) },
      handler: async ({ deps, request, reply, query }) =>
        sendJsonText(reply, await readAs({ deps, request }, (context) => readRecords(context, query))),
    }),
    rawRoute('GET /users/:id', {
      ...reading,
      names: 'users',
      summary: 'Read one member of the workspace',
      params: z.object({ id: z.string() }),
      query: Parameters,
      response: { 200: z.object({ data: Account }) },
      handler: async ({ deps, request, reply, actor, params: { id }, query }) => {
        if (id.toLowerCase() === actor.userId) {
          return sendOwnAccount(deps, request, { reply, query: { fields: '*', ...query } });
        }
        const text = await readAs({ deps, request }, (context) => readRecord(context, id, query));
        return sendJsonText(reply, text);
      },
    }),
  );
}
