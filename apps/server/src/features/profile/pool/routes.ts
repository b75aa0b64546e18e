import { RecordParams } from '@quint/contract/measures/matching.ts';
import {
  PoolAnswer,
  PoolImpressionsAnswer,
  PoolCopyAnswer,
  PoolPersonAnswer,
  PoolPersonQuery,
  PoolQuery,
  PoolUnlockAnswer,
  PoolUnlockBody,
} from '@quint/contract/profile/pool.ts';
import {
  canReadPoolImpressions,
  canReadPool,
  canUnlockTalents,
} from '@quint/domain/workspace/access/talents.ts';
import type { Deps } from '#deps.ts';
import { listOwnImpressions } from '#features/profile/pool/impressions/service.ts';
import { listPool, readPoolPerson } from '#features/profile/pool/service.ts';
import { readCopy, unlockPoolPerson } from '#features/profile/pool/unlocks/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** One person of the pool. */
function registerPerson(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/pool/:id',
    config: { access: ask(canReadPool), names: 'pool_profiles' },
    schema: {
      summary: 'Read a talent of the pool, masked',
      params: RecordParams,
      querystring: PoolPersonQuery,
      response: { 200: PoolPersonAnswer },
    },
    handler: async (request) => {
      const { id } = request.params;
      const who = { id, roleId: request.query.role };
      return { data: await readPoolPerson(deps, actorOf(request), who) };
    },
  });
  app.route({
    method: 'POST',
    url: '/pool/:id/unlock',
    config: { access: ask(canUnlockTalents), names: 'pool_profiles' },
    schema: {
      summary: 'Unlock a talent of the pool with one credit',
      params: RecordParams,
      body: PoolUnlockBody,
      response: { 200: PoolUnlockAnswer },
    },
    handler: async (request) => ({
      data: await unlockPoolPerson(deps, actorOf(request), {
        poolId: request.params.id,
        shownContent: request.body?.content ?? {},
      }),
    }),
  });
}

export function registerPoolRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/pool',
    config: { access: ask(canReadPool) },
    schema: {
      summary: 'List talents of other workspaces who are open for work, masked',
      querystring: PoolQuery,
      response: { 200: PoolAnswer },
    },
    handler: (request) => listPool(deps, actorOf(request), request.query),
  });
  app.route({
    method: 'GET',
    url: '/pool/appearances',
    config: { access: ask(canReadPoolImpressions) },
    schema: {
      summary: 'List the workspaces in which the own talent was shown or unlocked',
      response: { 200: PoolImpressionsAnswer },
    },
    handler: async (request) => ({ data: await listOwnImpressions(deps, actorOf(request)) }),
  });
  app.route({
    method: 'GET',
    url: '/pool/copies/:id',
    config: { access: ask(canReadPool), names: 'talents' },
    schema: {
      summary: 'Read whether the talent behind a record from the pool is still looking',
      params: RecordParams,
      response: { 200: PoolCopyAnswer },
    },
    handler: async (request) => ({ data: await readCopy(deps, actorOf(request), request.params.id) }),
  });
  registerPerson(app, deps);
}
