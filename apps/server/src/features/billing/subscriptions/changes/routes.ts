import {
  BillingAnswer,
  InvoicesAnswer,
  PortalAnswer,
  SubscriptionBody,
  SubscriptionChangeBody,
  SubscriptionPreviewAnswer,
} from '@quint/contract/billing/billing.ts';
import { canManageBilling } from '@quint/domain/workspace/access/billing.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Deps } from '#deps.ts';
import * as service from '#features/billing/subscriptions/changes/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canManageBilling);

const DECISIONS = [
  {
    url: '/billing/subscription/cancel',
    summary: 'End the subscription with its period',
    decide: (deps: Deps, actor: Actor) => service.setCancelling(deps, actor, true),
  },
  {
    url: '/billing/subscription/resume',
    summary: 'Take the cancellation of the subscription back',
    decide: (deps: Deps, actor: Actor) => service.setCancelling(deps, actor, false),
  },
  {
    url: '/billing/subscription/keep',
    summary: 'Drop a change that was planned for the next period',
    decide: service.cancelPlannedChange,
  },
] as const;

function registerChanges(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/billing/subscription/preview',
    config: { access },
    schema: {
      summary: 'Read what other seats or another period would cost',
      body: SubscriptionBody,
      response: { 200: SubscriptionPreviewAnswer },
    },
    handler: async (request) => ({
      data: await service.previewChange(deps, actorOf(request), request.body),
    }),
  });
  app.route({
    method: 'PATCH',
    url: '/billing/subscription',
    config: { access },
    schema: {
      summary: 'Change the seats or the period of the subscription',
      body: SubscriptionChangeBody,
      response: { 200: BillingAnswer },
    },
    handler: async (request) => ({
      data: await service.changeSubscription(deps, actorOf(request), request.body),
    }),
  });
  for (const { url, summary, decide } of DECISIONS) {
    app.route({
      method: 'POST',
      url,
      config: { access },
      schema: { summary, response: { 200: BillingAnswer } },
      handler: async (request) => ({ data: await decide(deps, actorOf(request)) }),
    });
  }
}

export const registerSubscriptionRoutes = routes(
  registerChanges,
  route('GET /billing/invoices', {
    access,
    summary: 'Read the invoices of the workspace',
    answer: InvoicesAnswer,
    handler: ({ deps, actor }) => service.listInvoices(deps, actor),
  }),
  route('POST /billing/portal', {
    access,
    summary: 'Open the page of the payment provider for cards and invoices',
    answer: PortalAnswer,
    handler: async ({ deps, actor }) => ({ url: await service.openPortal(deps, actor) }),
  }),
);
