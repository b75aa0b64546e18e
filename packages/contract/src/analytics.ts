import { z } from 'zod';

/** What is counted. A free text could hold something about a person; a name from this list cannot. */
export const ANALYTICS_ACTIONS = ['view-slamdoor-talent-insights'] as const;
export type AnalyticsAction = (typeof ANALYTICS_ACTIONS)[number];

/** Something done in the product, as the browser reports it. */
export const AnalyticsEventBody = z.object({
  action: z.enum(ANALYTICS_ACTIONS),
  organization: z.uuid().nullish(),
  user: z.uuid().nullish(),
  /** Random number of the browser. */
  anonymousSessionId: z.uuid(),
  count: z.literal(1).default(1),
  /** The day in the place of the browser. */
  date: z.iso.date(),
});
export type AnalyticsEventBody = z.input<typeof AnalyticsEventBody>;
