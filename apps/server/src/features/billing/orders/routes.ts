import { Id } from '@quint/contract/base/ids.ts';
import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import { CheckoutAnswer, CheckoutBody, OrderAnswer } from '@quint/contract/billing/orders.ts';
import { canCreateOrders } from '@quint/domain/workspace/access/billing.ts';
import { z } from 'zod';
import { cancelVisible, readOrder, refundVisible, startCheckout } from '#features/billing/orders/service.ts';
import { ask } from '#http/access.ts';
import { languageOf } from '#http/errors.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canCreateOrders);
const order = { access, names: 'orders', params: z.object({ id: Id }), answer: OrderAnswer } as const;

/** Orders of the workspace, and of talents for their own report. */
export const registerOrderRoutes = routes(
  route('POST /checkout/sessions', {
    access,
    summary: 'Order a plan, talent insights or a premium report, and learn where it is paid',
    body: CheckoutBody,
    answer: CheckoutAnswer,
    handler: ({ deps, request, actor, body }) =>
      startCheckout(deps, actor, { body, language: toStoredLanguage(languageOf(request)) }),
  }),
  route('GET /checkout/sessions/:id', {
    ...order,
    summary: 'Read how an order stands',
    handler: ({ deps, actor, params }) => readOrder(deps, actor, params.id),
  }),
  route('POST /checkout/sessions/:id/cancel', {
    ...order,
    summary: 'Withdraw an open order',
    handler: ({ deps, actor, params }) => cancelVisible(deps, actor, params.id),
  }),
  route('POST /checkout/sessions/:id/refund', {
    ...order,
    summary: 'Give a premium report back for the money',
    handler: ({ deps, actor, params }) => refundVisible(deps, actor, params.id),
  }),
);
