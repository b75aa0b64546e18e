import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { ProofForm } from './proof-form.tsx';

interface ProofDialogProps {
  readonly title: string;
  readonly text: string;
  /** The action as a verb, on the button. */
  readonly submit: string;
  readonly isPending: boolean;
  readonly error: unknown;
  /** Stands above the password: what else to decide. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onVerify: (password: string) => void;
}

/** Asks for the password before a deletion that a stolen session must not do. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, text, submit, isPending, error, children, onClose, onVerify } = props;
  return (
    <Dialog open alert onClose={onClose} size="sm" title={title}>
      <div className="flex flex-col gap-5">
        <p className="text-pretty text-second">{text}</p>
        {children}
        <ProofForm
          requiredProof="password"
          submit={submit}
          danger
          isPending={isPending}
          error={error}
          onSend={({ password }) => onVerify(password)}
        />
      </div>
    </Dialog>
  );
}
