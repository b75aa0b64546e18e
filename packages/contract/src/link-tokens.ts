import type { LinkKind } from '@quint/domain/links/link-token.ts';
import { readLinkToken } from '@quint/domain/links/link-token.ts';
import { z } from 'zod';
import { refusal } from './errors.ts';

/**
 * The token of a link, as text that holds it somehow: bare, or with what a mail program or a person added. Refused with
 * `link.damaged` when it holds none.
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
    .describe('The token of a link, or the text or address that holds it.');
}
