declare const brand: unique symbol;

/**
 * The workspace a piece of work may touch. Only the access gate, the survey session and the job runner mint one,
 * so a query that takes a scope cannot run for a workspace that nobody checked.
 */
export type OrganizationScope = { readonly organizationId: string; readonly [brand]: 'scope' };

/** Mints a scope. Callers have proven the right to the workspace: a session, a survey token, a job of it. */
export function mintScope(organizationId: string): OrganizationScope {
  return { organizationId } as OrganizationScope;
}
