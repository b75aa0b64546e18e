import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proof, ProofRequest } from '#lib/proof.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { useRefusal } from '../use-refusal.ts';
import { PasswordField } from './password-field.tsx';
import { Refusal } from './refusal.tsx';

interface OwnerDialogProps {
  readonly request: ProofRequest;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The dialog takes the focus when it opens; the first field takes it from there. */
function focusFirst(field: HTMLInputElement | null): void {
  if (field !== null) requestAnimationFrame(() => field.focus());
}

/** Asks for the password and a code before something that cannot be undone or changes who has access. */
export function OwnerDialog({ request, onClose, onDone }: OwnerDialogProps) {
  const { t } = useTranslation('auth');
  const email = useMaybeCurrentUser()?.email;
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  // The call had a password of its own form and lacks only the code.
  const requiresPassword = request.refusal.code === 'proof.required';
  const verify = useMutation({ mutationFn: request.send, onSuccess: onDone, gcTime: 0 });
  const refusal = useRefusal(verify.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const proof: Proof = {
      ...(password === '' ? {} : { password }),
      ...(otp.trim() === '' ? {} : { otp: otp.trim() }),
    };
    verify.mutate(proof);
  };
  return (
    <Dialog open alert onClose={onClose} size="sm" title={t('owner.title')}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <p className="text-pretty text-second">{t(requiresPassword ? 'owner.text' : 'owner.codeText')}</p>
        <Refusal>{refusal}</Refusal>
        {requiresPassword && (
          <PasswordField
            account={email}
            label={t('owner.password')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            inputRef={focusFirst}
          />
        )}
        <TextField
          label={t(requiresPassword ? 'owner.otp' : 'owner.code')}
          value={otp}
          onChange={setOtp}
          autoComplete="one-time-code"
          inputRef={requiresPassword ? undefined : focusFirst}
        />
        <div className="flex justify-end">
          <Button type="submit" kind="primary" isLoading={verify.isPending}>
            {t('owner.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
