import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import { PASSWORD_RESET_MINUTES } from '@quint/domain/base/limits.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { FormField } from '../components/form-field.tsx';
import { Refusal } from '../components/refusal.tsx';
import { Step } from '../components/step.tsx';
import { addressForm, type AddressForm } from '../form.ts';
import { resetPage } from '../model/mailed-pages.ts';
import { useRefusal } from '../use-refusal.ts';

/** Requests the password mail; its link opens `target`. */
export function ForgotPage({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation('auth');
  const form = useForm<AddressForm>({ resolver: zodResolver(addressForm), defaultValues: { email: '' } });
  const request = useMutation({
    mutationFn: ({ email }: AddressForm) =>
      api('/password/request', {
        body: { email, url: resetPage(target), language: toStoredLanguage(currentLanguage()) },
      }),
  });
  const refusal = useRefusal(request.error);
  if (request.isSuccess) {
    const { email } = request.variables;
    return (
      <Step
        alert
        title={t('forgot.sent')}
        lead={t('forgot.sentText', { email, minutes: PASSWORD_RESET_MINUTES })}
        icon={<MailCheck aria-hidden="true" className="size-6" />}
      >
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" onPress={request.reset}>
            {t('forgot.other')}
          </Button>
          <ButtonLink to="/" search={{ redirectTo: target }}>
            {t('forgot.back')}
          </ButtonLink>
        </div>
      </Step>
    );
  }
  return (
    <Step title={t('forgot.title')} lead={t('forgot.lead')}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => request.mutate(values))(event)}
      >
        <Refusal>{refusal}</Refusal>
        <FormField
          control={form.control}
          name="email"
          type="email"
          label={t('login.email')}
          autoComplete="username"
          required
        />
        <Button type="submit" kind="primary-lila" size="lg" wide isLoading={request.isPending}>
          {t('forgot.submit')}
        </Button>
      </form>
      <TextLink
        to="/"
        search={{ redirectTo: target }}
        className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 self-center"
      >
        {t('forgot.back')}
      </TextLink>
    </Step>
  );
}
