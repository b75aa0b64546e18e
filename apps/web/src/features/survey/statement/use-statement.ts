import { STATEMENT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { countStatement, toStatement } from '@quint/domain/survey/statement.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { failureText } from '#lib/failures.ts';
import type { StatementStore } from './api.ts';

/** The outcome of the last press. */
type Outcome =
  | { readonly kind: 'none' | 'saved' }
  | { readonly kind: 'removed'; readonly before: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Another tab or device has saved `storedText` in the meantime. */
  | { readonly kind: 'changed'; readonly reason: string; readonly storedText: string | null };

/** The reason why a statement could not be saved, and the stored text. */
async function explain(error: unknown, store: StatementStore, fallbackText: string): Promise<Outcome> {
  const reason = failureText(error, fallbackText);
  if (!isApiError(error, 'statement.changed')) return { kind: 'failed', reason };
  try {
    return { kind: 'changed', reason, storedText: await store.read() };
  } catch (unread) {
    return { kind: 'failed', reason: failureText(unread, fallbackText) };
  }
}

/** A statement that is being written. */
export interface EditedStatement {
  readonly text: string;
  /** The stored text that the person last saw. */
  readonly before: string | null;
}

/** The state of a statement being written: in the page only, or as a draft in this browser. */
export interface WrittenStatement {
  readonly value: EditedStatement;
  readonly setValue: (change: (now: EditedStatement) => EditedStatement) => void;
  /** Called with the stored value. */
  readonly goOn: (savedValue: EditedStatement) => void;
}

export const writingOf = (storedText: string | null): EditedStatement => ({
  text: storedText ?? '',
  before: storedText,
});

/** Whether the text differs from the stored one. */
export const isChanged = ({ text, before }: EditedStatement): boolean => toStatement(text) !== (before ?? '');

/** Saves and removes a statement, and reports the outcome. */
export function useStatement(store: StatementStore, statementDraft: WrittenStatement, onStored?: () => void) {
  const { t } = useTranslation('statement');
  const { value, setValue, goOn } = statementDraft;
  const { text, before: storedText } = value;
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [isSaving, setSaving] = useState(false);

  const save = async (next: string, then: Outcome): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    try {
      const now = await store.save(next, storedText);
      goOn(writingOf(now));
      setOutcome(then);
      onStored?.();
    } catch (error) {
      const failure = await explain(error, store, t('failed'));
      if (failure.kind === 'changed') setValue((current) => ({ ...current, before: failure.storedText }));
      setOutcome(failure);
    } finally {
      setSaving(false);
    }
  };
  const remainingCount = STATEMENT_MAX_CHARACTERS - countStatement(text);
  return {
    text,
    remainingCount,
    outcome,
    isSaving,
    isStored: storedText !== null,
    canSave: isChanged(value) && remainingCount >= 0 && toStatement(text) !== '',
    write(next: string) {
      setValue(({ before }) => ({ text: next, before }));
      setOutcome({ kind: 'none' });
    },
    save: () => void save(text, { kind: 'saved' }),
    remove: () => void save('', { kind: 'removed', before: storedText ?? '' }),
    undo(before: string) {
      void save(before, { kind: 'saved' });
    },
  };
}
