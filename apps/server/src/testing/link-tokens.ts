import { randomBytes } from 'node:crypto';
import { TOKEN_LENGTHS, toLinkToken, type LinkKind } from '@quint/domain/invitations/links/link-token.ts';

/** A token with the form of its kind that was not issued. */
export function unknownToken(kind: LinkKind = 'account'): string {
  return toLinkToken(randomBytes(64).toString('base64url').slice(0, TOKEN_LENGTHS[kind][0]));
}
