import type { Deps } from '#deps.ts';
import { registerAccountRoutes } from '#features/billing/accounts/routes.ts';
import type { App } from '#http/app-type.ts';

/** What is ordered and paid. */
export function registerBillingRoutes(app: App, deps: Deps): void {
  registerAccountRoutes(app, deps);
}
