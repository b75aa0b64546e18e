/** The prefix of selectors of screen texts. */
const PLATFORM = 'platform.';

/** Identifies a text of a screen: its area, and its path in the area's file. */
export interface ScreenText {
  readonly area: string;
  readonly key: string;
}

/** The selector of a text: `platform.talents.title`. */
export function toSelector({ area, key }: ScreenText): string {
  return `${PLATFORM}${area}.${key}`;
}

/** The parsed selector; undefined when it does not belong to a screen text. */
export function readSelector(selector: string): ScreenText | undefined {
  if (!selector.startsWith(PLATFORM)) return undefined;
  const remainder = selector.slice(PLATFORM.length);
  const dot = remainder.indexOf('.');
  return dot < 1 || dot === remainder.length - 1
    ? undefined
    : { area: remainder.slice(0, dot), key: remainder.slice(dot + 1) };
}

/** Every text in a phrase object with its path: `list.title`. */
export function flattenTexts(
  phrases: object,
  before = '',
): readonly (readonly [key: string, text: string])[] {
  return Object.entries(phrases).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${before}${name}`, value] as const];
    return typeof value === 'object' && value !== null ? flattenTexts(value, `${before}${name}.`) : [];
  });
}
