import { z } from 'zod';
import { PaymentMethod, PricesSchema } from '../billing/prices.ts';

/** A page outside or on this site, one per language. */
const Target = z.object({ en: z.string(), de: z.string() });

/** Public facts about an installation: names, links, and the services it uses. */
export const PublicSettings = z.object({
  brand: z.string(),
  /** Marks an installation that is not production. */
  staging: z.boolean(),
  supportEmail: z.string(),
  links: z.object({
    webinars: Target,
    helpCentre: Target,
    /** An external feedback form; defaults to the product's own. */
    feedback: Target.nullable(),
    guide: Target,
    /** A video file, or a page to embed, before the written guide. */
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
  /** Third-party analytics; each is loaded only for users who consented. */
  analytics: z.object({
    trackerUrl: z.string().nullable(),
    siteId: z.number().int(),
    tagManagerId: z.string().nullable(),
    /** The origin that the tag manager loads from and reports to. */
    tagOrigins: z.array(z.string()),
  }),
  prices: PricesSchema,
  /** The payment method. */
  orderWay: PaymentMethod,
  /** Whether anybody may create a workspace without an invitation. */
  signUp: z.boolean(),
});
export type PublicSettings = z.infer<typeof PublicSettings>;
export const PublicSettingsAnswer = z.object({ data: PublicSettings });
export type PublicSettingsAnswer = z.infer<typeof PublicSettingsAnswer>;
