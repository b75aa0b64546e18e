import { PERSONAL_COLUMNS, TALENT_EXPORT_COLUMNS, TALENTS_PER_EXPORT } from '@quint/domain/talents.ts';
import { z } from 'zod';
import { refusal } from './errors.ts';
import { Id } from './ids.ts';

/** The talents of an export file, in its order, and its columns. */
export const ExportTalentsBody = z.object({
  keys: z
    .array(Id)
    .min(1, refusal('people.none'))
    .max(TALENTS_PER_EXPORT, refusal('people.too_many', { max: TALENTS_PER_EXPORT })),
  columns: z.array(z.enum(TALENT_EXPORT_COLUMNS)).min(1).max(TALENT_EXPORT_COLUMNS.length),
});
export type ExportTalentsBody = z.infer<typeof ExportTalentsBody>;

/** The personal data of the requested columns, masked for the reader. Deleted talents are missing. */
export const ExportTalentsAnswer = z.object({
  data: z.array(z.intersection(z.object({ id: Id }), z.partialRecord(z.enum(PERSONAL_COLUMNS), z.string()))),
});
export type ExportTalentsAnswer = z.infer<typeof ExportTalentsAnswer>;
