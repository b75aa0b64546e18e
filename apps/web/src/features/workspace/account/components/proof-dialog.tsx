import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { ProofForm } from './proof-form.tsx';

interface ProofDialogProps {
  readonly title: string;
  readonly text: string;
  /** The label of the button, a verb. */
  readonly submit: string;
  readonly isPending: boolean;
  readonly error: unknown;
  /** Shown above the password: further choices. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onProve: (password: string) => void;
}

/** Asks for the password before a deletion that must be impossible with a stolen session. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, text, submit, isPending, error, children, onClose, onProve } = props;
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
          onSend={({ password }) => onProve(password)}
        />
      </div>
    </Dialog>
  );
}
