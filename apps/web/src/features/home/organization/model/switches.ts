import type { WorkspaceSettings } from '../api.ts';

/** The features that the platform switches. */
export const FEATURES = [
  'FEATURE_TEAMS',
  'FEATURE_ASSESSMENTS',
  'FEATURE_INVITE_TALENTS',
  'FEATURE_ROLE_ASSISTANT',
  'FEATURE_GOALS',
  'FEATURE_BIG_FIVE',
  'FEATURE_PDF_REPORT',
  'FEATURE_CARD_PAYMENT',
  'FEATURE_CHAT',
] as const;

export const HIDDEN_PEOPLE = ['nobody', 'notInvited', 'everybody'] as const;

export type Feature = (typeof FEATURES)[number];
export type HiddenGroup = (typeof HIDDEN_PEOPLE)[number];

/** The people whose personal data the workspace hides. */
export function hiddenPeople(settings: WorkspaceSettings): HiddenGroup {
  if (!settings.hide_personal_data) return 'nobody';
  return settings.hide_everybody ? 'everybody' : 'notInvited';
}
