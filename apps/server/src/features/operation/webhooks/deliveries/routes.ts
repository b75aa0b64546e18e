import {
  WebhookDeliveriesAnswer,
  WebhookDeliveriesQuery,
  WebhookDeliveryParams,
  WebhookParams,
  WebhookReplayAnswer,
} from '@quint/contract/operation/webhooks.ts';
import { canEditWebhooks } from '@quint/domain/workspace/access/webhooks.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import * as service from '#features/operation/webhooks/deliveries/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const access = ask(canEditWebhooks);

function registerReplay(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/webhooks/:endpointId/replay',
    config: { access, names: 'webhook_endpoints' },
    schema: {
      summary: 'Send again to an endpoint everything that was given up',
      params: WebhookParams,
      response: { 200: WebhookReplayAnswer },
    },
    handler: async (request) => ({
      data: await service.replayDeliveries(deps, actorOf(request), request.params.endpointId),
    }),
  });
  app.route({
    method: 'POST',
    url: '/webhooks/deliveries/:deliveryId/replay',
    config: { access, names: 'webhook_deliveries' },
    schema: {
      summary: 'Send a delivery again',
      params: WebhookDeliveryParams,
      response: { 200: WebhookReplayAnswer },
    },
    handler: async (request) => ({
      data: await service.replayDelivery(deps, actorOf(request), request.params.deliveryId),
    }),
  });
}

/** What was sent to an endpoint, and sending again. */
export function registerDeliveryRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/webhooks/:endpointId/deliveries',
    config: { access, names: 'webhook_endpoints' },
    schema: {
      summary: 'List what was sent to an endpoint',
      params: WebhookParams,
      querystring: WebhookDeliveriesQuery,
      response: { 200: WebhookDeliveriesAnswer },
    },
    handler: async (request) => ({
      data: await service.listDeliveries(deps, actorOf(request), {
        ...request.params,
        before: request.query.before,
      }),
    }),
  });
  app.route({
    method: 'POST',
    url: '/webhooks/:endpointId/test',
    config: { access, names: 'webhook_endpoints' },
    schema: {
      summary: 'Send a test event to an endpoint',
      params: WebhookParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await service.sendTest(deps, actorOf(request), request.params.endpointId);
      return reply.status(204).send(null);
    },
  });
  registerReplay(app, deps);
}
