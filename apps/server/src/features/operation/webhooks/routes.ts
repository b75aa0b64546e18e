import {
  WebhookBody,
  WebhookChanges,
  WebhookParams,
  WebhooksAnswer,
  WebhookSecretAnswer,
} from '@quint/contract/operation/webhooks.ts';
import { canEditWebhooks } from '@quint/domain/workspace/access/webhooks.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { registerWebhookCounts } from '#features/operation/webhooks/counts/routes.ts';
import { registerDeliveryRoutes } from '#features/operation/webhooks/deliveries/routes.ts';
import * as service from '#features/operation/webhooks/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const access = ask(canEditWebhooks);

function registerChanges(app: App, deps: Deps): void {
  app.route({
    method: 'PATCH',
    url: '/webhooks/:endpointId',
    config: { access, names: 'webhook_endpoints' },
    schema: {
      summary: 'Change an endpoint, or switch it on or off',
      params: WebhookParams,
      body: WebhookChanges,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { endpointId: id } = request.params;
      await service.changeWebhook(deps, actorOf(request), { id, changes: request.body });
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'POST',
    url: '/webhooks/:endpointId/secret',
    config: { access, names: 'webhook_endpoints', needsProof: true },
    schema: {
      summary: 'Give an endpoint a new secret; the former one signs too for 24 hours',
      params: WebhookParams,
      response: { 200: WebhookSecretAnswer },
    },
    handler: async (request) => ({
      data: await service.rotateSecret(deps, actorOf(request), request.params.endpointId),
    }),
  });
}

function registerDeleting(app: App, deps: Deps): void {
  app.route({
    method: 'DELETE',
    url: '/webhooks/:endpointId',
    config: { access, names: 'webhook_endpoints' },
    schema: {
      summary: 'Delete an endpoint with its deliveries',
      params: WebhookParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await service.deleteWebhook(deps, actorOf(request), request.params.endpointId);
      return reply.status(204).send(null);
    },
  });
}

/** Endpoints of other systems that are told what happens in a workspace. */
export function registerWebhookRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/webhooks',
    config: { access },
    schema: {
      summary: 'List the endpoints of the workspace with their newest deliveries',
      response: { 200: WebhooksAnswer },
    },
    handler: async (request) => ({ data: await service.readWebhooks(deps, actorOf(request)) }),
  });
  app.route({
    method: 'POST',
    url: '/webhooks',
    config: { access },
    schema: {
      summary: 'Make an endpoint; its secret is answered this once',
      body: WebhookBody,
      response: { 200: WebhookSecretAnswer },
    },
    handler: async (request) => ({
      data: await service.createWebhook(deps, actorOf(request), request.body),
    }),
  });
  registerChanges(app, deps);
  registerDeliveryRoutes(app, deps);
  registerDeleting(app, deps);
  registerWebhookCounts(app, deps);
}
