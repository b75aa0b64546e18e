import { NormOverviewAnswer, NormSwitch } from '@quint/contract/measures/norms.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { registerFairness } from '#features/measures/norms/fairness/routes.ts';
import { requestRescoring } from '#features/measures/norms/rescoring/service.ts';
import { getNormOverview, requestCount, switchNorm } from '#features/measures/norms/service.ts';
import { registerNormStudies } from '#features/measures/norms/studies/routes.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const NOTHING = z.null().describe('Nothing');

export function registerNormRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/platform/norms',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Read the norms in force and the statistics of own answer sheets',
      response: { 200: NormOverviewAnswer },
    },
    handler: async () => ({ data: await getNormOverview(deps) }),
  });

  app.route({
    method: 'POST',
    url: '/platform/norms/switch',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Switch to the norm of own answer sheets or back',
      body: NormSwitch,
      response: { 204: NOTHING },
    },
    handler: async (request, reply) => {
      await switchNorm(deps, actorOf(request), request.body);
      return reply.status(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/platform/norms/count',
    config: { access: ask(canEditPlatform) },
    schema: { summary: 'Compute the norm of own answer sheets now', response: { 204: NOTHING } },
    handler: async (_request, reply) => {
      await requestCount(deps);
      return reply.status(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/platform/results/recompute',
    config: { access: ask(canEditPlatform) },
    schema: { summary: 'Recompute all results and keep their old values', response: { 204: NOTHING } },
    handler: async (_request, reply) => {
      await requestRescoring(deps);
      return reply.status(204).send(null);
    },
  });

  registerNormStudies(app, deps);
  registerFairness(app, deps);
}
