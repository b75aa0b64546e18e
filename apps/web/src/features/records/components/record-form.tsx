import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';

interface RecordFormProps<Values extends FieldValues, Result> {
  readonly form: UseFormReturn<Values, unknown, Result>;
  readonly onSubmit: (values: Result) => void;
  readonly saving: boolean;
  /** The label of the button. */
  readonly submit: string;
  readonly cancel: ReactNode;
  readonly children: ReactNode;
}

/** The first invalid field from the top, of any kind; react-hook-form knows text fields only. */
const FIRST_WRONG = ['input', 'textarea', 'button', 'select']
  .map((tag) => `[data-invalid] ${tag}`)
  .join(', ');

/** A form of a record: its cards, then the buttons. Input stays when saving fails. */
export function RecordForm<Values extends FieldValues, Result>(props: RecordFormProps<Values, Result>) {
  const { form, onSubmit, saving, submit, cancel, children } = props;
  const { t } = useTranslation('common');
  const { isSubmitted, submitCount, errors } = form.formState;
  const isIncomplete = isSubmitted && Object.keys(errors).length > 0;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [submitCount]);
  return (
    <form
      ref={element}
      noValidate
      className="flex max-w-[880px] flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      {children}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <div className="mr-auto">
          <AlertLine>{isIncomplete && t('form.incomplete')}</AlertLine>
        </div>
        {cancel}
        <Button type="submit" kind="primary" loading={saving}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
