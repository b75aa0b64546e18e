import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormField } from '#features/workspace/auth/components/form-field.tsx';
import { Refusal } from '#features/workspace/auth/components/refusal.tsx';
import { requiredSecret } from '#features/workspace/auth/form.ts';
import { useRefusal } from '#features/workspace/auth/use-refusal.ts';
import { requiredText } from '#lib/form-schema.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { proofForm, type ProofForm as Values } from '../form.ts';

const SCHEMAS = {
  password: z.extend(proofForm, { password: requiredSecret }),
  code: z.extend(proofForm, { otp: requiredText() }),
  both: z.extend(proofForm, { password: requiredSecret, otp: requiredText() }),
};

interface ProofFormProps {
  /** The required proof: the password, a code of the app, or both. */
  readonly requiredProof: keyof typeof SCHEMAS;
  readonly codeLabel?: string | undefined;
  readonly submit: string;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly danger?: boolean | undefined;
  readonly onSend: (values: Values) => void;
}

/** Asks for a proof of identity before a sign-in setting changes. */
export function ProofForm(props: ProofFormProps) {
  const { requiredProof, codeLabel, submit, isPending, error, danger = false, onSend } = props;
  const { t } = useTranslation('profile');
  const { email } = useCurrentUser();
  const refusal = useRefusal(error);
  const form = useForm<Values>({
    resolver: zodResolver(SCHEMAS[requiredProof]),
    defaultValues: { password: '', otp: '' },
  });
  const { setFocus } = form;
  // The form opens in a dialog or replaces the previous step.
  useEffect(() => setFocus(requiredProof === 'code' ? 'otp' : 'password'), [setFocus, requiredProof]);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit(onSend)(event)}
    >
      <Refusal>{refusal}</Refusal>
      {requiredProof !== 'code' && (
        <FormField
          control={form.control}
          name="password"
          secret
          account={email}
          label={t('account.currentPassword')}
          autoComplete="current-password"
          required
        />
      )}
      {requiredProof !== 'password' && (
        <FormField
          control={form.control}
          name="otp"
          label={codeLabel ?? t('twoFactor.code')}
          autoComplete="one-time-code"
          required
        />
      )}
      <div className="flex justify-end">
        <Button type="submit" kind={danger ? 'primary-danger' : 'primary-lila'} isLoading={isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
