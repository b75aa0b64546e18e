import type { InterviewSheet, InterviewSheets } from '@quint/contract/interview.ts';

/** What the two interviewers wrote, by the key of the field. */
export type SheetEntries = Readonly<Record<string, string>>;

/** A sheet that is being filled, with the note it was saved as. */
export interface WrittenSheet {
  readonly entries: SheetEntries;
  readonly noteId: string | null;
}

export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

/** The key of a field: a question of a topic, or the free text, on one side. */
export function fieldKey(side: Side, topic: number, question: number): string {
  return `${side}-${topic}-${question}`;
}

/** The head of the sheet: when, and who. */
export const HEAD_FIELDS = ['date', 'firstName', 'secondName'] as const;
export type HeadField = (typeof HEAD_FIELDS)[number];

/** Both interviewers wrote before they talked: ticked, or not. */
export const APART_FIELD = 'apart';
export const TICKED = 'x';

function written(entries: SheetEntries, key: string): string {
  return (entries[key] ?? '').trim();
}

export function isEmpty(entries: SheetEntries): boolean {
  return Object.values(entries).every((text) => text.trim() === '');
}

interface NoteInput {
  readonly sheets: Pick<InterviewSheets, 'role' | 'labels'>;
  readonly sheet: Pick<InterviewSheet, 'topics'>;
  readonly entries: SheetEntries;
  readonly title: string;
}

/** The filled sheet as the plain text of a note; questions without an answer are left out. */
export function noteOf({ sheets, sheet, entries, title }: NoteInput): string {
  const { labels, role } = sheets;
  const sides: Readonly<Record<Side, string>> = {
    first: written(entries, 'firstName') || labels.first,
    second: written(entries, 'secondName') || labels.second,
  };
  const answers = (topic: number, question: number) =>
    SIDES.flatMap((side) => {
      const text = written(entries, fieldKey(side, topic, question));
      return text === '' ? [] : [`${sides[side]}: ${text}`];
    });
  const date = written(entries, 'date');
  const parts = sheet.topics.flatMap(({ number, heading, questions }) => {
    const said = questions.flatMap((question, index) => {
      const lines = answers(number, index);
      return lines.length === 0 ? [] : [[question, ...lines].join('\n')];
    });
    return said.length === 0 ? [] : [[heading, ...said].join('\n')];
  });
  const free = answers(0, 0);
  return [
    [
      `${title} · ${role}`,
      ...(date === '' ? [] : [`${labels.date}: ${date}`]),
      ...(written(entries, APART_FIELD) === TICKED ? [labels.apart] : []),
    ].join('\n'),
    ...parts,
    ...(free.length === 0 ? [] : [free.join('\n')]),
  ].join('\n\n');
}
