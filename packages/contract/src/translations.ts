import { z } from 'zod';

export const TextLocale = z.enum(['en', 'de']);
/** Whom a text is for; empty is everybody. */
export const TextGender = z.enum(['', 'male', 'female', 'diverse']);
export type TextGender = z.infer<typeof TextGender>;

export const TextsQuery = z.object({ locale: TextLocale });

/** What replaces one text of the product, by the gender of the reader. */
const TextVariants = z.partialRecord(TextGender, z.string());
export type TextVariants = z.infer<typeof TextVariants>;

/** Texts in place of those the product ships with: area, place in the area, variants. */
export const OwnTexts = z.record(z.string(), z.record(z.string(), TextVariants));
export type OwnTexts = z.infer<typeof OwnTexts>;
export const OwnTextsAnswer = z.object({ data: OwnTexts });

/** One entry without its text. */
const TextPlace = z.object({
  selector: z.string().min(1).max(200),
  locale: TextLocale,
  gender: TextGender,
});
export type TextPlace = z.infer<typeof TextPlace>;
const TextEntry = TextPlace.extend({ text: z.string().max(5000) });
export type TextEntry = z.infer<typeof TextEntry>;

/** A text of the product as shipped; null where the product has no such text any more. */
const CatalogueText = z.object({
  selector: z.string(),
  en: z.string().nullable(),
  de: z.string().nullable(),
});
export type CatalogueText = z.infer<typeof CatalogueText>;
export const CatalogueAnswer = z.object({
  data: z.object({ texts: z.array(CatalogueText), entries: z.array(TextEntry) }),
});
export type Catalogue = z.infer<typeof CatalogueAnswer>['data'];

/** All of it or nothing: entries to write, and entries to take away so that the product's own text shows again. */
export const ChangeTextsBody = z.object({
  set: z.array(TextEntry).max(10_000).default([]),
  remove: z.array(TextPlace).max(10_000).default([]),
});
export type ChangeTextsBody = z.input<typeof ChangeTextsBody>;
export const ChangeTextsAnswer = z.object({
  data: z.object({ set: z.number().int(), removed: z.number().int() }),
});
