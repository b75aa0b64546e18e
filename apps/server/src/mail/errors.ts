const KIND_MAX_CHARACTERS = 60;
export const SENDER_NAME_MAX_CHARACTERS = 78;

function detailsOf(error: unknown): { code: string | undefined; response: number | undefined } {
  if (!(error instanceof Error)) return { code: undefined, response: undefined };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const response =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  return { code, response };
}

/** What kind of failure it was, without the words of the mail server: they quote addresses. `EENVELOPE 550` */
export function findErrorKind(error: unknown): string {
  const { code, response } = detailsOf(error);
  const name = error instanceof Error ? error.name : 'unknown';
  return [code ?? name, response]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, KIND_MAX_CHARACTERS);
}

/**
 * Whether the recipient was refused for good (a 5xx answer to the envelope or the message): trying again would only
 * annoy. Refused sign-ins and unreachable servers are ours to repair and are tried again.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, response } = detailsOf(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && response !== undefined && response >= 500;
}

/**
 * Text for a header line: control and bidi-override characters become blanks, blanks collapse, at most so many
 * visible characters.
 */
export function toOneLine(text: string, maxCharacters = 500): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.slice(0, maxCharacters).join('').trim();
}
