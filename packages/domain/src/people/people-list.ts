import { openText } from './people-lists/open-list.ts';
import { readLines, type ListedPerson } from './people-lists/lines.ts';
import { readList } from './people-lists/read-list.ts';

export type { ListedPerson } from './people-lists/lines.ts';

/**
 * The people of a pasted text, with guessed columns. A row that is not a heading is one person or more; one without an
 * address contains the existing text, so that nothing of the list is lost.
 */
export function parsePeople(text: string): readonly ListedPerson[] {
  const list = openText(text);
  if (list.kind === 'lines') return readLines(list.rows);
  const { people, aside } = readList(list);
  const isHead = new Set(list.headRows.map(({ line }) => line));
  const lines = new Set(
    aside.filter(({ line, reason }) => !isHead.has(line) && reason !== 'heading').map(({ line }) => line),
  );
  const others = readLines(list.rows.filter(({ line }) => lines.has(line)));
  return [...people.map(({ notes: _notes, ...person }) => person), ...others].toSorted(
    (a, b) => a.line - b.line,
  );
}
