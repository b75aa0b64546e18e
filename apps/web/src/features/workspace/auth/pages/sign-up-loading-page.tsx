import { Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/link.tsx';
import { Step, StepLoading } from '../components/step.tsx';
import { useLastSignUp } from '../use-sign-up.ts';

/** Waits while the workspace is created, then continues. */
export function SignUpLoadingPage({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation('auth');
  const last = useLastSignUp();
  const search = { redirectTo: target };
  if (last?.status === 'error') return <Navigate to="/signup" search={search} replace />;
  if (last?.status === 'success') {
    const isOnHold = last.data?.data.state === 'on_hold';
    return (
      <Navigate to={isOnHold ? '/signup/onhold' : '/signup/email-confirmation'} search={search} replace />
    );
  }
  return (
    <Step title={t('signUp.loading')}>
      <StepLoading text={t('signUp.loadingText')} />
      <TextLink
        to="/signup"
        search={search}
        className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 self-start"
      >
        {t('signUp.loadingAgain')}
      </TextLink>
    </Step>
  );
}
