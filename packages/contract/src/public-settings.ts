import { z } from 'zod';

/** A page outside or of this site, one for each language. */
const Target = z.object({ en: z.string(), de: z.string() });

/** What everybody may know of an installation: names, links, and which services it uses. */
export const PublicSettings = z.object({
  brand: z.string(),
  /** Marks an installation that is not the real one. */
  staging: z.boolean(),
  supportEmail: z.string(),
  links: z.object({
    webinars: Target,
    helpCentre: Target,
    /** The form for feedback; without one the product has its own. */
    feedback: Target.nullable(),
    guide: Target,
    /** A video file, or a page of one to embed, before the written guide. */
    videoGuide: Target.nullable(),
    billing: Target,
    learnMore: Target,
    marketing: Target,
    legal: Target,
    privacy: Target,
  }),
  /** Domain that cookies of several installations share. */
  parentDomain: z.string().nullable(),
  /** Last day of the promotion in Berlin, YYYY-MM-DD. */
  promotionUntil: z.string(),
  /** Services of others that count visits; each is loaded only for those who agreed. */
  analytics: z.object({
    trackerUrl: z.string().nullable(),
    siteId: z.number().int(),
    tagManagerId: z.string().nullable(),
    /** Where the tags of the tag manager come from and report to. */
    tagOrigins: z.array(z.string()),
  }),
  /** Somebody may open a workspace without being invited. */
  signUp: z.boolean(),
});
export type PublicSettings = z.infer<typeof PublicSettings>;
export const PublicSettingsAnswer = z.object({ data: PublicSettings });
