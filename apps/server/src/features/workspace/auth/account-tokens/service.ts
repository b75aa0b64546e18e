import { fail } from '@quint/contract/base/errors.ts';
import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import type { Config } from '#config.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import type { AccountToken, TokenPurpose } from '#features/workspace/auth/account-tokens/queries.ts';
import { findAccountToken, insertAccountToken } from '#features/workspace/auth/account-tokens/queries.ts';
import { deriveAccountToken, deriveKey, hashToken } from '#secrets/tokens.ts';

const STANDARD_PATHS: Readonly<Record<TokenPurpose, string>> = {
  password_reset: '/auth/reset',
  email_confirmation: '/email-confirmation',
};

function tokenKey(config: Config, purpose: TokenPurpose): Uint8Array {
  return deriveKey(config.secret, `account-token/${purpose}`);
}

/** Creates a token that verifies an address; the mail's job derives it from the id. Requires the platform role. */
export async function issueAccountToken(
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Writer,
  input: { userId: string; purpose: TokenPurpose; path: string | null; lifetimeMs: number },
): Promise<string> {
  const id = newId();
  await insertAccountToken(db, {
    ...input,
    id,
    tokenHash: hashToken(deriveAccountToken(tokenKey(deps.config, input.purpose), id)),
    expiresAt: new Date(deps.clock.now().getTime() + input.lifetimeMs),
  });
  return id;
}

/** The mailed URL. */
export function getAccountTokenUrl(
  config: Config,
  purpose: TokenPurpose,
  token: Pick<AccountToken, 'id' | 'path'>,
): string {
  const url = new URL(token.path ?? STANDARD_PATHS[purpose], publicOrigin(config));
  url.searchParams.set('token', toLinkToken(deriveAccountToken(tokenKey(config, purpose), token.id)));
  return url.href;
}

/** The row of a token. Throws INVALID_TOKEN for an unknown or used one, and `expiredCode` for an expired one. */
export async function getAccountToken(
  deps: Deps,
  db: Reader,
  input: {
    token: string;
    purpose: TokenPurpose;
    expiredCode: 'password.token_expired' | 'account.confirmation_expired';
  },
): Promise<AccountToken> {
  const accountToken = await findAccountToken(db, {
    purpose: input.purpose,
    tokenHash: hashToken(input.token),
  });
  if (accountToken === undefined) throw fail('INVALID_TOKEN');
  // Used, or replaced by a newer one.
  if (accountToken.used_at !== null) throw fail('INVALID_TOKEN', { state: 'used' });
  if (accountToken.expires_at <= deps.clock.now()) throw fail(input.expiredCode);
  return accountToken;
}
