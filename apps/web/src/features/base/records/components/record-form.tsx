import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import { onDemand } from '#lib/on-demand.tsx';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { useFirstWrong } from '../use-first-wrong.ts';
import type { RecordEditing } from '../use-record-form.ts';
import type { ConflictDialogProps, FormLabels } from './conflict-dialog.tsx';
import { DraftLine } from './draft-line.tsx';
import { LeaveForm } from './leave-form.tsx';

interface RecordFormProps<Values extends FieldValues, Result> {
  readonly recordEditor: RecordEditing<Values, Result>;
  /** The labels of the fields, to choose between two versions of them. */
  readonly fieldLabels?: FormLabels<Values>;
  /** The label of the button. */
  readonly submit: string;
  readonly cancel: ReactNode;
  readonly children: ReactNode;
}

/** What a page gives the form of its record. */
export interface RecordFormFrame<Values> {
  /** Undefined for a new record. */
  readonly id: string | undefined;
  readonly initial: Values;
  /** The date of the last change, as the record was read. */
  readonly baseVersion?: string | undefined;
  readonly onSaved: (id: string) => void;
  readonly cancel: ReactNode;
}

/** Loads the conflict dialog at the first conflict, which is rare. */
function conflictDialogFor<Values extends FieldValues>() {
  return onDemand<ConflictDialogProps<Values>>(
    async () => (await import('./conflict-dialog.tsx')).ConflictDialog<Values>,
  );
}

/** The choice between both versions, when another person has changed the same fields. */
export function ConflictOf<Values extends FieldValues, Result>({
  recordEditor,
  fieldLabels,
}: Pick<RecordFormProps<Values, Result>, 'recordEditor' | 'fieldLabels'>) {
  const [ConflictDialog] = useState(conflictDialogFor<Values>);
  const { conflict, settle, onConflictClosed } = recordEditor;
  if (conflict === undefined || fieldLabels === undefined) return null;
  return (
    <ConflictDialog
      conflict={conflict}
      fieldLabels={fieldLabels}
      onSettle={settle}
      onClose={onConflictClosed}
    />
  );
}

/** A form of a record: its cards, then the buttons. Input stays when saving fails or the page is left. */
export function RecordForm<Values extends FieldValues, Result>(props: RecordFormProps<Values, Result>) {
  const { recordEditor, fieldLabels, submit, cancel, children } = props;
  const { form, onSubmit, draft, leaveActions } = recordEditor;
  const { t } = useTranslation('common');
  const { isSubmitted, isSubmitting, submitCount, errors } = form.formState;
  const isIncomplete = isSubmitted && Object.keys(errors).length > 0;
  const element = useFirstWrong(submitCount);
  return (
    <form
      ref={element}
      noValidate
      className="flex max-w-[880px] flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      {children}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <div className="mr-auto flex flex-col gap-1">
          <DraftLine draft={draft} />
          <AlertLine>{isIncomplete && t('form.incomplete')}</AlertLine>
        </div>
        {cancel}
        <Button type="submit" kind="primary" isLoading={isSubmitting}>
          {submit}
        </Button>
      </div>
      <ConflictOf recordEditor={recordEditor} fieldLabels={fieldLabels} />
      <LeaveForm leaveActions={leaveActions} />
    </form>
  );
}
