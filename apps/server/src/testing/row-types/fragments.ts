/** Stands for a parameter in a text, until all of them are numbered. */
const PARAMETER = '\0';

/** A fragment of SQL as a statement's text has it. */
export class Fragment {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export const PARAMETER_FRAGMENT = new Fragment(PARAMETER);

/** What cannot be told without running the program, like the value of a parameter. */
export const UNKNOWN_VALUE = Symbol('unknown');

function asFragment(value: unknown): Fragment {
  return value instanceof Fragment ? value : PARAMETER_FRAGMENT;
}

/** The fragment of a template. */
export function fillTemplate(texts: readonly string[], parts: readonly Fragment[]): Fragment {
  return new Fragment(texts.map((text, index) => text + (parts[index]?.text ?? '')).join(''));
}

function asName(name: unknown): Fragment | typeof UNKNOWN_VALUE {
  if (typeof name !== 'string') return UNKNOWN_VALUE;
  return new Fragment(
    name
      .split('.')
      .map((part) => `"${part}"`)
      .join('.'),
  );
}

function asRaw(text: unknown): Fragment | typeof UNKNOWN_VALUE {
  return typeof text === 'string' ? new Fragment(text) : UNKNOWN_VALUE;
}

function asLiteral(value: unknown): Fragment | typeof UNKNOWN_VALUE {
  return value === UNKNOWN_VALUE
    ? UNKNOWN_VALUE
    : new Fragment(typeof value === 'string' ? `'${value}'` : String(value));
}

/** A list with commas may be of values; every other list is of fragments. */
function joinFragments(list: unknown, separator?: unknown): Fragment | typeof UNKNOWN_VALUE {
  const isOfFragments = separator !== undefined;
  if (!Array.isArray(list)) return isOfFragments ? UNKNOWN_VALUE : PARAMETER_FRAGMENT;
  if (isOfFragments && !list.every((part) => part instanceof Fragment)) return UNKNOWN_VALUE;
  const glue = isOfFragments ? asFragment(separator).text : ', ';
  return new Fragment(list.map((part) => asFragment(part).text).join(glue));
}

/** The functions of Kysely's `sql`. */
export const KYSELY_FUNCTIONS: Readonly<Record<string, unknown>> = {
  raw: asRaw,
  ref: asName,
  table: asName,
  id: asName,
  lit: asLiteral,
  join: joinFragments,
};

/** The text with its parameters numbered. */
export function numberParameters({ text }: Fragment): string {
  let count = 0;
  return text.replaceAll(PARAMETER, () => `$${++count}`);
}
