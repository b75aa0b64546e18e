import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { AddressRefused } from '#http/outside-fetch.ts';

/** The error with all its causes, outermost first. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let each = error; each !== undefined && each !== null && causes.length < 6;) {
    causes.push(each);
    each = isRecord(each) || each instanceof Error ? (each as { cause?: unknown }).cause : undefined;
  }
  return causes;
}

/** The first value of a property in the error or its causes. */
function textOf(causes: readonly unknown[], name: string): string | undefined {
  const texts = causes.map((cause) => (cause as Readonly<Record<string, unknown>>)[name]);
  return texts.find((text): text is string => typeof text === 'string');
}

/** The reasons for a mismatch, by the claim of the ID token. */
const BY_CLAIM: Readonly<Record<string, () => Failure>> = {
  iss: () => fail('sso.token_issuer'),
  aud: () => fail('sso.token_audience'),
  azp: () => fail('sso.token_audience'),
  nonce: () => fail('sso.token_nonce'),
};

/** The reasons for OAuth error codes, from the redirect and from the token endpoint. */
const BY_ERROR: Readonly<Record<string, () => Failure>> = {
  access_denied: () => fail('sso.cancelled'),
  login_required: () => fail('sso.cancelled'),
  interaction_required: () => fail('sso.cancelled'),
  invalid_client: () => fail('sso.client_refused'),
  unauthorized_client: () => fail('sso.client_refused'),
  invalid_grant: () => fail('sso.expired'),
};

function findByMessage(message: string): Failure {
  if (/"state"/.test(message)) return fail('sso.expired');
  if (/"nonce"/.test(message)) return fail('sso.token_nonce');
  if (/signature|"alg"/.test(message)) return fail('sso.token_signature');
  if (/"iss"/.test(message)) return fail('sso.token_issuer');
  return fail('sso.token_invalid');
}

const UNREACHABLE = /^(E[A-Z_]+|OAUTH_TIMEOUT|OAUTH_ABORT|ABORT_ERR)$/;

/** The catalogue error for an error of the OpenID library or of the network. */
export function readProviderError(error: unknown): Failure {
  const causes = causesOf(error);
  if (causes.some((cause) => cause instanceof AddressRefused)) return fail('sso.address_refused');
  const oauthError = textOf(causes, 'error');
  if (oauthError !== undefined) {
    const answer = oauthError.replace(/[^a-z0-9_.-]/gi, '').slice(0, 60);
    return BY_ERROR[oauthError]?.() ?? fail('sso.refused_by_provider', { answer });
  }
  const code = textOf(causes, 'code');
  switch (code) {
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return BY_CLAIM[textOf(causes, 'claim') ?? '']?.() ?? fail('sso.token_invalid');
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return fail('sso.token_clock');
    case 'OAUTH_KEY_SELECTION_FAILED':
      return fail('sso.token_signature');
    case 'OAUTH_WWW_AUTHENTICATE_CHALLENGE':
      return fail('sso.client_refused');
  }
  const isLost = causes.some((cause) => UNREACHABLE.test(textOf([cause], 'code') ?? ''));
  const isUnknown = code === undefined;
  if (isLost || isUnknown) return fail('sso.provider_unreachable');
  return findByMessage(causes.map((cause) => textOf([cause], 'message') ?? '').join(' '));
}

/** The same during discovery: the server there is not a provider, or a different one. */
export function readDiscoveryError(error: unknown): Failure {
  const failure = readProviderError(error);
  if (failure.code === 'sso.address_refused' || failure.code === 'sso.provider_unreachable') return failure;
  const causes = causesOf(error);
  const causeWithBody = causes.find((cause) => isRecord(cause) && isRecord(cause['body']));
  const issuer =
    isRecord(causeWithBody) && isRecord(causeWithBody['body']) ? causeWithBody['body']['issuer'] : undefined;
  return typeof issuer === 'string' ? fail('sso.issuer_differs', { issuer }) : fail('sso.issuer_invalid');
}
