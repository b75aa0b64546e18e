import type { ResumeLine, SourceLine } from './types.ts';

const LINE_MAX_CHARACTERS = 400;

/** The text of a line; its cells are separated by tabs. */
export function textOf(line: ResumeLine | undefined): string {
  return (line?.cells ?? []).join('\t').slice(0, LINE_MAX_CHARACTERS);
}

export function sourceOf(line: ResumeLine): SourceLine {
  return { page: line.page, line: line.line, text: textOf(line).replaceAll(/\t+/g, ' · ') };
}
