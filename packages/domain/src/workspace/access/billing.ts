import type { Access, Actor } from '../actor.ts';
import { ALLOWED_ACCESS, hasOnlyNamedAccess, isAdmin, NO_WORKSPACE, NOT_ALLOWED } from '../actor.ts';

/** The billing account: administrators of the workspace, also while it is frozen, because paying unfreezes it. */
export function canManageBilling(actor: Actor): Access {
  if (!isAdmin(actor)) return NOT_ALLOWED;
  return actor.organizationId === undefined ? NO_WORKSPACE : ALLOWED_ACCESS;
}

/** Existing orders: administrators of the platform read those of all workspaces, others those of their own. */
export function canReadOrders(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED_ACCESS : canManageBilling(actor);
}

/** Orders: administrators for their workspace, also while it is frozen, and talents for their own report alone. */
export function canCreateOrders(actor: Actor): Access {
  if (isAdmin(actor)) return canManageBilling(actor);
  if (hasOnlyNamedAccess(actor)) return NOT_ALLOWED;
  return actor.organizationId === undefined ? NO_WORKSPACE : ALLOWED_ACCESS;
}
