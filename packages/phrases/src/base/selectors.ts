/** What selectors of screen texts begin with. */
const PLATFORM = 'platform.';

/** Names a text of a screen: its area, and its place in the area's file. */
export interface ScreenText {
  readonly area: string;
  readonly key: string;
}

/** The selector of a text: `platform.talents.title`. */
export function toSelector({ area, key }: ScreenText): string {
  return `${PLATFORM}${area}.${key}`;
}

/** What a selector names; undefined when it is none of a screen text. */
export function readSelector(selector: string): ScreenText | undefined {
  if (!selector.startsWith(PLATFORM)) return undefined;
  const remainder = selector.slice(PLATFORM.length);
  const dot = remainder.indexOf('.');
  return dot < 1 || dot === remainder.length - 1
    ? undefined
    : { area: remainder.slice(0, dot), key: remainder.slice(dot + 1) };
}

/** Every text below a phrase object with the path to it: `list.title`. */
export function flattenTexts(
  phrases: object,
  before = '',
): readonly (readonly [key: string, text: string])[] {
  return Object.entries(phrases).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${before}${name}`, value] as const];
    return typeof value === 'object' && value !== null ? flattenTexts(value, `${before}${name}.`) : [];
  });
}
