import { BillingAnswer, BillingBody } from '@quint/contract/billing/billing.ts';
import { canManageBilling } from '@quint/domain/workspace/access/billing.ts';
import { changeBilling, readBilling } from '#features/billing/accounts/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canManageBilling);

/** The plan, the usage and the payments of a workspace. */
export const registerAccountRoutes = routes(
  route('GET /billing', {
    access,
    summary: 'Read what the workspace has, uses and pays',
    answer: BillingAnswer,
    handler: ({ deps, actor }) => readBilling(deps, actor),
  }),
  route('PATCH /billing', {
    access,
    summary: 'Change where invoices and notes about payments go',
    body: BillingBody,
    answer: BillingAnswer,
    handler: ({ deps, actor, body }) => changeBilling(deps, actor, body),
  }),
);
