import type { ConfirmationAnswer } from '@quint/contract/workspace/sign-up.ts';
import { PASSWORD_MIN_CHARACTERS } from '@quint/domain/base/limits.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { confirmationForm, givenConfirmationForm, type ConfirmationForm as Values } from '../form.ts';
import { useRefusal } from '../use-refusal.ts';
import { FormField } from './form-field.tsx';
import { Refusal } from './refusal.tsx';

interface ConfirmationFormProps {
  readonly confirmation: ConfirmationAnswer['data'];
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onConfirm: (password: string | undefined) => void;
}

/** The button that confirms an address. In another browser than that of the sign-up it also needs a password. */
export function ConfirmationForm({ confirmation, error, isPending, onConfirm }: ConfirmationFormProps) {
  const { t } = useTranslation('auth');
  const { email, needs_password: needsPassword } = confirmation;
  const form = useForm<Values>({
    resolver: zodResolver(needsPassword ? givenConfirmationForm : confirmationForm),
    defaultValues: { password: '' },
  });
  const refusal = useRefusal(error);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) =>
        void form.handleSubmit(({ password }) => onConfirm(needsPassword ? password : undefined))(event)
      }
    >
      <Refusal>{refusal}</Refusal>
      {needsPassword && (
        <FormField
          control={form.control}
          name="password"
          secret
          account={email}
          label={t('login.password')}
          hint={t('confirmation.passwordHint', { min: PASSWORD_MIN_CHARACTERS })}
          autoComplete="new-password"
          required
        />
      )}
      <Button type="submit" kind="primary-lila" size="lg" wide isLoading={isPending}>
        {t('confirmation.submit')}
      </Button>
    </form>
  );
}
