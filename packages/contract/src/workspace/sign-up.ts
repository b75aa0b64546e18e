import { PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import { z } from 'zod';
import { linkToken } from '../base/link-tokens.ts';
import { Id, StoredLanguage } from '../base/ids.ts';
import { InvitedMember, MemberToInvite } from './member-invitations.ts';

const Text = z.string().max(2000).default('');

/**
 * A new workspace. With `selfsignup` a person creates one for their own company, with name, address and password;
 * otherwise platform administrators do, naming at least one administrator to invite.
 */
export const CreateWorkspaceBody = z.object({
  name: Text,
  language: StoredLanguage.default('DE'),
  /** The language of the sign-up, which the account gets; without it the account uses that of the browser. */
  platform_language: StoredLanguage.optional(),
  selfsignup: z.boolean().default(false),
  first_name: Text,
  last_name: Text,
  /** The person has no last name. */
  has_one_name: z.boolean().default(false),
  email: Text,
  password: z.string().max(1024).default(''),
  admins: z.array(MemberToInvite.omit({ user_role: true })).default([]),
  pack: z.enum([PACK_NAMES.basic, PACK_NAMES.flow, PACK_NAMES.enterprise]).default(PACK_NAMES.basic),
  /** Path of the page that confirms the address or accepts the invitation. */
  url: z.string().max(2000).optional(),
  skipUserInviteEmail: z.boolean().default(false),
});
export type CreateWorkspaceBody = z.infer<typeof CreateWorkspaceBody>;

/**
 * The next step: confirm the address by mail, wait for the platform's approval, or none for platform administrators.
 */
export const CreateWorkspaceAnswer = z.object({
  data: z.object({
    state: z.enum(['confirm_email', 'on_hold', 'created']),
    id: Id.optional(),
    invited: z.array(InvitedMember).optional(),
  }),
});
export type CreateWorkspaceAnswer = z.infer<typeof CreateWorkspaceAnswer>;

export const ApproveWorkspaceBody = z.object({ organizationId: Id });

export const ResetWorkspaceBody = z.object({ organizationId: Id });

export const ConfirmationBody = z.object({ token: linkToken('account') });

/** The content of a confirmation page. `workspace` is that of a sign-up; null for verifying an account's address again. */
export const ConfirmationAnswer = z.object({
  data: z.object({
    state: z.enum(['open', 'confirmed']),
    email: z.string(),
    /** The name that was entered with the address. */
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    workspace: z.string().nullable(),
    date_created: z.string(),
    /** Whether a password is required, in a browser other than that of the sign-up. */
    needs_password: z.boolean(),
  }),
});
export type ConfirmationAnswer = z.infer<typeof ConfirmationAnswer>;

/** `password` is that of the sign-up, or a replacement; not needed in the browser of the sign-up. */
export const ConfirmEmailBody = ConfirmationBody.extend({ password: z.string().max(1024).optional() });

export const RequestConfirmationBody = z.object({
  email: z.string().min(1).max(320),
  url: z.string().max(2000).optional(),
});
