import { BillingAnswer, BillingBody } from '@quint/contract/billing/billing.ts';
import { canManageBilling } from '@quint/domain/workspace/access/billing.ts';
import type { Deps } from '#deps.ts';
import { changeBilling, readBilling } from '#features/billing/accounts/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const access = ask(canManageBilling);

/** What a workspace has, uses and pays. */
export function registerAccountRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/billing',
    config: { access },
    schema: {
      summary: 'Read what the workspace has, uses and pays',
      response: { 200: BillingAnswer },
    },
    handler: async (request) => ({ data: await readBilling(deps, actorOf(request)) }),
  });
  app.route({
    method: 'PATCH',
    url: '/billing',
    config: { access },
    schema: {
      summary: 'Change where invoices and notes about payments go',
      body: BillingBody,
      response: { 200: BillingAnswer },
    },
    handler: async (request) => ({ data: await changeBilling(deps, actorOf(request), request.body) }),
  });
}
