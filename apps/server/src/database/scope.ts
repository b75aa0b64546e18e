declare const brand: unique symbol;

/**
 * The workspace that work is limited to. Only `database/scopes.ts` creates one, by functions that state the reason, so
 * a query that takes a scope cannot run for an unchecked workspace.
 */
export type OrganizationScope = { readonly organizationId: string; readonly [brand]: 'scope' };
