import { z } from 'zod';

/** The countable events. Free text could contain personal data; a name from this list cannot. */
export const ANALYTICS_ACTIONS = ['view-slamdoor-talent-insights'] as const;
export type AnalyticsAction = (typeof ANALYTICS_ACTIONS)[number];

/** A product event, as the browser reports it. */
export const AnalyticsEventBody = z.object({
  action: z.enum(ANALYTICS_ACTIONS),
  organization: z.uuid().nullish(),
  user: z.uuid().nullish(),
  /** The browser's random id. */
  anonymousSessionId: z.uuid(),
  count: z.literal(1).default(1),
  /** The local day of the browser. */
  date: z.iso.date(),
});
export type AnalyticsEventBody = z.input<typeof AnalyticsEventBody>;
