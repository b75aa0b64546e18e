import { registerAccountRoutes } from '#features/billing/accounts/routes.ts';
import { registerPaymentEventRoutes } from '#features/billing/events/routes.ts';
import { registerGrantRoutes } from '#features/billing/grants/routes.ts';
import { registerAnsweringRoutes } from '#features/billing/orders/decisions/routes.ts';
import { registerOrderSumsRoutes } from '#features/billing/orders/sums/routes.ts';
import { registerOrderRoutes } from '#features/billing/orders/routes.ts';
import { registerPortalRoutes } from '#features/billing/portal/routes.ts';
import { registerPremiumReportRoutes } from '#features/billing/premium-reports/routes.ts';
import { routes } from '#http/routes.ts';

/** Orders and payments. */
export const registerBillingRoutes = routes(
  registerAccountRoutes,
  registerOrderRoutes,
  registerPaymentEventRoutes,
  registerPremiumReportRoutes,
  registerGrantRoutes,
  registerOrderSumsRoutes,
  registerAnsweringRoutes,
  registerPortalRoutes,
);
