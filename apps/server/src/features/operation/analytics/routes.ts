import { AnalyticsEventBody } from '@quint/contract/operation/analytics.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { trackEvent } from '#features/operation/analytics/service.ts';
import { OPTIONAL_SESSION } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { networkOfRequest } from '#http/network.ts';

export function registerAnalyticsRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/analytics/track-event',
    config: { access: OPTIONAL_SESSION },
    schema: {
      summary: 'Record an event of product use',
      body: AnalyticsEventBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await trackEvent(deps, request.actor, { event: request.body, address: networkOfRequest(request) });
      return reply.status(204).send(null);
    },
  });
}
