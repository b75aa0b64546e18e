import { z } from 'zod';

export const TextLocale = z.enum(['en', 'de']);
/** The gender a text addresses; empty is neutral. */
export const TextGender = z.enum(['', 'male', 'female', 'diverse']);
export type TextGender = z.infer<typeof TextGender>;

export const TextsQuery = z.object({ locale: TextLocale });

/** The replacements of one text, by the gender of the reader. */
const TextVariants = z.partialRecord(TextGender, z.string());
export type TextVariants = z.infer<typeof TextVariants>;

/** Replacements of shipped texts: area, key, variants. */
export const OwnTexts = z.record(z.string(), z.record(z.string(), TextVariants));
export type OwnTexts = z.infer<typeof OwnTexts>;
export const OwnTextsAnswer = z.object({ data: OwnTexts });

/** Text that the database can store: no NUL, no unpaired surrogate. */
const Storable = z.string().refine((text) => !text.includes('\0') && text.isWellFormed());

/** One entry without its text. */
const TextRef = z.object({
  selector: Storable.min(1).max(200),
  locale: TextLocale,
  gender: TextGender,
});
export type TextRef = z.infer<typeof TextRef>;
const TextEntry = TextRef.extend({ text: Storable.max(5000) });
export type TextEntry = z.infer<typeof TextEntry>;

/** A shipped text; null when the product no longer has it. */
const CatalogueText = z.object({
  selector: z.string(),
  en: z.string().nullable(),
  de: z.string().nullable(),
});
export const CatalogueAnswer = z.object({
  data: z.object({ texts: z.array(CatalogueText), entries: z.array(TextEntry) }),
});
export type CatalogueAnswer = z.infer<typeof CatalogueAnswer>;
export type Catalogue = z.infer<typeof CatalogueAnswer>['data'];

/** All or nothing: entries to write, and entries to delete so that the shipped text is used again. */
export const ChangeTextsBody = z.object({
  set: z.array(TextEntry).max(20_000).default([]),
  remove: z.array(TextRef).max(20_000).default([]),
});
export type ChangeTextsBody = z.input<typeof ChangeTextsBody>;
export const ChangeTextsAnswer = z.object({
  data: z.object({ set: z.number().int(), removed: z.number().int() }),
});
export type ChangeTextsAnswer = z.infer<typeof ChangeTextsAnswer>;
