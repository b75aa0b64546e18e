import { sql } from 'kysely';

/**
 * Whether the mail `o` belongs to a deleted workspace. It waits: restoring the workspace sends it, and 30 days later it is
 * deleted with the people of the workspace.
 */
export const isOfDeletedWorkspace = sql<boolean>`exists (
  select from organizations d where d.id = o.organization_id and d.date_deleted is not null)`;
