import { createHash } from 'node:crypto';
import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import { z } from 'zod';
import { readPaymentMethod, PAYMENT_SETTINGS } from '#payments/settings.ts';
import { readPrices } from '#price-settings.ts';
import { StartupError } from '#startup-error.ts';

/** The origin of a tag manager. */
const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** Origins, separated by commas. */
const Origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(
    z.array(z.string().regex(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/, 'Not an https origin')),
  );

/** A URL elsewhere, or a path of this site. */
const Link = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])/)]).optional();

const Environment = z.object({
  BRAND_NAME: z.string().trim().min(1).max(60).default('Quint'),
  APP_ENV: z.enum(['production', 'staging', 'development']).default('production'),
  SUPPORT_EMAIL: z.email().default('support@quint.example'),
  LINK_WEBINARS_EN: Link,
  LINK_WEBINARS_DE: Link,
  LINK_HELP_CENTRE_EN: Link,
  LINK_HELP_CENTRE_DE: Link,
  LINK_FEEDBACK_EN: Link,
  LINK_FEEDBACK_DE: Link,
  LINK_GUIDE: Link,
  LINK_VIDEO_GUIDE_EN: Link,
  LINK_VIDEO_GUIDE_DE: Link,
  LINK_BILLING: Link,
  LINK_LEARN_MORE_EN: Link,
  LINK_LEARN_MORE_DE: Link,
  LINK_MARKETING: Link,
  LINK_LEGAL_EN: Link,
  LINK_LEGAL_DE: Link,
  LINK_PRIVACY_EN: Link,
  LINK_PRIVACY_DE: Link,
  PARENT_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .optional(),
  PROMOTION_UNTIL: z.iso.date().default('2025-01-06'),
  TRACKER_URL: z.url({ protocol: /^https$/ }).optional(),
  TRACKER_SITE_ID: z.coerce.number().int().min(1).default(2),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^[A-Z0-9-]{4,20}$/)
    .optional(),
  TAG_MANAGER_ORIGINS: Origins.default([]),
  SIGN_UP: z.enum(['on', 'off']).default('on'),
  PRICES_FILE: z.string().optional(),
});

/** Names of these settings. */
export const PUBLIC_SETTINGS: readonly string[] = Object.keys(Environment.shape);

/** One link per language: a missing one falls back to the other, and without both our own page is used. */
function target(en: string | undefined, de: string | undefined, own: string): { en: string; de: string } {
  return { en: en ?? de ?? own, de: de ?? en ?? own };
}

/** The same, but undefined without both. */
function optionalTarget(en: string | undefined, de: string | undefined): { en: string; de: string } | null {
  return en === undefined && de === undefined ? null : target(en, de, '');
}

/** Parses the public settings. Throws StartupError naming every invalid variable. */
export function readPublicSettings(env: NodeJS.ProcessEnv): PublicSettings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = Environment.extend(PAYMENT_SETTINGS).safeParse(present);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError(`The configuration is not valid. ${problems.join('; ')}`);
  }
  const values = result.data;
  return {
    brand: values.BRAND_NAME,
    staging: values.APP_ENV === 'staging',
    supportEmail: values.SUPPORT_EMAIL,
    links: {
      webinars: target(values.LINK_WEBINARS_EN, values.LINK_WEBINARS_DE, '/help/webinars'),
      helpCentre: target(values.LINK_HELP_CENTRE_EN, values.LINK_HELP_CENTRE_DE, '/help'),
      feedback: optionalTarget(values.LINK_FEEDBACK_EN, values.LINK_FEEDBACK_DE),
      guide: target(values.LINK_GUIDE, undefined, '/help/meet-a-guide'),
      videoGuide: optionalTarget(values.LINK_VIDEO_GUIDE_EN, values.LINK_VIDEO_GUIDE_DE),
      billing: target(values.LINK_BILLING, undefined, '/help/subscriptions'),
      learnMore: target(values.LINK_LEARN_MORE_EN, values.LINK_LEARN_MORE_DE, '/big-five-manual'),
      marketing: target(values.LINK_MARKETING, undefined, '/plans'),
      legal: target(values.LINK_LEGAL_EN, values.LINK_LEGAL_DE, '/legal'),
      privacy: target(values.LINK_PRIVACY_EN, values.LINK_PRIVACY_DE, '/privacy'),
    },
    parentDomain: values.PARENT_DOMAIN ?? null,
    promotionUntil: values.PROMOTION_UNTIL,
    analytics: {
      trackerUrl: values.TRACKER_URL ?? null,
      siteId: values.TRACKER_SITE_ID,
      tagManagerId: values.TAG_MANAGER_ID ?? null,
      tagOrigins: values.TAG_MANAGER_ORIGINS,
    },
    prices: readPrices(values.PRICES_FILE),
    orderWay: readPaymentMethod(values),
    signUp: values.SIGN_UP === 'on',
  };
}

/** The folder of the web build whose pages were prerendered with these settings. */
export function prerenderedFolder(settings: PublicSettings): string {
  const digest = createHash('sha256').update(JSON.stringify(settings)).digest('hex');
  return `prerendered/${digest.slice(0, 16)}`;
}

const originOf = (url: string | null): string[] =>
  url === null || url.startsWith('/') ? [] : [new URL(url).origin];

const originsOf = (links: { en: string; de: string } | null): string[] =>
  links === null ? [] : Object.values(links).flatMap(originOf);

/** Third-party origins that pages may load scripts from, report to or embed, by the configuration. */
export function foreignOrigins({
  analytics,
  links,
}: PublicSettings): Record<'scripts' | 'frames' | 'media', string[]> {
  const { trackerUrl, tagManagerId, tagOrigins } = analytics;
  const videos = originsOf(links.videoGuide);
  return {
    scripts: [...originOf(trackerUrl), ...(tagManagerId === null ? [] : [TAG_MANAGER_ORIGIN, ...tagOrigins])],
    frames: [...new Set([...originsOf(links.feedback), ...videos])],
    media: [...new Set(videos)],
  };
}
