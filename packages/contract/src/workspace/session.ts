import { USER_ROLES } from '@quint/domain/workspace/actor.ts';
import { HIDDEN_PEOPLE } from '@quint/domain/base/masking.ts';
import { GENDERS } from '@quint/domain/people/talents.ts';
import { z } from 'zod';
import { Id, StoredLanguage } from '../base/ids.ts';
import { ListSettings } from './list-settings.ts';

export const SessionMode = z.enum(['cookie', 'json']);

/** A one-time code of six digits, or a recovery code. */
export const Otp = z.string().trim().min(1).max(60);

/** The six digits of a mail, after too many wrong passwords. */
export const MailCode = z.string().trim().min(1).max(20);

/** The user's password again, before a change that a stolen session must not make. */
export const PasswordProof = z.object({ password: z.string().min(1).max(1024) });

/**
 * Reauthenticates the owner of the account: the current password, and a second factor code if one-time codes are on.
 * Both are omitted after a sign-in through the company or with a passkey within ten minutes.
 */
export const OwnerProof = z.object({
  password: PasswordProof.shape.password.optional(),
  otp: Otp.optional(),
});
export type OwnerProof = z.infer<typeof OwnerProof>;

/** Ends all the user's sessions and personal API tokens; with `here` also the current session. */
export const EndSessionsBody = PasswordProof.extend({ here: z.boolean().default(false) });

/** Ends all sessions and personal API tokens of the account with this address. */
export const EndSessionsOfAccountBody = z.object({ email: z.string().min(1).max(320) });
/** Their numbers. */
export const EndSessionsOfAccountAnswer = z.object({
  data: z.object({ sessions: z.number().int(), tokens: z.number().int() }),
});
export type EndSessionsOfAccountAnswer = z.infer<typeof EndSessionsOfAccountAnswer>;

export const LoginBody = z.object({
  email: z.string().min(1).max(320),
  password: z.string().min(1).max(1024),
  mode: SessionMode.default('json'),
  /** The code of the second factor, or a recovery code; required after `session.second_factor_required`. */
  otp: Otp.optional(),
  /** The mailed code; required after `session.code_mailed`. */
  mail_code: MailCode.optional(),
});

export const RefreshBody = z.object({
  mode: SessionMode.default('json'),
  refresh_token: z.string().max(512).optional(),
});

export const LogoutBody = z.object({
  mode: SessionMode.optional(),
  refresh_token: z.string().max(512).optional(),
});

/** `expires` is the lifetime of the access token in milliseconds; the refresh token is sent only in json mode. */
export const SessionAnswer = z.object({
  data: z.object({
    access_token: z.string(),
    expires: z.number().int().positive(),
    refresh_token: z.string().optional(),
  }),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** One of the user's sessions: the browser's description, without an IP address. */
export const OwnSession = z.object({
  id: Id,
  date_created: z.string(),
  /** The last time it was renewed. */
  date_last_used: z.string(),
  method: z.enum(['password', 'passkey', 'password_reset', 'invitation', 'confirmation', 'company']),
  browser: z.string().nullable(),
  os: z.string().nullable(),
  device: z.enum(['desktop', 'phone', 'tablet', 'other']).nullable(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;
export const OwnSessionsAnswer = z.object({ data: z.array(OwnSession) });
export type OwnSessionsAnswer = z.infer<typeof OwnSessionsAnswer>;

export const UserRole = z.enum(USER_ROLES);

export const CurrentUser = z.object({
  id: Id,
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  fullname: z.string(),
  platform_language: StoredLanguage.nullable(),
  isFirstVisit: z.boolean(),
  /** Whether single letters are shortcuts. */
  has_letter_keys: z.boolean(),
  /** Whether a daily mail lists what needs attention. */
  wants_digest: z.boolean(),
  hides_people: z.enum(HIDDEN_PEOPLE),
  list_settings: ListSettings.nullable(),
  avatar: z.object({ id: Id }).nullable(),
  role: z.object({ name: UserRole, admin_access: z.boolean() }),
  active_workspace: z
    .object({
      id: Id,
      name: z.string(),
      language: StoredLanguage,
      is_freezed: z.boolean(),
      /** Whose personal data the workspace hides from everybody in it. */
      hides_people: z.enum(HIDDEN_PEOPLE),
      pack: z.object({ name: z.string() }),
      custom_limits: z.object({ talent_insights_budget: z.number().int() }),
      features: z.record(z.string(), z.boolean()),
      /** The workspace of the public check, which cannot invite or unlock people. */
      is_public_check: z.boolean().optional(),
    })
    .nullable(),
  organizations: z.array(
    z.object({
      user_role: UserRole,
      organization: z.object({
        id: Id,
        name: z.string(),
        is_freezed: z.boolean(),
        date_deleted: z.string().nullable(),
      }),
    }),
  ),
  active_talent: z
    .object({
      id: Id,
      organization_id: Id,
      status: z.string(),
      gender: z.enum(GENDERS).nullable().optional(),
    })
    .nullable(),
  /** What the account lacks: until then it can only set up a second factor, or sign in with the passkey. */
  second_factor: z.enum(['missing', 'passkey_needed']).optional(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;
export const CurrentUserAnswer = z.object({ data: CurrentUser });
export type CurrentUserAnswer = z.infer<typeof CurrentUserAnswer>;
