import {
  WebhookBody,
  WebhookChanges,
  WebhookParams,
  WebhooksAnswer,
  WebhookSecretAnswer,
  WebhookCountsAnswer,
} from '@quint/contract/operation/webhooks.ts';
import { canEditWebhooks } from '@quint/domain/workspace/access/webhooks.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { registerDeliveryRoutes } from '#features/operation/webhooks/deliveries/routes.ts';
import * as service from '#features/operation/webhooks/service.ts';
import { countWebhooks } from '#features/operation/webhooks/counts/queries.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canEditWebhooks);

/** Endpoints of other systems that receive events of a workspace. */
export const registerWebhookRoutes = routes(
  route('GET /webhooks', {
    access,
    summary: 'List the endpoints of the workspace with their newest deliveries',
    answer: WebhooksAnswer,
    handler: ({ deps, actor }) => service.readWebhooks(deps, actor),
  }),
  route('POST /webhooks', {
    access,
    summary: 'Make an endpoint; its secret is answered this once',
    body: WebhookBody,
    answer: WebhookSecretAnswer,
    handler: ({ deps, actor, body }) => service.createWebhook(deps, actor, body),
  }),
  route('PATCH /webhooks/:endpointId', {
    access,
    names: 'webhook_endpoints',
    summary: 'Change an endpoint, or switch it on or off',
    params: WebhookParams,
    body: WebhookChanges,
    handler: async ({ deps, actor, params, body }) => {
      const { endpointId: id } = params;
      await service.changeWebhook(deps, actor, { id, changes: body });
    },
  }),
  route('POST /webhooks/:endpointId/secret', {
    access,
    names: 'webhook_endpoints',
    needsProof: true,
    summary: 'Give an endpoint a new secret; the former one signs too for 24 hours',
    params: WebhookParams,
    answer: WebhookSecretAnswer,
    handler: ({ deps, actor, params }) => service.rotateSecret(deps, actor, params.endpointId),
  }),
  registerDeliveryRoutes,
  route('DELETE /webhooks/:endpointId', {
    access,
    names: 'webhook_endpoints',
    summary: 'Delete an endpoint with its deliveries',
    params: WebhookParams,
    handler: ({ deps, actor, params }) => service.deleteWebhook(deps, actor, params.endpointId),
  }),
  // Webhooks of the whole installation, for administrators of the platform.
  route('GET /operation/webhooks', {
    access: ask(canEditPlatform),
    summary: 'Count endpoints and deliveries of all workspaces',
    answer: WebhookCountsAnswer,
    handler: ({ deps }) => deps.db.platform.read(countWebhooks),
  }),
);
