import type { ResumeLine, SourceLine } from './types.ts';

const LINE_MAX_CHARACTERS = 400;

/** The text of a line; its cells are separated by tabs. */
export function textOf(line: ResumeLine | undefined): string {
  return (line?.cells ?? []).join('\t').slice(0, LINE_MAX_CHARACTERS);
}

/** Whether a word is hyphenated at the end of a text and continues in the next one: "Grund-" and "kenntnisse". */
export function isHyphenated(text: string, next: string): boolean {
  return /\p{L}[-\u00AD]$/u.test(text) && /^\p{Ll}/u.test(next);
}

export function sourceOf(line: ResumeLine): SourceLine {
  return { page: line.page, line: line.line, text: textOf(line).replaceAll(/\t+/g, ' · ') };
}
