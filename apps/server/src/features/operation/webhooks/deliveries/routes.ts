import {
  WebhookDeliveriesAnswer,
  WebhookDeliveriesQuery,
  WebhookDeliveryParams,
  WebhookParams,
  WebhookReplayAnswer,
} from '@quint/contract/operation/webhooks.ts';
import { canEditWebhooks } from '@quint/domain/workspace/access/webhooks.ts';
import * as service from '#features/operation/webhooks/deliveries/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canEditWebhooks);

/** The deliveries of an endpoint, and resending them. */
export const registerDeliveryRoutes = routes(
  route('GET /webhooks/:endpointId/deliveries', {
    access,
    names: 'webhook_endpoints',
    summary: 'List what was sent to an endpoint',
    params: WebhookParams,
    query: WebhookDeliveriesQuery,
    answer: WebhookDeliveriesAnswer,
    handler: ({ deps, actor, params, query }) =>
      service.listDeliveries(deps, actor, {
        ...params,
        before: query.before,
      }),
  }),
  route('POST /webhooks/:endpointId/test', {
    access,
    names: 'webhook_endpoints',
    summary: 'Send a test event to an endpoint',
    params: WebhookParams,
    handler: ({ deps, actor, params }) => service.sendTest(deps, actor, params.endpointId),
  }),
  route('POST /webhooks/:endpointId/replay', {
    access,
    names: 'webhook_endpoints',
    summary: 'Send again to an endpoint everything that was given up',
    params: WebhookParams,
    answer: WebhookReplayAnswer,
    handler: ({ deps, actor, params }) => service.replayDeliveries(deps, actor, params.endpointId),
  }),
  route('POST /webhooks/deliveries/:deliveryId/replay', {
    access,
    names: 'webhook_deliveries',
    summary: 'Send a delivery again',
    params: WebhookDeliveryParams,
    answer: WebhookReplayAnswer,
    handler: ({ deps, actor, params }) => service.replayDelivery(deps, actor, params.deliveryId),
  }),
);
