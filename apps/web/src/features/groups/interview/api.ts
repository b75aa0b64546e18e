import type { InterviewAnswer } from '@quint/contract/people/interview.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { items } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';

interface AskedSheets {
  readonly roleId: string;
  readonly talents: readonly string[];
  readonly language: Language;
  /** An earlier version of the questions; undefined for the newest. */
  readonly version?: number | undefined;
}

/** The interview sheets of people for a role. */
export function interviewQuery({ roleId, talents, language, version }: AskedSheets) {
  return queryOptions({
    queryKey: ['talents', 'interview', roleId, talents, language, version],
    queryFn: ({ signal }) =>
      api<InterviewAnswer>('/reports/interview-sheets', {
        query: { role: roleId, talents: talents.join(','), language, version },
        signal,
      }),
    enabled: talents.length > 0,
  });
}

/** Saves the sheet as a note about the person: a new one, or the one it was saved as before. Returns its id. */
export function useSaveSheet(talent: string) {
  return useChange(
    ({ text, noteId }: { readonly text: string; readonly noteId: string | null }) =>
      noteId === null
        ? items('talent_notes').create({ talent, text })
        : items('talent_notes').update(noteId, { text }),
    { invalidates: [['talents', 'notes', talent]] },
  );
}
