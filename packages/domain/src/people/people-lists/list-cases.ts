import { describe, expect, it } from 'vitest';
import { openText } from './open-list.ts';
import { readList } from './read-list.ts';

/** People as "first|last|address|phone|language", their notes, and the reasons of the excluded rows. */
function readCase(text: string) {
  const { people, aside } = readList(openText(text));
  return {
    people: people.map(({ first_name, last_name, email, phone, language }) =>
      [first_name, last_name, email, phone, language ?? ''].join('|').replace(/\|+$/, ''),
    ),
    notes: people.flatMap(({ line, notes }) => notes.map((note) => `${line} ${note}`)),
    aside: aside.map(({ line, reason }) => `${line} ${reason}`),
  };
}

export interface ListCase {
  readonly name: string;
  readonly text: string;
  readonly people: readonly string[];
  readonly notes?: readonly string[];
  readonly aside?: readonly string[];
}

export const FRITZ = 'Fritz|Muster|fritz.muster@mail.example';
export const EVA = 'Eva|Groß|eva.gross@mail.example';

/** Tests lists in groups, with the prefix of their titles. */
export function testLists(groups: readonly (readonly [title: string, cases: readonly ListCase[]])[]): void {
  describe.each(groups)('%s', (_title, cases) => {
    it.each(cases.map((each) => [each.name, each] as const))(
      '%s',
      (_name, { text, people, notes, aside }) => {
        expect(readCase(text)).toEqual({ people, notes: notes ?? [], aside: aside ?? [] });
      },
    );
  });
}
