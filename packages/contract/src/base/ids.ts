import { z } from 'zod';

/** A record key: UUID in its canonical text form. */
export const Id = z.uuid();

/** The parameters of an address that names a record. */
export const IdParams = z.object({ id: Id });

/** A language code as stored and sent in records. */
export const StoredLanguage = z.enum(['EN', 'DE']);
export type StoredLanguage = z.infer<typeof StoredLanguage>;
