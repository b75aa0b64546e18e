import { STATEMENT_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { countStatement, toStatement } from '@quint/domain/statement.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { failureText } from '#lib/failures.ts';
import type { StatementStore } from './api.ts';

/** What the last press led to. */
type Outcome =
  | { readonly kind: 'none' | 'saved' }
  | { readonly kind: 'removed'; readonly before: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Another tab or device has saved `stored` in the meantime. */
  | { readonly kind: 'changed'; readonly reason: string; readonly stored: string | null };

/** Why a statement could not be saved, and what is stored in its place. */
async function explain(error: unknown, store: StatementStore, ownWords: string): Promise<Outcome> {
  const reason = failureText(error, ownWords);
  if (!isApiError(error, 'statement.changed')) return { kind: 'failed', reason };
  try {
    return { kind: 'changed', reason, stored: await store.read() };
  } catch (unread) {
    return { kind: 'failed', reason: failureText(unread, ownWords) };
  }
}

/** The text of a statement while it is written, and what is stored. */
export function useStatement(store: StatementStore, first: string | null, onStored?: () => void) {
  const { t } = useTranslation('statement');
  const [stored, setStored] = useState(first);
  const [text, setText] = useState(first ?? '');
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [isSaving, setSaving] = useState(false);

  const save = async (next: string, then: Outcome): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    try {
      const now = await store.save(next, stored);
      setStored(now);
      setText(now ?? '');
      setOutcome(then);
      onStored?.();
    } catch (error) {
      const failed = await explain(error, store, t('failed'));
      if (failed.kind === 'changed') setStored(failed.stored);
      setOutcome(failed);
    } finally {
      setSaving(false);
    }
  };
  const left = STATEMENT_MAX_CHARACTERS - countStatement(text);
  const isChanged = toStatement(text) !== (stored ?? '');
  return {
    text,
    left,
    outcome,
    isSaving,
    isStored: stored !== null,
    canSave: isChanged && left >= 0 && toStatement(text) !== '',
    write(next: string) {
      setText(next);
      setOutcome({ kind: 'none' });
    },
    save: () => void save(text, { kind: 'saved' }),
    remove: () => void save('', { kind: 'removed', before: stored ?? '' }),
    undo(before: string) {
      void save(before, { kind: 'saved' });
    },
  };
}
