import { OrderSumsAnswer } from '@quint/contract/billing/orders.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { listSums } from '#features/billing/orders/sums/queries.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

const MONTHS = 24;

export const registerOrderSumsRoutes = route('GET /platform/orders/sums', {
  access: ask(canEditPlatform),
  summary: 'Read what orders brought in, by month',
  answer: OrderSumsAnswer,
  handler: ({ deps }) =>
    deps.db.platform.read((db) => listSums(db, { now: deps.clock.now(), months: MONTHS })),
});
