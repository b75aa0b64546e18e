import {
  LONG_TEXT_MAX_CHARACTERS,
  ROLE_SUMMARY_VERSIONS,
  TITLE_MAX_CHARACTERS,
} from '@quint/domain/base/limits.ts';
import { ROLE_TEXTS, SHORTENERS } from '@quint/domain/roles/role-texts.ts';
import { z } from 'zod';
import type { WireError } from '../base/errors.ts';
import { refusal } from '../base/errors.ts';

export const MODEL_MAX_CHARACTERS = 200;

/** The origin of a version. */
export const VersionOriginValue = z.strictObject({
  by: z.enum(SHORTENERS),
  model: z.string().trim().min(1).max(MODEL_MAX_CHARACTERS).nullable(),
  is_edited: z.boolean(),
});
export const VersionOrigins = z.array(VersionOriginValue.nullable()).max(ROLE_SUMMARY_VERSIONS);

/** The current text in the form, which may be unsaved. */
export const ShortenBody = z.object({
  field: z.enum(ROLE_TEXTS),
  /** The name of the role. */
  name: z.string().trim().max(TITLE_MAX_CHARACTERS).default(''),
  text: z
    .string()
    .max(LONG_TEXT_MAX_CHARACTERS, refusal('VALUE_TOO_LONG', { collection: 'roles', field: 'text' })),
  /** The existing versions; the new one differs from them. */
  versions: z.array(z.string().max(LONG_TEXT_MAX_CHARACTERS)).max(ROLE_SUMMARY_VERSIONS).default([]),
  by: z.enum(SHORTENERS),
});
export type ShortenBody = z.infer<typeof ShortenBody>;

/** The available methods for shortening texts in a workspace. */
export const ShortenersAnswer = z.object({
  data: z.object({
    /** The AI endpoint of the installation; null without one. Without AI the server itself shortens. */
    ai: z
      .object({
        host: z.string(),
        model: z.string(),
        /** Whether the workspace uses it. */
        is_on: z.boolean(),
        tokens_today: z.number().int(),
        tokens_per_day: z.number().int(),
        /** Seconds until the daily count restarts. */
        seconds: z.number().int(),
      })
      .nullable(),
  }),
});
export type ShortenersAnswer = z.infer<typeof ShortenersAnswer>;
export type AiShortener = NonNullable<ShortenersAnswer['data']['ai']>;

/** The events of shortening a text: parts while it is generated, and one of the others at the end. */
export type ShortenEvent =
  /** Replaces the text from the position on. */
  | { readonly event: 'delta'; readonly at: number; readonly text: string }
  | {
      readonly event: 'done';
      readonly text: string;
      readonly by: (typeof SHORTENERS)[number];
      /** Model and host of the AI endpoint; null without AI. */
      readonly model: string | null;
      readonly host: string | null;
      /** The number of e-mail addresses and phone numbers that were not sent to it. */
      readonly withheld: number;
    }
  | { readonly event: 'error'; readonly error: WireError };

/** The texts with a short version for others, and the origin of each, if known. */
export const ShortenedTexts = z.partialRecord(z.enum(ROLE_TEXTS), z.enum([...SHORTENERS, 'unknown']));
export type ShortenedTexts = z.infer<typeof ShortenedTexts>;

/** A text of a role as others read it. */
export interface ShownText {
  readonly text: string | null;
  /** Whether it is a short version of the original. */
  readonly is_short: boolean;
  /** The origin of the short version, if known. */
  readonly by: (typeof SHORTENERS)[number] | null;
}
