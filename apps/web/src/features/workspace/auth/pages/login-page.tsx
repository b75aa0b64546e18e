import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { signIn } from '#lib/session.ts';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { LoginForm } from '../components/login-form.tsx';
import { SecondFactorForm } from '../components/second-factor-form.tsx';
import { useSignIn } from '../use-sign-in.ts';
import { supportsPasskeys, PasskeyCancelled, authenticateWithPasskey } from '../passkeys/api.ts';
import { useRefusal } from '../use-refusal.ts';
import { Refusal } from '../components/refusal.tsx';

/** Sign-in with a passkey, if the browser supports it. */
function PasskeyLogin({ onSignedIn }: { readonly onSignedIn: (user: CurrentUser) => void }) {
  const { t } = useTranslation('auth');
  const attempt = useMutation({
    mutationFn: async () => signIn('/auth/passkeys/login', await authenticateWithPasskey()),
    onSuccess: onSignedIn,
  });
  const refusal = useRefusal(attempt.error);
  if (!supportsPasskeys()) return null;
  const isCancelled = attempt.error instanceof PasskeyCancelled;
  return (
    <div className="flex flex-col gap-4 pt-4">
      <span className="flex items-center gap-3 text-xs text-third before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('login.or')}
      </span>
      <Button kind="secondary" size="lg" wide isLoading={attempt.isPending} onPress={() => attempt.mutate()}>
        <KeyRound aria-hidden="true" className="size-4" />
        {t('login.passkey')}
      </Button>
      <output className="text-sm text-pretty text-second empty:hidden">
        {isCancelled && t('login.passkeyCancelled')}
      </output>
      <Refusal>{refusal}</Refusal>
    </div>
  );
}

const TITLE = 'text-headline font-semibold tracking-[-0.02em] text-balance';

interface LoginPageProps {
  /** The page to open after the login; by default the start page. */
  readonly target: string | undefined;
  readonly onSignedIn: (user: CurrentUser) => void;
}

export function LoginPage({ target, onSignedIn }: LoginPageProps) {
  const { t } = useTranslation('auth');
  const signIn = useSignIn('/auth/login', onSignedIn);
  const canSignUp = usePublicSettings()?.signUp === true;
  useDocumentTitle(t('login.documentTitle'));
  if (signIn.requiresCode) {
    return (
      <>
        <h1 className={`${TITLE} pb-3`}>{t('secondFactor.title')}</h1>
        <SecondFactorForm signIn={signIn} />
      </>
    );
  }
  return (
    <>
      <h1 className={TITLE}>{t('login.title')}</h1>
      <p className="pt-1.5 pb-8 text-md text-third">{t('login.lead')}</p>
      <LoginForm signIn={signIn} target={target} />
      <PasskeyLogin onSignedIn={onSignedIn} />
      {canSignUp && (
        <p className="pt-7 text-center text-second">
          {t('login.newHere')}{' '}
          <TextLink to="/signup" search={{ redirectTo: target }} className="inline-target">
            {t('login.trial')}
          </TextLink>
        </p>
      )}
    </>
  );
}
