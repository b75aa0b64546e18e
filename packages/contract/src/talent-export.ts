import { TALENT_EXPORT_COLUMNS, TALENTS_PER_EXPORT } from '@quint/domain/talents.ts';
import { z } from 'zod';
import { Id } from './ids.ts';

/** The talents of an export file, in its order, and its columns. */
export const ExportTalentsBody = z.object({
  keys: z.array(Id).min(1).max(TALENTS_PER_EXPORT),
  columns: z.array(z.enum(TALENT_EXPORT_COLUMNS)).min(1).max(TALENT_EXPORT_COLUMNS.length),
});
export type ExportTalentsBody = z.infer<typeof ExportTalentsBody>;

/** Names, addresses and phone numbers as visible to the person, if the file has these columns. Deleted talents are missing. */
export const ExportTalentsAnswer = z.object({
  data: z.array(
    z.object({
      id: Id,
      name: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().optional(),
    }),
  ),
});
export type ExportTalentsAnswer = z.infer<typeof ExportTalentsAnswer>;
