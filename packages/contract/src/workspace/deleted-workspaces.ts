import { z } from 'zod';
import { Id } from '../base/ids.ts';

/** A workspace that the platform deleted and can restore. */
export const DeletedWorkspace = z.object({
  id: Id,
  name: z.string(),
  date_deleted: z.string(),
  /** From then on it cannot be restored, and its people are erased. */
  restorable_until: z.string(),
  deleted_by: z.string().nullable(),
});
export type DeletedWorkspace = z.infer<typeof DeletedWorkspace>;

export const DeletedWorkspacesAnswer = z.object({ data: z.array(DeletedWorkspace) });
export type DeletedWorkspacesAnswer = z.infer<typeof DeletedWorkspacesAnswer>;
