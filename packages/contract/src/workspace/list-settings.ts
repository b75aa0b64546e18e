import { z } from 'zod';

const Column = z.string().regex(/^[a-z]{1,20}$/);

/** A user's settings of one list: the hidden columns, and the height of the rows. */
const OneList = z.strictObject({
  hidden: z.array(Column).max(20),
  density: z.enum(['roomy', 'dense']),
});

/** A person's settings of lists, by list. */
export const ListSettings = z.strictObject({ talents: OneList.optional() });
export type ListSettings = z.infer<typeof ListSettings>;

/** A saved view of the list of talents: the query of its URL, and its hidden columns if it has its own. */
export const SavedTalentsView = z.strictObject({
  query: z.record(z.string().regex(/^[a-z]{1,20}$/), z.string().max(2000)),
  hidden: z.array(Column).max(20).nullable(),
});
export type SavedTalentsView = z.infer<typeof SavedTalentsView>;
