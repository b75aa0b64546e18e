import { EMAIL_CONFIRMATION_HOURS } from '@quint/domain/base/limits.ts';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DraftNote } from '../components/draft-note.tsx';
import { ResendConfirmation } from '../components/resend-confirmation.tsx';
import { Step } from '../components/step.tsx';
import { useLastSignUp } from '../use-sign-up.ts';

/** The workspace was created; next the address must be confirmed. */
export function SignUpSentPage({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation('auth');
  const email = useLastSignUp()?.variables?.email;
  const hours = EMAIL_CONFIRMATION_HOURS;
  return (
    <Step
      title={t('signUp.confirm')}
      lead={
        email === undefined ? t('signUp.confirmText', { hours }) : t('signUp.confirmSent', { email, hours })
      }
      icon={<MailCheck aria-hidden="true" className="size-6" />}
    >
      <DraftNote step="sent" target={target} />
      <div className="flex flex-col gap-4 border-t border-line pt-5">
        <p className="text-pretty text-second">{t('signUp.noMail')}</p>
        <ResendConfirmation email={email} target={target} />
      </div>
    </Step>
  );
}
