import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import type { StatementStore } from '../api.ts';
import { useStatement, type WrittenStatement } from '../use-statement.ts';
import { Quote } from './quote.tsx';

interface StatementFormProps {
  readonly store: StatementStore;
  readonly statementDraft: WrittenStatement;
  /** The workspace that reads it; undefined when no company does. */
  readonly workspace: string | undefined;
  readonly onStored?: () => void;
}

/** Adds, changes and removes the statement on the person's own result. */
export function StatementForm({ store, statementDraft, workspace, onStored }: StatementFormProps) {
  const { t } = useTranslation('statement');
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const statement = useStatement(store, statementDraft, onStored);
  const { outcome, remainingCount } = statement;
  const hasFailed = outcome.kind === 'failed' || outcome.kind === 'changed';
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (statement.canSave) statement.save();
      }}
    >
      <p id={`${id}-who`} className="text-pretty text-second">
        {workspace === undefined ? t('whoSelfServe') : t('who', { workspace })}
      </p>
      <label htmlFor={id} className="pt-1 text-sm font-semibold">
        {t('label')}
      </label>
      <textarea
        ref={input}
        id={id}
        dir="auto"
        rows={4}
        value={statement.text}
        aria-describedby={`${id}-who ${id}-left`}
        aria-invalid={remainingCount < 0}
        onChange={(event) => statement.write(event.target.value)}
        className="field-sizing-content max-h-96 min-h-28 w-full rounded-md border border-control bg-surface px-3 py-2 text-ink wrap-anywhere focus-visible:outline-2 focus-visible:outline-focus"
      />
      <p
        id={`${id}-left`}
        className={cx('text-xs tabular-nums', remainingCount < 0 ? 'text-danger' : 'text-third')}
      >
        {remainingCount < 0 ? t('over', { count: -remainingCount }) : t('left', { count: remainingCount })}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <PlainButton type="submit" kind="secondary" aria-disabled={!statement.canSave || statement.isSaving}>
          {t('save')}
        </PlainButton>
        {statement.isStored && (
          <PlainButton
            kind="light"
            aria-disabled={statement.isSaving}
            onClick={() => {
              statement.remove();
              input.current?.focus();
            }}
          >
            {t('remove')}
          </PlainButton>
        )}
        <output className="text-sm text-third empty:hidden">
          {(outcome.kind === 'saved' || outcome.kind === 'removed') && t(outcome.kind)}
        </output>
        {outcome.kind === 'removed' && (
          <PlainButton
            kind="light"
            onClick={() => {
              statement.undo(outcome.before);
              input.current?.focus();
            }}
          >
            {t('undo')}
          </PlainButton>
        )}
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {hasFailed && outcome.reason}
      </p>
      {outcome.kind === 'changed' && (
        <Quote title={t('elsewhere')} text={outcome.storedText ?? t('nothingElsewhere')} />
      )}
    </form>
  );
}
