// Line breaks and other control characters, and marks that change the text direction around them.
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** The stored form of a name or title: composed, one line, without invisible characters and surplus blanks. */
export function toLine(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

const ADDRESS_MARKS = /:\/\/|www\.|@/i;

/**
 * Whether a name contains something that mail programs turn into a link. Names appear in mails to people who did not
 * ask for them.
 */
export function holdsAddress(name: string): boolean {
  return ADDRESS_MARKS.test(name.normalize('NFKC'));
}
