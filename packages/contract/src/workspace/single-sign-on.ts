import { ACCOUNT_ROLES } from '@quint/domain/workspace/single-sign-on.ts';
import { z } from 'zod';
import { Id, StoredLanguage } from '../base/ids.ts';
import { Otp, SessionMode } from './session.ts';

export const SsoDomain = z.object({
  id: Id,
  domain: z.string(),
  /** The location and content of the required TXT record. */
  record_name: z.string(),
  record_value: z.string(),
  date_proved: z.string().nullable(),
  proved_by: z.enum(['dns', 'platform']).nullable(),
});
export type SsoDomain = z.infer<typeof SsoDomain>;

const AccountRole = z.enum(ACCOUNT_ROLES);

export const SsoConnection = z.object({
  issuer: z.string(),
  client_id: z.string(),
  /** Whether people without an account get one at their first sign-in. */
  makes_accounts: z.boolean(),
  account_role: AccountRole,
  /** Whether addresses count as verified without a statement of the provider. */
  takes_unmarked: z.boolean(),
  /** Whether accounts with a second factor must use it, too. */
  asks_second_factor: z.boolean(),
  is_enforced: z.boolean(),
  /** The membership of the administrator who may still sign in with a password. */
  emergency_member: Id.nullable(),
  date_tested: z.string().nullable(),
  /** Whether the caller made the last successful test. */
  is_tested_by_you: z.boolean(),
});
export type SsoConnection = z.infer<typeof SsoConnection>;

/** An administrator who could keep password and second factor. */
export const SsoAdministrator = z.object({
  member: Id,
  name: z.string(),
  email: z.string(),
  /** Whether one-time codes are on, without which the person cannot be selected. */
  has_codes: z.boolean(),
});

export const SsoSettings = z.object({
  /** The redirect URI. */
  redirect_uri: z.string(),
  connection: SsoConnection.nullable(),
  domains: z.array(SsoDomain),
  administrators: z.array(SsoAdministrator),
});
export type SsoSettings = z.infer<typeof SsoSettings>;
export const SsoSettingsAnswer = z.object({ data: SsoSettings });
export type SsoSettingsAnswer = z.infer<typeof SsoSettingsAnswer>;

export const SsoConnectionBody = z.object({
  issuer: z.string().trim().min(1).max(500),
  client_id: z.string().trim().min(1).max(255),
  /** Empty keeps the stored one. */
  client_secret: z.string().trim().max(1000).optional(),
});
export type SsoConnectionBody = z.infer<typeof SsoConnectionBody>;

export const SsoRulesBody = z
  .object({
    makes_accounts: z.boolean(),
    account_role: AccountRole,
    takes_unmarked: z.boolean(),
    asks_second_factor: z.boolean(),
    is_enforced: z.boolean(),
    emergency_member: Id.nullable(),
  })
  .partial();
export type SsoRulesBody = z.infer<typeof SsoRulesBody>;

export const SsoDomainBody = z.object({ domain: z.string().trim().min(1).max(253) });

/** The page of the provider to go to. */
export const SsoStartAnswer = z.object({ data: z.object({ url: z.string() }) });
export type SsoStartAnswer = z.infer<typeof SsoStartAnswer>;

export const SsoOfferBody = z.object({ domain: z.string().trim().min(1).max(253) });
/** Whether users of a domain can or must sign in through their company. Reveals nothing about any person. */
export const SsoOfferAnswer = z.object({
  data: z.object({ is_offered: z.boolean(), is_enforced: z.boolean() }),
});
export type SsoOfferAnswer = z.infer<typeof SsoOfferAnswer>;

export const SsoStartBody = z.object({ email: z.string().trim().min(1).max(320) });

/** The query of the provider's redirect. */
const Query = z.string().max(10_000);

export const SsoCallbackBody = z.object({
  query: Query.default(''),
  mode: SessionMode.default('json'),
  /** The language of the page; an account without one gets it. */
  language: StoredLanguage.optional(),
  /** The second factor code after `session.second_factor_required`, the mailed one after `sso.code_mailed`. */
  otp: Otp.optional(),
});

export const SsoTestBody = z.object({ query: Query });
export const SsoTestAnswer = z.object({
  /** The address from the provider, and the workspace whose connection was tested. */
  data: z.object({ email: z.string(), organization: Id }),
});
export type SsoTestAnswer = z.infer<typeof SsoTestAnswer>;
