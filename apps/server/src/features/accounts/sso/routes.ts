import { registerConnectionRoutes } from '#features/accounts/sso/connection/routes.ts';
import { registerDomainRoutes } from '#features/accounts/sso/domains/routes.ts';
import { registerSigningInRoutes } from '#features/accounts/sso/sign-in/routes.ts';
import { routes } from '#http/routes.ts';

/** Single sign-on through a company (OpenID Connect), in every plan. */
export const registerSsoRoutes = routes(
  registerConnectionRoutes,
  registerDomainRoutes,
  registerSigningInRoutes,
);
