import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button-style.ts';
import { Step } from '../components/step.tsx';
import { SupportLink } from '../components/support-link.tsx';

/** The workspace waits for the platform's approval. */
export function SignUpOnHoldPage() {
  const { t } = useTranslation('auth');
  return (
    <Step
      title={t('signUp.onHold')}
      lead={t('signUp.onHoldText')}
      icon={<Hourglass aria-hidden="true" className="size-6" />}
    >
      <div>
        <SupportLink subject={t('signUp.onHoldSubject')} className={buttonClass({ kind: 'primary-lila' })}>
          {t('signUp.contact')}
        </SupportLink>
      </div>
    </Step>
  );
}
