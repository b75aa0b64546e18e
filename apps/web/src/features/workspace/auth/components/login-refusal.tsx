import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { api } from '#lib/api-client.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { confirmationPage } from '../model/mailed-pages.ts';
import { useRefusal } from '../use-refusal.ts';
import { Refusal } from './refusal.tsx';
import { SupportLink } from './support-link.tsx';

interface ResendButtonProps {
  readonly emailOf: () => string;
  /** The page to open after the login. */
  readonly target: string | undefined;
}

/** Requests the confirmation mail again. */
function ResendButton({ emailOf, target }: ResendButtonProps) {
  const { t } = useTranslation('auth');
  const request = useMutation({
    mutationFn: (email: string) =>
      api('/auth/email/request', { body: { email, url: confirmationPage(target) } }),
  });
  const refusal = useRefusal(request.error);
  if (request.isSuccess) return <>{t('signUp.sentAgain', { email: request.variables })}</>;
  if (refusal !== undefined) return <>{refusal}</>;
  return (
    <PlainButton
      kind="secondary"
      size="sm"
      disabled={request.isPending}
      onClick={() => request.mutate(emailOf())}
    >
      {t('login.sendConfirmation')}
    </PlainButton>
  );
}

interface LoginRefusalProps extends ResendButtonProps {
  readonly error: unknown;
}

/** The reason why the sign-in was refused, with the next step if there is one. */
export function LoginRefusal({ error, ...resend }: LoginRefusalProps) {
  const { t } = useTranslation('auth');
  const text = useRefusal(error);
  return (
    <Refusal>
      {text !== undefined && (
        <span className="flex flex-col items-start gap-2">
          {text}
          {isApiError(error, 'session.email_unconfirmed') && <ResendButton {...resend} />}
          {isApiError(error, 'session.on_hold') && (
            <SupportLink subject={t('login.supportSubject')}>{t('login.support')}</SupportLink>
          )}
        </span>
      )}
    </Refusal>
  );
}
