import { MAILED_PAGES } from '@quint/domain/invitations/mailed-pages.ts';
import type { Mail } from '#mail/mailer.ts';

/** Every token is longer than this. */
const TOKEN = /[\w-]{20,}/;

/** Whether a URL carries a secret: in its query, or in its fragment. */
function carriesToken({ searchParams, hash }: URL): boolean {
  return TOKEN.test(searchParams.get('token') ?? '') || TOKEN.test(hash.slice(1));
}

/** All links with a token in the texts and headers of a mail, each once. */
export function linksWithToken({ text, html, unsubscribeUrl }: Mail): URL[] {
  const content = [text, html.replaceAll('&amp;', '&'), unsubscribeUrl ?? ''].join('\n');
  const urls = new Set(content.match(/https?:\/\/[^\s"'<>]+/g) ?? []);
  return [...urls].map((url) => new URL(url)).filter(carriesToken);
}

/** Throws for a mail with a token in a link to a page that the tests of mailed pages do not open. */
export function assertKnownPages(mail: Mail): void {
  for (const { pathname } of linksWithToken(mail)) {
    if (!MAILED_PAGES.includes(pathname)) {
      throw new Error(`A mail carries a token to ${pathname}, which is not in MAILED_PAGES`);
    }
  }
}
