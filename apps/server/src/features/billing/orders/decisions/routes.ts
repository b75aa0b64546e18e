import { Id } from '@quint/contract/base/ids.ts';
import { OrderAnswer, OrderNoteBody } from '@quint/contract/billing/orders.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { declineOrder, fulfilOrder, refundOrder } from '#features/billing/orders/decisions/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const ANSWERS = [
  { url: '/platform/orders/:id/fulfil', summary: 'Give what a request asks for', act: fulfilOrder },
  { url: '/platform/orders/:id/decline', summary: 'Decline a request', act: declineOrder },
  {
    url: '/platform/orders/:id/refund',
    summary: 'Take an order back for its money',
    act: refundOrder,
  },
] as const;

/** How the platform answers orders. */
export function registerAnsweringRoutes(app: App, deps: Deps): void {
  for (const { url, summary, act } of ANSWERS) {
    app.route({
      method: 'POST',
      url,
      config: { access: ask(canEditPlatform), names: 'orders', namesAnyWorkspace: true },
      schema: {
        summary,
        params: z.object({ id: Id }),
        body: OrderNoteBody,
        response: { 200: OrderAnswer },
      },
      handler: async (request) => ({
        data: await act(deps, actorOf(request), { ...request.body, id: request.params.id }),
      }),
    });
  }
}
