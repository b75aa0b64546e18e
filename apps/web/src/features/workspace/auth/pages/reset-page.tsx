import type { PasswordAccountAnswer } from '@quint/contract/workspace/passwords.ts';
import { PASSWORD_MIN_CHARACTERS, PASSWORD_RESET_MINUTES } from '@quint/domain/base/limits.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiData } from '#lib/api-client.ts';
import { isApiError } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { linkProblemOf } from '#lib/link-problems.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { DeclineButton, DeclinedNotice, useDecline } from '../components/decline-request.tsx';
import { FormField } from '../components/form-field.tsx';
import { LinkStep } from '../components/link-step.tsx';
import { Refusal } from '../components/refusal.tsx';
import { SecondFactorForm } from '../components/second-factor-form.tsx';
import { Step } from '../components/step.tsx';
import { resetForm, type ResetForm } from '../form.ts';
import { useAddressToken } from '../use-address-token.ts';
import { useGoHome } from '../use-go-home.ts';
import { useRefusal } from '../use-refusal.ts';
import { useSignIn, type SignIn } from '../use-sign-in.ts';

/** The account of the link. The form works without this answer, but not with an invalid link. */
function useRequest(token: string | undefined) {
  return useQuery({
    queryKey: ['account-of-link', token],
    queryFn: () => apiData<PasswordAccountAnswer>('/auth/password/account', { body: { token } }),
    enabled: token !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

interface NewPasswordFormProps {
  readonly signIn: SignIn;
  readonly token: string;
  /** The address, for the password manager. */
  readonly account: string | undefined;
}

function NewPasswordForm({ signIn, token, account }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const form = useForm<ResetForm>({ resolver: zodResolver(resetForm), defaultValues: { password: '' } });
  const refusal = useRefusal(signIn.error);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit(({ password }) => signIn.send({ token, password }))(event)}
    >
      <Refusal>{refusal}</Refusal>
      <FormField
        control={form.control}
        name="password"
        secret
        account={account}
        label={t('password.new')}
        hint={t('password.hint', { min: PASSWORD_MIN_CHARACTERS })}
        autoComplete="new-password"
        required
      />
      <Button type="submit" kind="primary-lila" size="lg" wide isLoading={signIn.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

/** Sets a new password with a mailed link, signs in and opens `target` or the start page. */
export function ResetPage({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation('auth');
  const token = useAddressToken();
  const request = useRequest(token);
  const format = useFormat();
  const signIn = useSignIn('/auth/password/reset', useGoHome(target));
  const decline = useDecline('/auth/password/decline');
  if (decline.isSuccess) return <DeclinedNotice text={t('declined.reset')} />;
  const linkError = linkProblemOf(signIn.error) === undefined ? request.error : signIn.error;
  const problem = linkProblemOf(linkError);
  if (token === undefined || problem !== undefined) {
    const expiredTexts = {
      title: isApiError(linkError) ? linkError.message : undefined,
      text: t('reset.expiredText', { minutes: PASSWORD_RESET_MINUTES }),
    };
    return (
      <LinkStep problem={problem ?? 'damaged'} {...(problem === 'expired' ? expiredTexts : {})}>
        <div>
          <ButtonLink to="/auth/forgot" search={{ redirectTo: target }} kind="primary-lila">
            {t('reset.again')}
          </ButtonLink>
        </div>
      </LinkStep>
    );
  }
  return signIn.requiresCode ? (
    <Step title={t('secondFactor.title')}>
      <SecondFactorForm signIn={signIn} />
    </Step>
  ) : (
    <Step title={t('reset.title')} lead={t('reset.lead')}>
      {request.data !== undefined && (
        <p className="text-pretty text-second">
          {t('reset.requested', {
            email: request.data.email,
            date: format.date(request.data.date_created, 'dateTime'),
          })}
        </p>
      )}
      <NewPasswordForm signIn={signIn} token={token} account={request.data?.email} />
      <DeclineButton token={token} decline={decline} label={t('declined.button')} />
    </Step>
  );
}
