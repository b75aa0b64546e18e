import type { Deps } from '#deps.ts';
import { registerConnectionRoutes } from '#features/accounts/sso/connection/routes.ts';
import { registerDomainRoutes } from '#features/accounts/sso/domains/routes.ts';
import { registerSigningInRoutes } from '#features/accounts/sso/sign-in/routes.ts';
import type { App } from '#http/app-type.ts';

/** Signing in through a company (OpenID Connect), in every plan. */
export function registerSsoRoutes(app: App, deps: Deps): void {
  registerConnectionRoutes(app, deps);
  registerDomainRoutes(app, deps);
  registerSigningInRoutes(app, deps);
}
