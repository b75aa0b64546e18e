import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { useStamp } from '#lib/use-stamp.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useNotes, type NoteColleague, type NotesPlace, type TalentNote } from '../api.ts';
import { colleaguesOf } from '../model/colleagues.ts';
import { NoteField } from './note-field.tsx';
import { NoteText } from './note-text.tsx';

interface NoteLineProps {
  readonly note: TalentNote;
  readonly place: NotesPlace;
  readonly colleagues: readonly NoteColleague[];
  /** Whether nothing can be written any more. */
  readonly isReadOnly: boolean;
  readonly className: string;
}

/** A note with its author and time; the author can edit and delete it. */
export function NoteLine({ note, place, colleagues, isReadOnly, className }: NoteLineProps) {
  const { t } = useTranslation('notes');
  const format = useFormat();
  const stamp = useStamp();
  const { change, remove } = useNotes(place);
  const [isEditing, setEditing] = useState(false);
  const onError = (error: Error) => notifyRefusal(error);
  const date = stamp(note.date_created);
  const isEdited = new Date(note.date_updated).getTime() - new Date(note.date_created).getTime() > 1000;
  if (isEditing) {
    return (
      <li className={className}>
        <NoteField
          label={t('edit')}
          id={note.id}
          note={note}
          colleagues={colleaguesOf(colleagues, note.role?.id)}
          isSaving={change.isPending}
          onCancel={() => setEditing(false)}
          onSave={(body, finish) =>
            change.mutate(
              { id: note.id, ...body },
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
    <li className={cx('group relative', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="text-sm font-semibold">{note.author ?? t('gone')}</span>
          {place.roleId === undefined && note.role !== null && (
            <span className="text-sm text-third">{t('ofRole', { role: note.role.name })}</span>
          )}
          {note.is_unread && <Badge tone="lila">{t('unread')}</Badge>}
        </span>
        <time
          dateTime={note.date_created}
          title={format.date(note.date_created, 'dateTime')}
          className="text-sm text-third"
        >
          {isEdited ? t('edited', { date }) : date}
        </time>
      </div>
      <NoteText text={note.text} names={note.mentions.map(({ name }) => name)} />
      {note.is_own && (
        <div className="right-3 bottom-1 flex justify-end max-md:gap-4 rounded-full bg-surface pointer-fine:absolute pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-within:opacity-100">
          {!isReadOnly && (
            <Button kind="icon" size="xs" aria-label={t('edit')} onPress={() => setEditing(true)}>
              <PencilLine aria-hidden="true" className="size-3.5" />
            </Button>
          )}
          <Button
            kind="icon"
            size="xs"
            aria-label={t('remove')}
            onPress={() =>
              remove.mutate(note.id, { onSuccess: () => notify({ text: t('removed') }), onError })
            }
          >
            <Trash2 aria-hidden="true" className="size-3.5" />
          </Button>
        </div>
      )}
    </li>
  );
}
