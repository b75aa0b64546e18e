import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ButtonKind } from './button-style.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface SubmitDialogProps {
  readonly title: string;
  readonly size?: 'sm' | 'base' | 'lg' | undefined;
  /** An alert must be answered: a press outside does not close it. */
  readonly alert?: boolean | undefined;
  readonly open?: boolean | undefined;
  /** Also called by the cancel button. */
  readonly onClose: () => void;
  /** The label of the button that closes; "Cancel" by default. */
  readonly cancel?: string | undefined;
  /** The label of the main button, a verb. */
  readonly submit: ReactNode;
  readonly kind?: ButtonKind | undefined;
  readonly isPending?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSubmit: () => void;
  /** Shown before the buttons: a remaining number, or an alternative. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

interface FrameProps extends Omit<SubmitDialogProps, 'onSubmit'> {
  readonly target: { readonly form: string } | { readonly onPress: () => void };
}

function Frame({ open = true, target, ...props }: FrameProps) {
  const { title, size, alert, onClose, cancel, submit, kind, isPending, disabled, aside, children } = props;
  const { t } = useTranslation('common');
  const submits = 'form' in target ? ({ type: 'submit', ...target } as const) : target;
  return (
    <Dialog
      open={open}
      alert={alert}
      size={size}
      onClose={onClose}
      title={title}
      actions={
        <>
          {aside}
          <Button kind="secondary" onPress={onClose}>
            {cancel ?? t('action.cancel')}
          </Button>
          <Button {...submits} kind={kind} isLoading={isPending} disabled={disabled}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** A dialog with a cancel button and a submit button. */
export function SubmitDialog({ onSubmit, ...props }: SubmitDialogProps) {
  return <Frame {...props} target={{ onPress: onSubmit }} />;
}

interface FormDialogProps extends SubmitDialogProps {
  /** The reason why the form was refused. */
  readonly refusal?: string | undefined;
  /** A confirmation above the dialog, rendered beside the form. */
  readonly question?: ReactNode;
  readonly formRef?: Ref<HTMLFormElement> | undefined;
  /** The layout of the fields; below each other by default. */
  readonly className?: string | undefined;
}

/** A dialog with a form: Enter in a field also submits. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, refusal, question, formRef, className, children, ...frameProps } = props;
  const id = useId();
  return (
    <Frame {...frameProps} target={{ form: id }}>
      <form
        ref={formRef}
        id={id}
        noValidate
        className={className ?? 'flex flex-col gap-4'}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {refusal !== undefined && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
            {refusal}
          </p>
        )}
        {children}
      </form>
      {question}
    </Frame>
  );
}
