import { decodeJwt } from 'jose';
import { fail } from '@quint/contract/base/errors.ts';
import { readAccessToken } from '#secrets/tokens.ts';

type Claims = Awaited<ReturnType<typeof readAccessToken>>;

const TOKENS_MAX = 10_000;

/**
 * Verifies access tokens and caches valid ones until they expire: a browser sends the same one for minutes, and its
 * content cannot change. Throws as `readAccessToken`.
 */
export function createTokenReader(key: Uint8Array): (token: string, now: Date) => Promise<Claims> {
  const claimsByToken = new Map<string, { readonly claims: Claims; readonly expires: number }>();
  return async (token, now) => {
    const entry = claimsByToken.get(token);
    if (entry !== undefined) {
      if (entry.expires > Math.floor(now.getTime() / 1000)) return entry.claims;
      claimsByToken.delete(token);
      throw fail('TOKEN_EXPIRED');
    }
    const claims = await readAccessToken(key, token, now);
    const [oldest] = claimsByToken.keys();
    if (claimsByToken.size >= TOKENS_MAX && oldest !== undefined) claimsByToken.delete(oldest);
    claimsByToken.set(token, { claims, expires: decodeJwt(token).exp ?? 0 });
    return claims;
  };
}
