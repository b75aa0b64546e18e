import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { addressForm, type AddressForm } from '../form.ts';
import { confirmationPage } from '../model/mailed-pages.ts';
import { useRefusal } from '../use-refusal.ts';
import { FormField } from './form-field.tsx';
import { Refusal } from './refusal.tsx';

interface ResendConfirmationProps {
  readonly email?: string | undefined;
  readonly target: string | undefined;
}

/** Requests the confirmation mail again, and asks for the address where it is unknown. */
export function ResendConfirmation({ email, target }: ResendConfirmationProps) {
  const { t } = useTranslation('auth');
  const form = useForm<AddressForm>({
    resolver: zodResolver(addressForm),
    defaultValues: { email: email ?? '' },
  });
  const request = useMutation({
    mutationFn: (values: AddressForm) =>
      api('/auth/email/request', { body: { ...values, url: confirmationPage(target) } }),
  });
  const refusal = useRefusal(request.error);
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => void form.handleSubmit((values) => request.mutate(values))(event)}
    >
      <Refusal>{refusal}</Refusal>
      {email === undefined && (
        <FormField
          control={form.control}
          name="email"
          type="email"
          label={t('login.email')}
          autoComplete="username"
          required
        />
      )}
      <Button type="submit" kind="secondary" isLoading={request.isPending}>
        {t('signUp.again')}
      </Button>
      <output className="text-sm text-second empty:hidden">
        {request.isSuccess && t('signUp.sentAgain', { email: request.variables.email })}
      </output>
    </form>
  );
}
