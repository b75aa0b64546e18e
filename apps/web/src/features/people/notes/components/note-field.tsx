import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { areLettersOn } from '#lib/shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { MentionArea } from '#ui/mention-area.tsx';
import type { NoteColleague, TalentNote, WrittenNote } from '../api.ts';
import { findMentioned } from '../model/colleagues.ts';

/** The remaining characters are shown when fewer are left. */
const COUNTDOWN_BELOW = 500;
const countOf = (text: string) => Array.from(text.trim()).length;

interface NoteFieldProps {
  /** The key of the draft. */
  readonly id: string;
  readonly label: string;
  /** The note that is edited. */
  readonly note?: TalentNote;
  readonly colleagues: readonly NoteColleague[];
  readonly isSaving: boolean;
  readonly onSave: (note: WrittenNote, finish: () => void) => void;
  readonly onCancel?: () => void;
  /** A choice of who reads the note. */
  readonly readers?: ReactNode;
  /** The key that focuses the field. */
  readonly letter?: string | undefined;
}

/** A note being written. A note that is too long stays in the field and cannot be sent. */
export function NoteField({
  id,
  label,
  note: before,
  colleagues,
  isSaving,
  onSave,
  onCancel,
  readers,
  letter,
}: NoteFieldProps) {
  const { t } = useTranslation('notes');
  const { t: common } = useTranslation('common');
  const initial = before?.text ?? '';
  const note = useDraftedValue<string>(`notes/${id}`, initial, (value) => value.trim() === initial.trim());
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(
    () => new Set(before?.mentions.map(({ user }) => user)),
  );
  const people = useMemo(
    () =>
      colleagues.map(({ user, name, is_administrator: isAdministrator }) => ({
        id: user,
        name,
        note: t(isAdministrator ? 'administrator' : 'hiringManager'),
      })),
    [colleagues, t],
  );
  const { value: text, setValue: setText } = note;
  const remainingCount = LONG_TEXT_MAX_CHARACTERS - countOf(text);
  const error = remainingCount < 0 ? t('tooLong', { count: -remainingCount }) : undefined;
  const isShown = text.trim() !== '' || onCancel !== undefined;
  const countdown =
    remainingCount < COUNTDOWN_BELOW && remainingCount >= 0
      ? t('left', { count: remainingCount })
      : undefined;
  const mentionHint = isShown && people.length > 0 ? t('hint') : undefined;
  return (
    <form
      className="relative flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || remainingCount < 0) return;
        // Those mentioned before keep the name that the note has.
        const knownIds = new Set(before?.mentions.map(({ user }) => user));
        const candidates = [
          ...(before?.mentions ?? []),
          ...colleagues.filter(({ user }) => !knownIds.has(user)),
        ];
        onSave({ text: text.trim(), mentions: findMentioned(text, candidates, chosenIds) }, note.finish);
      }}
    >
      <MentionArea
        label={label}
        hideLabel
        placeholder={people.length > 0 && before === undefined ? t('placeholder') : label}
        value={text}
        onChange={setText}
        people={people}
        onMention={({ id: user }) => setChosenIds(new Set([...chosenIds, user]))}
        rows={text === '' ? 1 : 3}
        error={error}
        hint={countdown ?? mentionHint}
      />
      {text === '' && letter !== undefined && areLettersOn() && (
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute top-2.5 right-5 rounded-[4px] border border-line bg-surface px-1.5 font-sans text-xs text-third max-md:hidden"
        >
          {letter.toUpperCase()}
        </kbd>
      )}
      {isShown && readers}
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
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}
