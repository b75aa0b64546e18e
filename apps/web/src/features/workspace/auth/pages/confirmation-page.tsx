import { joinName } from '@quint/domain/base/names.ts';
import type { ConfirmationAnswer } from '@quint/contract/workspace/sign-up.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, apiData } from '#lib/api-client.ts';
import { isApiError } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { linkProblemOf } from '#lib/link-problems.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ConfirmationForm } from '../components/confirmation-form.tsx';
import { DeclineButton, DeclinedNotice, useDecline } from '../components/decline-request.tsx';
import { DraftNote } from '../components/draft-note.tsx';
import { LinkStep } from '../components/link-step.tsx';
import { ResendConfirmation } from '../components/resend-confirmation.tsx';
import { Step, StepLoading } from '../components/step.tsx';
import { useAddressToken } from '../use-address-token.ts';

type Confirmation = ConfirmationAnswer['data'];

/** The request behind the link. Reading it changes nothing, because mail programs open links and run scripts. */
function useRequest(token: string | undefined) {
  return useQuery({
    queryKey: ['email-confirmation', token],
    queryFn: () => apiData<ConfirmationAnswer>('/auth/email/check', { body: { token } }),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function ConfirmedStep({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation('auth');
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

interface Target {
  readonly target: string | undefined;
}

function Unread({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Step alert title={t('fault.failed')} lead={isApiError(error) ? error.message : t('fault.offlineText')}>
      <div>
        <Button onPress={retry}>{t('action.retry')}</Button>
      </div>
    </Step>
  );
}

/** Who requested what, with buttons to confirm and to decline. */
function Question({ confirmation, token, target }: { confirmation: Confirmation; token: string } & Target) {
  const { t } = useTranslation('auth');
  const format = useFormat();
  const confirm = useMutation({
    mutationFn: (password: string | undefined) =>
      api('/auth/email/confirm', { body: { token, ...(password === undefined ? {} : { password }) } }),
  });
  const decline = useDecline('/auth/email/decline');
  const { email, workspace, first_name: first, last_name: last } = confirmation;
  const isSignUp = workspace !== null;
  if (confirm.isSuccess) return <ConfirmedStep target={target} />;
  if (decline.isSuccess) {
    return <DeclinedNotice text={t(isSignUp ? 'declined.signUp' : 'declined.address', { email })} />;
  }
  const name = joinName(first, last);
  const date = format.date(confirmation.date_created, 'dateTime');
  const lead = isSignUp
    ? t('confirmation.signUp', { email, workspace, name, date })
    : t('confirmation.address', { email, name: name === '' ? email : name });
  return (
    <Step title={t('confirmation.title')} lead={lead}>
      <ConfirmationForm
        confirmation={confirmation}
        error={confirm.error}
        isPending={confirm.isPending}
        onConfirm={(password) => confirm.mutate(password)}
      />
      <DeclineButton token={token} decline={decline} label={t('declined.button')} />
    </Step>
  );
}

/** The page for the link of the confirmation mail. */
export function ConfirmationPage({ target }: Target) {
  const { t } = useTranslation('auth');
  const token = useAddressToken();
  const request = useRequest(token);
  const { data, error } = request;
  const problem = linkProblemOf(error);
  if (token === undefined || problem !== undefined) {
    return (
      <LinkStep problem={problem ?? 'damaged'} title={problem === 'expired' ? error?.message : undefined}>
        <ResendConfirmation target={target} />
      </LinkStep>
    );
  }
  if (data?.state === 'confirmed') return <ConfirmedStep target={target} />;
  if (data !== undefined) return <Question confirmation={data} token={token} target={target} />;
  if (error !== null) return <Unread error={error} retry={() => void request.refetch()} />;
  return <StepLoading isTitle text={t('confirmation.checking')} />;
}
