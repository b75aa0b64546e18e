/** How long a workspace holds new results back from its administrators. */
export const HOLD_SETTINGS = ['no', '24h', '48h', 'opened'] as const;
export type HoldSetting = (typeof HOLD_SETTINGS)[number];

/** Hours after the survey; the person who opens the result ends them earlier. */
export const HOLD_HOURS: Readonly<Record<'24h' | '48h', number>> = { '24h': 24, '48h': 48 };
