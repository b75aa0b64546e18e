import type { LinkKind } from '@quint/domain/invitations/links/link-token.ts';
import { readLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { z } from 'zod';
import { refusal } from './errors.ts';

/**
 * The token of a link, in any text that contains it: the token alone, or with additions of a mail program or a person.
 * A text without a readable token is rejected with `link.damaged`.
 */
export function linkToken(kind: LinkKind) {
  return z
    .string()
    .transform((text, context) => {
      const token = readLinkToken(text, kind);
      if (token !== undefined) return token;
      context.addIssue({ code: 'custom', message: refusal('link.damaged') });
      return z.NEVER;
    })
    .describe('The token of a link, or a text or address that contains it.');
}
