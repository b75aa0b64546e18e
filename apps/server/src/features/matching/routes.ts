import { RecordParams, RoleFitAnswer, TalentFitAnswer } from '@quint/contract/matching.ts';
import { canReadResults } from '@quint/domain/access/results.ts';
import type { Deps } from '#deps.ts';
import { listFitsOfTalent, listFitsToRole } from '#features/matching/service.ts';
import { ask, scopeOf } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerMatchingRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/calculate-score/role/:id',
    config: { access: ask(canReadResults) },
    schema: { params: RecordParams, response: { 200: RoleFitAnswer } },
    handler: async (request, reply) => {
      const data = await listFitsToRole(deps, scopeOf(request), request.params.id);
      // The list has our own numbers only and may be long: checking each again would cost more than making them.
      return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send({ data });
    },
  });

  app.route({
    method: 'GET',
    url: '/calculate-score/talent_new/:id',
    config: { access: ask(canReadResults) },
    schema: { params: RecordParams, response: { 200: TalentFitAnswer } },
    handler: async (request) => ({
      data: await listFitsOfTalent(deps, scopeOf(request), request.params.id),
    }),
  });
}
