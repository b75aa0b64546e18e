import type { NoteColleague, NotesAnswer, TalentNote } from '@quint/contract/people/notes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

export type { NoteColleague, TalentNote };

/** Whose notes: all of them for administrators, or those of one role, which its hiring managers read as well. */
export interface NotesPlace {
  readonly talentId: string;
  readonly roleId?: string | undefined;
}

/** The written text, and the accounts of the colleagues whom it mentions. */
export interface WrittenNote {
  readonly text: string;
  readonly mentions: readonly string[];
}

const pathOf = ({ talentId, roleId }: NotesPlace) =>
  roleId === undefined ? `/talents/${talentId}/notes` : `/vacancies/${roleId}/people/${talentId}/notes`;
const keyOf = ({ talentId, roleId }: NotesPlace) => ['talents', 'notes', talentId, roleId ?? 'all'] as const;

/** The notes, newest first, and who may be mentioned. */
export function notesQuery(place: NotesPlace) {
  return answerQuery<NotesAnswer>(keyOf(place), pathOf(place));
}

/** Writes, changes and deletes notes; a new one may belong to another role. */
export function useNotes(place: NotesPlace) {
  const effect = { invalidates: [['talents', 'notes', place.talentId]] } as const;
  const path = pathOf(place);
  const write = useChange(
    ({ roleId = place.roleId, ...body }: WrittenNote & { readonly roleId?: string | undefined }) =>
      api(pathOf({ talentId: place.talentId, roleId }), { body }),
    effect,
  );
  const change = useChange(
    ({ id, ...body }: WrittenNote & { readonly id: string }) =>
      api(`${path}/${id}`, { method: 'PATCH', body }),
    effect,
  );
  const remove = useChange((id: string) => api(`${path}/${id}`, { method: 'DELETE' }), effect);
  return { write, change, remove };
}

/** Records that the user has opened notes that mention them, which ends their lines on the start page. */
export function useSeenNotes(place: NotesPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notes: readonly string[]) =>
      api(`${pathOf(place)}/seen`, { method: 'PUT', body: { notes } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['overview'] }),
        client.invalidateQueries({ queryKey: ['vacancies', 'own'] }),
      ]),
  });
}
