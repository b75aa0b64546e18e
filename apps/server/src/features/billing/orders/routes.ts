import { Id } from '@quint/contract/base/ids.ts';
import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import { CheckoutAnswer, CheckoutBody, OrderAnswer } from '@quint/contract/billing/orders.ts';
import { canCreateOrders } from '@quint/domain/workspace/access/billing.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { cancelVisible, readOrder, refundVisible, startCheckout } from '#features/billing/orders/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';

const PATH = '/checkout/sessions';
const access = ask(canCreateOrders);
const NAMED = { params: z.object({ id: Id }), response: { 200: OrderAnswer } };

/** What is ordered: by the workspace, and by talents for their own report. */
export function registerOrderRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: PATH,
    config: { access },
    schema: {
      summary: 'Order a plan, talent insights or a premium report, and learn where it is paid',
      body: CheckoutBody,
      response: { 200: CheckoutAnswer },
    },
    handler: async (request) => {
      const language = toStoredLanguage(languageOf(request));
      return { data: await startCheckout(deps, actorOf(request), { body: request.body, language }) };
    },
  });
  app.route({
    method: 'GET',
    url: `${PATH}/:id`,
    config: { access, names: 'orders' },
    schema: { summary: 'Read how an order stands', ...NAMED },
    handler: async (request) => ({ data: await readOrder(deps, actorOf(request), request.params.id) }),
  });
  app.route({
    method: 'POST',
    url: `${PATH}/:id/cancel`,
    config: { access, names: 'orders' },
    schema: { summary: 'Withdraw an open order', ...NAMED },
    handler: async (request) => ({ data: await cancelVisible(deps, actorOf(request), request.params.id) }),
  });
  app.route({
    method: 'POST',
    url: `${PATH}/:id/refund`,
    config: { access, names: 'orders' },
    schema: { summary: 'Give a premium report back for the money', ...NAMED },
    handler: async (request) => ({ data: await refundVisible(deps, actorOf(request), request.params.id) }),
  });
}
