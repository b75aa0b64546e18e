import { TRIAL_DAYS } from '@quint/domain/base/limits.ts';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { buttonClass } from '#ui/button-style.ts';
import { TextLink } from '#ui/link.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { Step } from '../components/step.tsx';
import { SupportLink } from '../components/support-link.tsx';
import type { SignUpForm as Values } from '../form.ts';
import { useLastSignUp, useSignUp } from '../use-sign-up.ts';

const EMPTY: Values = {
  name: '',
  first_name: '',
  last_name: '',
  has_one_name: false,
  email: '',
  password: '',
};

/**
 * Creates a workspace for the user's company; the login after it opens `target`. After a refusal the form returns with
 * its input.
 */
export function SignUpPage({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const signUp = useSignUp(target);
  const last = useLastSignUp();
  const failedSignUp = last?.status === 'error' ? last : undefined;
  if (usePublicSettings()?.signUp === false) {
    return (
      <Step title={t('signUp.closed')} lead={t('signUp.closedText')}>
        <div>
          <SupportLink subject={t('signUp.contactSubject')} className={buttonClass({ kind: 'primary-lila' })}>
            {t('signUp.contact')}
          </SupportLink>
        </div>
      </Step>
    );
  }
  return (
    <Step title={t('signUp.title')} lead={t('signUp.lead', { days: TRIAL_DAYS })}>
      <SignUpForm
        initial={failedSignUp?.variables ?? EMPTY}
        error={failedSignUp?.error}
        target={target}
        onSend={(values) => {
          signUp.mutate(values);
          void navigate({ to: '/signup/loading', search: { redirectTo: target } });
        }}
      />
      <p className="text-center text-second">
        {t('signUp.known')}{' '}
        <TextLink
          to="/"
          search={{ redirectTo: target }}
          className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11"
        >
          {t('signUp.signIn')}
        </TextLink>
      </p>
    </Step>
  );
}
