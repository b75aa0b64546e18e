import type { Row } from '@quint/contract/items.ts';
import type { ClosedContent } from '@quint/domain/people/closed-content.ts';
import { isOpen, type InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import { isOfAddress, problemOfMail, type MailProblem } from '@quint/domain/operation/mail-problems.ts';
import type { QualityVerdict } from '@quint/psychometrics/types.ts';
import type { TalentStatus } from '@quint/domain/people/talents.ts';
import { below } from '#lib/items.ts';
import { serverTime } from '#lib/server-time.ts';

/** The fields of a talent that actions need, for any list or page that offers them. */
export const PERSON_FIELDS = [
  'id',
  'fullname',
  'status',
  'user',
  'isMasked',
  'is_insight_unlocked',
  'closed_content',
  'is_left_out_of_rankings',
  'is_result_held',
  'result_held_until',
  'invitation_status',
  'tags',
  'mail_error',
  'date_mail_failed',
  'mail_waits_since',
  ...below('invitation', [
    'id',
    'status',
    'send_at',
    'is_mail_refused',
    'is_wanted',
    'date_created',
    'date_last_invited',
    'date_last_reminded',
    'link_expires_at',
  ]),
  ...below('roles', ['roles_id', 'rejected_at', 'shortlisted_at']),
] as const;
/** Fields that exist only in a workspace with groups. */
export const PERSON_GROUP_FIELDS = ['teams.teams_id'] as const;

export type PersonRecord = Row<'talents', typeof PERSON_FIELDS, typeof PERSON_GROUP_FIELDS>;
/** The newest survey of a person, which may be a retake. */
export type TargetInvitation = NonNullable<PersonRecord['invitation']>;

/** A mail that was given up, and the time. */
export interface RefusedMail {
  readonly problem: MailProblem;
  readonly at: string | null;
}
/** The newest mail was given up, or one has been waiting since this time. */
export type MailTrouble = RefusedMail | { readonly since: string };

export interface TargetRole {
  readonly roleId: string;
  /** The time when the person was marked as not moving forward in this role; null while they are considered. */
  readonly rejectedAt: string | null;
  /** The time when the person was put on the shortlist of this role. */
  readonly shortlistedAt: string | null;
}

/** The data that actions need of a person. */
export interface ActionTarget {
  readonly id: string;
  /** The name as the reader may see it. */
  readonly name: string;
  /** Last name and address are hidden from the reader. */
  readonly isMasked: boolean;
  readonly isUnlocked: boolean;
  /** The content that an insight would unlock; null once it is unlocked. */
  readonly closedContent: ClosedContent | null;
  /** Whether messages reach the person, who then has an account. */
  readonly hasAccount: boolean;
  readonly status: TalentStatus;
  /** The state of the survey; undefined for a person who was never invited. */
  readonly survey: InvitationStatus | undefined;
  readonly invitation: TargetInvitation | null;
  readonly hasResult: boolean;
  /** The response quality of the newest result; undefined without one, or when it was not read. */
  readonly quality: QualityVerdict | undefined;
  /** A result is held back from the reader; without a date, until the person has opened it. */
  readonly hold: { readonly until: string | null } | undefined;
  /** The person asked to be left out of rankings: there is no fit. */
  readonly isExcluded: boolean;
  /** Mails to the person do not arrive; undefined when no problem is known. */
  readonly mailTrouble: MailTrouble | undefined;
  readonly roles: readonly TargetRole[];
  /** Undefined when they were not read. */
  readonly teams: readonly string[] | undefined;
  readonly tags: readonly string[];
  /** Only the key is loaded, for a person of a selection. */
  readonly isUnread?: true;
}

/** A selected person of whom only the key is loaded. */
export function unreadPerson(id: string): ActionTarget {
  return {
    id,
    name: '',
    isMasked: false,
    isUnlocked: false,
    closedContent: null,
    hasAccount: false,
    status: 'APPLICANT',
    survey: undefined,
    invitation: null,
    hasResult: false,
    quality: undefined,
    hold: undefined,
    isExcluded: false,
    mailTrouble: undefined,
    roles: [],
    teams: undefined,
    tags: [],
    isUnread: true,
  };
}

/** The hold on the result of a person; undefined without one. */
export function heldOf({
  is_result_held: isHeld,
  result_held_until: until,
}: Pick<PersonRecord, 'is_result_held' | 'result_held_until'>): ActionTarget['hold'] {
  return isHeld ? { until } : undefined;
}

const LONG_WAIT_MS = 3_600_000;

/** The failure of the last mail, if it was given up. */
export function refusedMailOf({
  mail_error: error,
  date_mail_failed: at,
}: Pick<PersonRecord, 'mail_error' | 'date_mail_failed'>): RefusedMail | undefined {
  return error === null ? undefined : { problem: problemOfMail(error), at };
}

/** The problem with mails to the person: the last one was given up, or one has been waiting for more than an hour. */
function mailTroubleOf(
  record: Pick<PersonRecord, 'mail_error' | 'date_mail_failed' | 'mail_waits_since'>,
): MailTrouble | undefined {
  const refusedMail = refusedMailOf(record);
  if (refusedMail !== undefined) return refusedMail;
  const { mail_waits_since: since } = record;
  return since !== null && serverTime() - Date.parse(since) > LONG_WAIT_MS ? { since } : undefined;
}

export function toPerson(record: PersonRecord): ActionTarget {
  return {
    id: record.id,
    name: record.fullname,
    isMasked: record.isMasked,
    isUnlocked: record.is_insight_unlocked,
    closedContent: record.closed_content,
    hasAccount: record.user !== null,
    status: record.status,
    survey: record.invitation_status ?? undefined,
    invitation: record.invitation,
    hasResult: record.invitation_status === 'FINISHED' && !record.is_result_held,
    quality: undefined,
    hold: heldOf(record),
    isExcluded: record.is_left_out_of_rankings,
    mailTrouble: mailTroubleOf(record),
    roles: record.roles.map(({ roles_id, rejected_at, shortlisted_at }) => ({
      roleId: roles_id,
      rejectedAt: rejected_at,
      shortlistedAt: shortlisted_at,
    })),
    teams: record.teams?.map((link) => link.teams_id),
    tags: record.tags,
  };
}

/** The person on a page that has read the newest result. */
export function toRatedPerson(
  record: PersonRecord,
  quality: QualityVerdict | null | undefined,
): ActionTarget {
  return { ...toPerson(record), quality: quality ?? undefined };
}

/** The invitation of a person who can still take part. */
export function openInvitation({ invitation }: ActionTarget): TargetInvitation | undefined {
  return invitation !== null && isOpen(invitation.status) ? invitation : undefined;
}

/** The failure of the newest mail of an open invitation; undefined once another mail is waiting. */
export function refusedInvitation(
  person: Pick<ActionTarget, 'invitation' | 'mailTrouble'>,
): RefusedMail | undefined {
  const { invitation, mailTrouble } = person;
  if (mailTrouble === undefined || 'since' in mailTrouble) return undefined;
  if (invitation === null || !isOpen(invitation.status)) return undefined;
  const { date_last_invited: invitedAt, date_last_reminded: remindedAt } = invitation;
  const newest = Math.max(...[invitedAt, remindedAt].map((date) => (date === null ? 0 : Date.parse(date))));
  return mailTrouble.at !== null && Date.parse(mailTrouble.at) < newest ? undefined : mailTrouble;
}

/** Whether another address would help: the mailbox does not exist, and the reader may change the address. */
export function needsAddress({
  mailTrouble,
  isMasked,
}: Pick<ActionTarget, 'mailTrouble' | 'isMasked'>): boolean {
  return (
    mailTrouble !== undefined && 'problem' in mailTrouble && isOfAddress(mailTrouble.problem) && !isMasked
  );
}
