import { MEMBER_ROLES } from '@quint/domain/workspace/actor.ts';
import { NAME_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { toLine } from '@quint/domain/base/names.ts';
import { z } from 'zod';
import { linkToken } from '../base/link-tokens.ts';
import { refusal } from '../base/errors.ts';
import { Id, StoredLanguage } from '../base/ids.ts';
import { MailCode, Otp, SessionMode } from './session.ts';

const Name = z.string().overwrite(toLine).max(NAME_MAX_CHARACTERS);

/** One person to invite to a workspace; an administrator by default. Hiring managers are invited from their role. */
export const MemberToInvite = z.object({
  email: z.string().max(2000),
  first_name: Name.nullish(),
  last_name: Name.nullish(),
  user_role: z.enum(MEMBER_ROLES).exclude(['HIRING_MANAGER']).default('ORG_ADMIN'),
});
export type MemberToInvite = z.infer<typeof MemberToInvite>;

/**
 * `url` is the path of the page that accepts the invitation; it must be on this site. `selfsignup` and `flow` state
 * where the invitation was created, for the audit log. With `skipUserInviteEmail` no mail is sent.
 */
export const InviteUsersBody = z.object({
  organizationId: Id,
  url: z.string().max(2000).optional(),
  users: z.array(MemberToInvite),
  selfsignup: z.boolean().default(false),
  flow: z.union([z.boolean(), z.string().max(40)]).optional(),
  skipUserInviteEmail: z.boolean().default(false),
});
export type InviteUsersBody = z.infer<typeof InviteUsersBody>;

/** `id` is the membership, `user` the account. */
export const InvitedMember = z.object({
  id: Id,
  user: Id,
  email: z.string(),
  user_role: z.enum(MEMBER_ROLES),
  status: z.literal('invited'),
  /** When the mail is sent, if not at once. */
  send_at: z.string().nullable(),
});
export type InvitedMember = z.infer<typeof InvitedMember>;
export const InviteUsersAnswer = z.object({ data: z.object({ invited: z.array(InvitedMember) }) });
export type InviteUsersAnswer = z.infer<typeof InviteUsersAnswer>;

/** The intended address. The response is the invitation that replaces the former one. */
export const CorrectInvitationBody = MemberToInvite.pick({ email: true });
export const CorrectInvitationAnswer = z.object({ data: InvitedMember });
export type CorrectInvitationAnswer = z.infer<typeof CorrectInvitationAnswer>;

export const ResentMemberInvitationAnswer = z.object({
  data: z.object({
    id: Id,
    date_invited: z.string(),
    invitation_expires_at: z.string(),
    send_at: z.string().nullable(),
  }),
});

/** A name that a person enters for themselves. */
const GivenName = Name.min(1, refusal('account.name_required'));

const InvitationToken = linkToken('account');

export const CheckInvitationBody = z.object({ token: InvitationToken });

/** The data of an invitation page. A person with an account enters its password, others choose one. */
export const CheckInvitationAnswer = z.object({
  data: z.object({
    email: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    has_account: z.boolean(),
    /** Whether the person requested the account; otherwise the workspace invited them. */
    is_requested: z.boolean(),
    /** The inviting user; null for a person who requested the account, and for an inviter without a name. */
    inviter: z.string().nullable(),
    user_role: z.enum(MEMBER_ROLES),
    /** The names of the roles that a hiring manager is invited to decide about; empty for all others. */
    roles: z.array(z.string()),
    workspace: z.object({ name: z.string(), language: StoredLanguage }),
  }),
});
export type CheckInvitationAnswer = z.infer<typeof CheckInvitationAnswer>;

/** `language` is that of the page, for a new account. With a `mode` the response is a session, otherwise empty. */
export const AcceptInvitationBody = z.object({
  token: InvitationToken,
  password: z.string().max(1024),
  first_name: GivenName.optional(),
  last_name: Name.optional(),
  /** Whether the person has no last name; a last name from the invitation is removed. */
  has_one_name: z.boolean().default(false),
  language: StoredLanguage.optional(),
  mode: SessionMode.optional(),
  otp: Otp.optional(),
  /** The mailed code; required after `session.code_mailed`. */
  mail_code: MailCode.optional(),
});
export type AcceptInvitationBody = z.infer<typeof AcceptInvitationBody>;
