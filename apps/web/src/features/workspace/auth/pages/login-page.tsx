import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { TextLink } from '#ui/link.tsx';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { LoginForm } from '../components/login-form.tsx';
import { PasskeyLogin } from '../components/passkey-login.tsx';
import { SecondFactorForm } from '../components/second-factor-form.tsx';
import { useSignIn } from '../use-sign-in.ts';

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
          <TextLink
            to="/signup"
            search={{ redirectTo: target }}
            className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11"
          >
            {t('login.trial')}
          </TextLink>
        </p>
      )}
    </>
  );
}
