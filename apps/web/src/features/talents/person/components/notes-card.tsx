import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { useCurrentUser } from '#lib/session.ts';
import { areLettersOn, listenForLetters } from '#lib/shortcuts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { TextArea } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { notesQuery, useNotes, type Note } from '../api.ts';
import { useStamp } from '../use-when.ts';

/** The key that focuses the field for a new note. */
const LETTER = 'n';
/** The remaining characters are shown when fewer are left. */
const COUNTDOWN_BELOW = 500;
const countOf = (text: string) => Array.from(text.trim()).length;

interface NoteFieldProps {
  /** The person of a new note, or the note; the key of its draft. */
  readonly id: string;
  readonly label: string;
  readonly initial?: string;
  readonly isSaving: boolean;
  readonly onSave: (text: string, finish: () => void) => void;
  readonly onCancel?: () => void;
  /** The key that focuses the field. */
  readonly letter?: string;
}

/** A note being written. A note that is too long stays in the field and cannot be sent. */
function NoteField({ id, label, initial = '', isSaving, onSave, onCancel, letter }: NoteFieldProps) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation('common');
  const note = useDraftedValue<string>(`notes/${id}`, initial, (value) => value.trim() === initial.trim());
  const { value: text, setValue: setText } = note;
  const remainingCount = LONG_TEXT_MAX_CHARACTERS - countOf(text);
  const error = remainingCount < 0 ? t('notes.tooLong', { count: -remainingCount }) : undefined;
  const isShown = text.trim() !== '' || onCancel !== undefined;
  return (
    <form
      className="relative flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && remainingCount >= 0) onSave(text.trim(), note.finish);
      }}
    >
      <TextArea
        label={label}
        hideLabel
        placeholder={label}
        value={text}
        onChange={setText}
        rows={text === '' ? 1 : 3}
        error={error}
        hint={
          remainingCount < COUNTDOWN_BELOW && remainingCount >= 0
            ? t('notes.left', { count: remainingCount })
            : undefined
        }
      />
      {text === '' && letter !== undefined && areLettersOn() && (
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute top-2.5 right-5 rounded-[4px] border border-line bg-surface px-1.5 font-sans text-xs text-third max-md:hidden"
        >
          {letter.toUpperCase()}
        </kbd>
      )}
      {isShown && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <span className="mr-auto">
            <DraftLine draft={note.draft} />
          </span>
          {onCancel !== undefined && (
            <Button kind="light" size="sm" onPress={onCancel}>
              {common('action.cancel')}
            </Button>
          )}
          <Button type="submit" kind="primary" size="sm" isLoading={isSaving} disabled={remainingCount < 0}>
            {t('notes.save')}
          </Button>
        </div>
      )}
    </form>
  );
}

function NoteLine({ note, talentId }: { readonly note: Note; readonly talentId: string }) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const user = useCurrentUser();
  const stamp = useStamp();
  const { change, remove } = useNotes(talentId);
  const [isEditing, setEditing] = useState(false);
  const onError = (error: Error) => notifyRefusal(error);
  const isOwn = note.user_created?.id === user.id;
  const date = stamp(note.date_created);
  const isEdited = new Date(note.date_updated).getTime() - new Date(note.date_created).getTime() > 1000;
  if (isEditing) {
    return (
      <li className="-mx-5 border-t border-line px-5 py-3">
        <NoteField
          label={t('notes.edit')}
          id={note.id}
          initial={note.text}
          isSaving={change.isPending}
          onCancel={() => setEditing(false)}
          onSave={(text, finish) =>
            change.mutate(
              { id: note.id, text },
              {
                onSuccess: () => {
                  finish();
                  setEditing(false);
                },
                onError,
              },
            )
          }
        />
      </li>
    );
  }
  return (
    <li className="group relative -mx-5 border-t border-line px-5 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm font-semibold">{note.user_created?.fullname ?? t('notes.gone')}</span>
        <time
          dateTime={note.date_created}
          title={format.date(note.date_created, 'dateTime')}
          className="text-sm text-third"
        >
          {isEdited ? t('notes.edited', { date }) : date}
        </time>
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap text-second">{note.text}</p>
      {isOwn && (
        <div className="right-3 bottom-1 flex justify-end max-md:gap-4 rounded-full bg-surface pointer-fine:absolute pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-within:opacity-100">
          <Button kind="icon" size="xs" aria-label={t('notes.edit')} onPress={() => setEditing(true)}>
            <PencilLine aria-hidden="true" className="size-3.5" />
          </Button>
          <Button
            kind="icon"
            size="xs"
            aria-label={t('notes.remove')}
            onPress={() =>
              remove.mutate(note.id, { onSuccess: () => notify({ text: t('notes.removed') }), onError })
            }
          >
            <Trash2 aria-hidden="true" className="size-3.5" />
          </Button>
        </div>
      )}
    </li>
  );
}

interface NotesCardProps {
  readonly talentId: string;
  /** The name as the reader may see it. */
  readonly name: string;
}

/** Notes about a person, newest first, with a field for a new one, focused by `n`. */
export function NotesCard({ talentId, name }: NotesCardProps) {
  const { t } = useTranslation('record');
  const notes = useQuery(notesQuery(talentId));
  const { write } = useNotes(talentId);
  const card = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      listenForLetters((letter) => {
        const field = card.current?.querySelector('textarea');
        if (letter !== LETTER || field === null || field === undefined) return false;
        field.focus();
        return true;
      }),
    [],
  );
  return (
    <div ref={card}>
      <Card
        title={
          <span className="inline-flex items-center gap-2">
            {t('notes.title')}
            {notes.data !== undefined && notes.data.length > 0 && <Badge>{notes.data.length}</Badge>}
          </span>
        }
      >
        <NoteField
          id={talentId}
          label={t('notes.write')}
          letter={LETTER}
          isSaving={write.isPending}
          onSave={(text, finish) =>
            write.mutate(text, { onSuccess: finish, onError: (error) => notifyRefusal(error) })
          }
        />
        {notes.isError && <NotLoaded error={notes.error} onRetry={() => void notes.refetch()} />}
        {notes.isPending && <Skeleton className="mt-3 h-16 w-full" />}
        {notes.data?.length === 0 && <p className="pt-3 text-sm text-third">{t('notes.empty', { name })}</p>}
        {notes.data !== undefined && notes.data.length > 0 && (
          <ul className="-mb-3 pt-3">
            {notes.data.map((note) => (
              <NoteLine key={note.id} note={note} talentId={talentId} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
