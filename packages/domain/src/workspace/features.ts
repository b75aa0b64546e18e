/** Feature switches with their default values. */
export const FEATURE_DEFAULTS = {
  FEATURE_TEAMS: true,
  FEATURE_GOALS: true,
  FEATURE_ASSESSMENTS: true,
  FEATURE_BIG_FIVE: true,
  FEATURE_INVITE_TALENTS: true,
  FEATURE_ROLE_ASSISTANT: true,
  FEATURE_PDF_REPORT: true,
  FEATURE_CARD_PAYMENT: true,
  FEATURE_CHAT: false,
} as const;
export type Feature = keyof typeof FEATURE_DEFAULTS;

/** The switches of a workspace: its overrides on top of the defaults; unknown names are ignored. */
export function resolveFeatures(overrides: Readonly<Record<string, boolean>>): Record<Feature, boolean> {
  const features: Record<Feature, boolean> = { ...FEATURE_DEFAULTS };
  for (const name of Object.keys(FEATURE_DEFAULTS) as Feature[]) {
    if (Object.hasOwn(overrides, name)) features[name] = overrides[name] === true;
  }
  return features;
}
