import { OrderSumsAnswer } from '@quint/contract/billing/orders.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import type { Deps } from '#deps.ts';
import { listSums } from '#features/billing/orders/sums/queries.ts';
import { ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const MONTHS = 24;

export function registerOrderSumsRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/platform/orders/sums',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Read what orders brought in, by month',
      response: { 200: OrderSumsAnswer },
    },
    handler: async () => ({
      data: await deps.db.platform.read((db) => listSums(db, { now: deps.clock.now(), months: MONTHS })),
    }),
  });
}
