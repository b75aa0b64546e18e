declare const brand: unique symbol;

/**
 * The workspace a piece of work may touch. Only `database/scopes.ts` makes one, by functions that say why, so a query
 * that takes a scope cannot run for a workspace that nobody has checked.
 */
export type OrganizationScope = { readonly organizationId: string; readonly [brand]: 'scope' };
