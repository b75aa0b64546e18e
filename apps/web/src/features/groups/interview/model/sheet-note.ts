import type { InterviewSheets } from '@quint/contract/people/interview.ts';

/** The entries of both interviewers, by field key. */
export type SheetEntries = Readonly<Record<string, string>>;

/** A sheet that is being filled in, with the note it was saved as. */
export interface WrittenSheet {
  readonly entries: SheetEntries;
  readonly noteId: string | null;
}

export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

/** The key of the field of a question on one side. */
export function fieldKey(side: Side, question: number): string {
  return `${side}-${question}`;
}

/** The head of the sheet: date and names. */
export const HEAD_FIELDS = ['date', 'firstName', 'secondName'] as const;
export type HeadField = (typeof HEAD_FIELDS)[number];

/** The checkbox that both interviewers wrote before they talked. */
export const INDEPENDENT_NOTES_FIELD = 'apart';
export const TICK_MARK = 'x';

function readEntry(entries: SheetEntries, key: string): string {
  return (entries[key] ?? '').trim();
}

export function isEmpty(entries: SheetEntries): boolean {
  return Object.values(entries).every((text) => text.trim() === '');
}

interface NoteInput {
  readonly sheets: Pick<InterviewSheets, 'role' | 'labels' | 'questions'>;
  readonly entries: SheetEntries;
  readonly title: string;
}

/** The sheet as the plain text of a note; questions without an answer are left out. */
export function formatNote({ sheets, entries, title }: NoteInput): string {
  const { labels, role, questions } = sheets;
  const sides: Readonly<Record<Side, string>> = {
    first: readEntry(entries, 'firstName') || labels.first,
    second: readEntry(entries, 'secondName') || labels.second,
  };
  const date = readEntry(entries, 'date');
  const answers = questions.flatMap(({ number, title: heading, text }) => {
    const lines = SIDES.flatMap((side) => {
      const answer = readEntry(entries, fieldKey(side, number));
      return answer === '' ? [] : [`${sides[side]}: ${answer}`];
    });
    return lines.length === 0 ? [] : [[`${number}. ${heading}`, text, ...lines].join('\n')];
  });
  return [
    [
      `${title} · ${role}`,
      labels.version,
      ...(date === '' ? [] : [`${labels.date}: ${date}`]),
      ...(readEntry(entries, INDEPENDENT_NOTES_FIELD) === TICK_MARK ? [labels.apart] : []),
    ].join('\n'),
    ...answers,
  ].join('\n\n');
}
