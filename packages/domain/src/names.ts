// Line breaks and other control characters, and the marks that turn the direction of the text around them.
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A name or a title as it is stored: composed, one line, without characters nobody sees and without surplus blanks. */
export function toLine(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

const ADDRESS_MARKS = /:\/\/|www\.|@/i;

/** Whether a name holds what mail programs turn into a link. Names stand in mails to people who did not ask for them. */
export function holdsAddress(name: string): boolean {
  return ADDRESS_MARKS.test(name.normalize('NFKC'));
}
