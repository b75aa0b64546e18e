import { IdParams } from '@quint/contract/base/ids.ts';
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
import { listOwnImpressions } from '#features/profile/pool/impressions/service.ts';
import { listPool, readPoolPerson } from '#features/profile/pool/service.ts';
import { readCopy, unlockPoolPerson } from '#features/profile/pool/unlocks/service.ts';
import { ask } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';

export const registerPoolRoutes = routes(
  rawRoute('GET /pool', {
    access: ask(canReadPool),
    summary: 'List talents of other workspaces who are open for work, masked',
    query: PoolQuery,
    response: { 200: PoolAnswer },
    handler: ({ deps, actor, query }) => listPool(deps, actor, query),
  }),
  route('GET /pool/appearances', {
    access: ask(canReadPoolImpressions),
    summary: 'List the workspaces in which the own talent was shown or unlocked',
    answer: PoolImpressionsAnswer,
    handler: ({ deps, actor }) => listOwnImpressions(deps, actor),
  }),
  route('GET /pool/copies/:id', {
    access: ask(canReadPool),
    names: 'talents',
    summary: 'Read whether the talent behind a record from the pool is still looking',
    params: IdParams,
    answer: PoolCopyAnswer,
    handler: ({ deps, actor, params }) => readCopy(deps, actor, params.id),
  }),
  // One person of the pool.
  route('GET /pool/:id', {
    access: ask(canReadPool),
    names: 'pool_profiles',
    summary: 'Read a talent of the pool, masked',
    params: IdParams,
    query: PoolPersonQuery,
    answer: PoolPersonAnswer,
    handler: ({ deps, actor, params, query }) => {
      const { id } = params;
      const who = { id, roleId: query.role };
      return readPoolPerson(deps, actor, who);
    },
  }),
  route('POST /pool/:id/unlock', {
    access: ask(canUnlockTalents),
    names: 'pool_profiles',
    summary: 'Unlock a talent of the pool with one credit',
    params: IdParams,
    body: PoolUnlockBody,
    answer: PoolUnlockAnswer,
    handler: ({ deps, actor, params, body }) =>
      unlockPoolPerson(deps, actor, {
        poolId: params.id,
        shownContent: body?.content ?? {},
      }),
  }),
);
