import { OverviewAnswer, OverviewQuery } from '@quint/contract/home/overview.ts';
import { canReadOverview } from '@quint/domain/workspace/access/overview.ts';
import { registerPutOffRoutes } from '#features/actions/overview/put-offs/routes.ts';
import { readOverview } from '#features/actions/overview/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import type { Registry } from '#items/declare/collection.ts';

export const makeOverviewRoutes = (registry: Registry) =>
  routes(
    route('GET /overview', {
      access: ask(canReadOverview),
      summary: 'Read what wants the person today, with the figures of the workspace',
      query: OverviewQuery,
      answer: OverviewAnswer,
      handler: ({ deps, actor, query }) => readOverview({ deps, registry }, actor, query.zone),
    }),
    registerPutOffRoutes,
  );
