import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { isApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { DraftNote } from '../components/draft-note.tsx';
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
export function ConfirmationPage({ target }: { readonly target: string | undefined }) {
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
        <DraftNote step="confirmed" target={target} />
        <div>
          <ButtonLink to="/" search={{ redirectTo: target }} kind="primary-lila" size="lg">
            {t('login.submit')}
          </ButtonLink>
        </div>
      </Step>
    );
  }
  if (isApiError(error, 'account.confirmation_expired')) {
    return (
      <Step alert title={error.message} lead={t('confirmation.expiredText')}>
        <ResendConfirmation target={target} />
      </Step>
    );
  }
  if (token === undefined || isApiError(error, 'INVALID_TOKEN')) {
    return (
      <Step alert title={t('confirmation.invalid')} lead={t('confirmation.invalidText')}>
        <ResendConfirmation target={target} />
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
