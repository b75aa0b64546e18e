import { API_SCOPES, API_TOKEN_NAME_MAX } from '@quint/domain/workspace/api-scopes.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { OwnerProof } from './session.ts';

export const API_TOKEN_KINDS = ['personal', 'workspace'] as const;

const Scopes = z.array(z.enum(API_SCOPES)).min(1);

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(API_TOKEN_KINDS),
  /** The last four characters. */
  ending: z.string(),
  scopes: Scopes,
  /** The name of its creator at that time; null once that person was erased. */
  created_by: z.string().nullable(),
  /** The responsible administrator of a workspace token: its creator, or the one who took over. */
  responsible_id: Id.nullable(),
  responsible: z.string().nullable(),
  /** `left`: it ended because that administrator left the workspace or lost the role. */
  ended_because: z.enum(['left']).nullable(),
  date_created: z.string(),
  expires_at: z.string().nullable(),
  /** Rounded to ten minutes. */
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
  /** Number of refused requests. */
  refusals: z.number(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const ApiTokenAnswer = z.object({ data: ApiToken });
export const ApiTokensAnswer = z.object({ data: z.array(ApiToken) });

export const NewApiToken = z.object({
  name: z.string().trim().min(1).max(API_TOKEN_NAME_MAX),
  kind: z.enum(API_TOKEN_KINDS),
  scopes: Scopes,
  /** Defaults to a year; null for a workspace token without an expiry. */
  expires_at: z.iso.datetime({ offset: true }).nullable().optional(),
  ...OwnerProof.shape,
});
export type NewApiToken = z.infer<typeof NewApiToken>;

/** Only this response contains the token itself. */
export const NewApiTokenAnswer = z.object({ data: ApiToken.extend({ token: z.string() }) });

/** The token of the request. */
export const CurrentApiTokenAnswer = z.object({
  data: ApiToken.pick({ id: true, name: true, kind: true, scopes: true, expires_at: true }).extend({
    organization_id: Id,
  }),
});
