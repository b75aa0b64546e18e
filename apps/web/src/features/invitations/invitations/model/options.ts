import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InviteType } from '@quint/domain/survey/survey-entrances.ts';
import { toLocalText, tomorrowMorning } from '#lib/local-time.ts';

/** A custom text in one language; empty uses the standard text. */
export interface CustomText {
  readonly subject: string;
  readonly message: string;
}

/** The options that apply to the whole list. */
export interface InviteOptions {
  readonly language: StoredLanguage;
  /** Empty until it is selected: there is a default only for a role or a group. */
  readonly inviteType: InviteType | '';
  readonly roles: readonly string[];
  readonly teams: readonly string[];
  readonly isLater: boolean;
  /** Local date and time in the format of the browser's field: 2026-11-24T09:00. */
  readonly sendAt: string;
  readonly words: Readonly<Record<StoredLanguage, CustomText>>;
}

export const MAIL_LANGUAGES: readonly StoredLanguage[] = ['EN', 'DE'];
const NO_CUSTOM_TEXT: CustomText = { subject: '', message: '' };

/** The initial roles and groups of the list; the purpose of the invitation follows from them. */
export interface Assignment {
  readonly roles: readonly string[];
  readonly teams: readonly string[];
}

const NOTHING: Assignment = { roles: [], teams: [] };

/** The purpose is recruiting for a role and team building for a group; otherwise it must be selected. */
function purposeOf({ roles, teams }: Assignment): InviteOptions['inviteType'] {
  if (roles.length > 0) return 'recruiting';
  return teams.length > 0 ? 'team' : '';
}

export function usualOptions(language: StoredLanguage, now: Date, assignment = NOTHING): InviteOptions {
  return {
    language,
    inviteType: purposeOf(assignment),
    ...assignment,
    isLater: false,
    sendAt: toLocalText(tomorrowMorning(now)),
    words: { EN: NO_CUSTOM_TEXT, DE: NO_CUSTOM_TEXT },
  };
}

/** When the mails are sent; undefined means at once. */
export function sendDate(options: InviteOptions): Date | undefined {
  return options.isLater ? new Date(options.sendAt) : undefined;
}

/** Whether the chosen sending time is invalid: missing or in the past. */
export function isSendDateWrong(options: InviteOptions, now: Date): boolean {
  const date = sendDate(options);
  return date !== undefined && !(date > now);
}

/** Options with which the list can be sent. */
export type CompleteOptions = InviteOptions & { readonly inviteType: InviteType };

export function isComplete(options: InviteOptions): options is CompleteOptions {
  return options.inviteType !== '';
}

export function hasCustomText(customText: CustomText): boolean {
  return `${customText.subject}${customText.message}`.trim() !== '';
}
