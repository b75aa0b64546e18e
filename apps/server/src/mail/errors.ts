import { holdsAddress, toLine } from '@quint/domain/base/names.ts';
import type { MailAddress } from '#mail/mailer.ts';
import { isolate } from '@quint/phrases/base/isolate.ts';

const KIND_MAX_CHARACTERS = 60;
const SENDER_NAME_MAX_CHARACTERS = 78;

function detailsOf(error: unknown): { code: string | undefined; response: number | undefined } {
  if (!(error instanceof Error)) return { code: undefined, response: undefined };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const response =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  // The mailer uses the same code for a rejected sender and a rejected recipient.
  const isOfSender = code === 'EENVELOPE' && 'command' in error && error.command === 'MAIL FROM';
  return { code: isOfSender ? 'ESENDER' : code, response };
}

/** The kind of a failure without the mail server's message, which quotes addresses: `EENVELOPE 550`. */
export function findErrorKind(error: unknown): string {
  const { code, response } = detailsOf(error);
  const name = error instanceof Error ? error.name : 'unknown';
  return [code ?? name, response]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, KIND_MAX_CHARACTERS);
}

/**
 * Whether the recipient was rejected permanently (a 5xx reply to the envelope or the message), so that retrying is
 * useless. Rejected logins, rejected senders and unreachable servers are our problem and are retried.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, response } = detailsOf(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && response !== undefined && response >= 500;
}

/** Text for a header line, cut to `maxCharacters` visible characters. */
export function toOneLine(text: string, maxCharacters = 500): string {
  const characters = Array.from(new Intl.Segmenter().segment(toLine(text)), ({ segment }) => segment);
  return characters.slice(0, maxCharacters).join('').trim();
}

/** An address that is allowed in a header. */
const HEADER_ADDRESS = /^[^\s"<>()[\],;:\\@\p{Cc}]+@[^\s"<>()[\],;:\\@\p{Cc}]+$/u;

/** The reply address; undefined if it is not allowed in a header. Leaves out a name that looks like an address. */
export function toReplyTo({
  name,
  email,
}: {
  readonly name: string;
  readonly email: string;
}): MailAddress | undefined {
  if (!HEADER_ADDRESS.test(email)) return undefined;
  // Mail programs decode what looks like an encoded word, even where it is quoted.
  const line = toOneLine(name, SENDER_NAME_MAX_CHARACTERS).replaceAll('=?', '= ?');
  return { name: holdsAddress(line) ? '' : line, address: email };
}

/**
 * The sender of a mail: the product, or a workspace via the product. A long workspace name is cut so that the product's
 * name stays visible.
 */
export function toSenderName(workspace: string | null, brand: string): string {
  if (workspace === null || workspace === brand) return toOneLine(brand, SENDER_NAME_MAX_CHARACTERS);
  const suffix = ` via ${toOneLine(brand, SENDER_NAME_MAX_CHARACTERS / 2)}`;
  return `${isolate(toOneLine(workspace, SENDER_NAME_MAX_CHARACTERS - suffix.length))}${suffix}`;
}
