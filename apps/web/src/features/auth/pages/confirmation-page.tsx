import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { isApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ResendConfirmation } from '../components/resend-confirmation.tsx';
import { Step, StepLoading } from '../components/step.tsx';
import { useAddressToken } from '../use-address-token.ts';

/** Confirms the address. The request is idempotent, so it may be repeated. */
function useConfirmation(token: string | undefined) {
  return useQuery({
    queryKey: ['email-confirmation', token],
    queryFn: async () => {
      await api('/auth/email/confirm', { body: { token } });
      return true;
    },
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The page behind the link of the confirmation mail. */
export function ConfirmationPage() {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('common');
  const token = useAddressToken();
  const confirmation = useConfirmation(token);
  const { error } = confirmation;
  if (confirmation.isSuccess) {
    return (
      <Step
        alert
        title={t('confirmation.done')}
        lead={t('confirmation.doneText')}
        icon={<CircleCheck aria-hidden="true" className="size-6" />}
      >
        <div>
          <ButtonLink to="/" kind="primary-lila" size="lg">
            {t('login.submit')}
          </ButtonLink>
        </div>
      </Step>
    );
  }
  if (isApiError(error, 'account.confirmation_expired')) {
    return (
      <Step alert title={error.message} lead={t('confirmation.expiredText')}>
        <ResendConfirmation />
      </Step>
    );
  }
  if (token === undefined || isApiError(error, 'INVALID_TOKEN')) {
    return (
      <Step alert title={t('confirmation.invalid')} lead={t('confirmation.invalidText')}>
        <ResendConfirmation />
      </Step>
    );
  }
  if (error === null) return <StepLoading text={t('confirmation.checking')} />;
  return (
    <Step
      alert
      title={common('fault.failed')}
      lead={isApiError(error) ? error.message : common('fault.offlineText')}
    >
      <div>
        <Button onPress={() => void confirmation.refetch()}>{common('action.retry')}</Button>
      </div>
    </Step>
  );
}
