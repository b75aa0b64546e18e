/** How long new results are on hold for the administrators of a workspace. */
export const HOLD_SETTINGS = ['no', '24h', '48h', 'opened'] as const;
export type HoldSetting = (typeof HOLD_SETTINGS)[number];

/** Hours after the survey; opening the result ends the hold earlier. */
export const HOLD_HOURS: Readonly<Record<'24h' | '48h', number>> = { '24h': 24, '48h': 48 };
