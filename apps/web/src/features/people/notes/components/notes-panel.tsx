import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { notesQuery, useNotes, useSeenNotes, type NotesPlace, type TalentNote } from '../api.ts';
import { colleaguesOf } from '../model/colleagues.ts';
import { NoteField } from './note-field.tsx';
import { NoteLine } from './note-line.tsx';
import { ReadersSelect } from './readers-select.tsx';

interface NotesPanelProps {
  readonly place: NotesPlace;
  /** Whose notes: the name as the reader may see it. */
  readonly name: string;
  /** Whether nothing can be written any more. */
  readonly isReadOnly?: boolean;
  /** The key that focuses the field for a new note. */
  readonly letter?: string;
  /** Lines end at the edges of the card around them. */
  readonly isInCard?: boolean;
}

/** Records the shown notes that mention the user as opened, once. */
function useSeen(place: NotesPlace, notes: readonly TalentNote[] | undefined): void {
  const { mutate } = useSeenNotes(place);
  const sentIds = useRef(new Set<string>());
  useEffect(() => {
    const unread = (notes ?? []).filter(
      ({ id, is_unread: isUnread }) => isUnread && !sentIds.current.has(id),
    );
    if (unread.length === 0) return;
    const ids = unread.map(({ id }) => id);
    for (const id of ids) sentIds.current.add(id);
    mutate(ids);
  }, [notes, mutate]);
}

/** Notes about a person, newest first, with a field for a new one. "@" mentions a colleague. */
export function NotesPanel({ place, name, isReadOnly = false, letter, isInCard = false }: NotesPanelProps) {
  const { t } = useTranslation('notes');
  const query = useQuery(notesQuery(place));
  const { write } = useNotes(place);
  const notes = query.data?.notes;
  const colleagues = query.data?.colleagues ?? [];
  useSeen(place, notes);
  const [chosenRoleId, setChosenRoleId] = useState<string>();
  const isOfRole = place.roleId !== undefined;
  const roles = query.data?.roles ?? [];
  const roleId = place.roleId ?? roles.find(({ id }) => id === chosenRoleId)?.id;
  return (
    <>
      {!isReadOnly && (
        <NoteField
          id={isOfRole ? `${place.roleId}/${place.talentId}` : place.talentId}
          label={t('write')}
          colleagues={colleaguesOf(colleagues, roleId)}
          readers={
            roles.length > 0 && <ReadersSelect roles={roles} value={roleId} onChange={setChosenRoleId} />
          }
          letter={letter}
          isSaving={write.isPending}
          onSave={(body, finish) =>
            write.mutate({ ...body, roleId }, { onSuccess: finish, onError: (error) => notifyRefusal(error) })
          }
        />
      )}
      {query.isError && <NotLoaded error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton className="mt-3 h-16 w-full" />}
      {notes?.length === 0 && (
        <p className="pt-3 text-sm text-pretty text-third">
          {t(isOfRole ? 'emptyOfRole' : 'empty', { name })}
        </p>
      )}
      {notes !== undefined && notes.length > 0 && (
        <ul className={isInCard ? '-mb-3 pt-3' : 'pt-3'}>
          {notes.map((note) => (
            <NoteLine
              key={note.id}
              note={note}
              place={place}
              colleagues={colleagues}
              isReadOnly={isReadOnly}
              className={isInCard ? '-mx-5 border-t border-line px-5 py-3' : 'border-t border-line py-3'}
            />
          ))}
        </ul>
      )}
    </>
  );
}
