import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Step } from '#features/workspace/auth/components/step.tsx';
import { supportsPasskeys } from '#features/workspace/auth/passkeys/api.ts';
import { reportFault } from '#lib/query.ts';
import { logout } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { passkeysQuery, twoFactorQuery } from '../api.ts';

/** Codes, dialog and QR code come when they are asked for: the question itself stands right after the sign-in. */
const SetUpTwoFactor = lazy(async () => {
  const { SetUpTwoFactor: component } = await import('../components/set-up-two-factor.tsx');
  return { default: component };
});
const AddPasskey = lazy(async () => {
  const { AddPasskey: component } = await import('../components/passkey-dialogs.tsx');
  return { default: component };
});

interface SecondFactorPageProps {
  /** What the account lacks; undefined where a second factor is only recommended. */
  readonly lacks: CurrentUser['second_factor'];
  readonly onDone: () => void;
}

function SignOut() {
  const { t } = useTranslation('second-factor-page');
  return (
    <Button kind="secondary" onPress={() => void logout().catch(reportFault)}>
      {t('signOut')}
    </Button>
  );
}

function SetUp({ lacks, onDone }: SecondFactorPageProps) {
  const { t } = useTranslation('second-factor-page');
  const codes = useQuery(twoFactorQuery);
  const passkeys = useQuery(passkeysQuery);
  const [step, setStep] = useState<'codes' | 'passkey'>();
  const close = () => {
    setStep(undefined);
    if (codes.data?.enabled === true || (passkeys.data ?? []).length > 0) onDone();
  };
  return (
    <Step
      title={t('title')}
      lead={t(lacks === undefined ? 'text' : 'required')}
      icon={<ShieldCheck aria-hidden="true" className="size-6" />}
    >
      <div className="flex flex-wrap gap-3">
        <Button kind="primary-lila" onPress={() => setStep('codes')}>
          {t('setUp')}
        </Button>
        {supportsPasskeys() && (
          <Button kind="secondary" onPress={() => setStep('passkey')}>
            {t('addPasskey')}
          </Button>
        )}
        {lacks === undefined ? (
          <Button kind="secondary" onPress={onDone}>
            {t('later')}
          </Button>
        ) : (
          <SignOut />
        )}
      </div>
      {lacks === undefined && <p className="text-xs text-pretty text-third">{t('again')}</p>}
      <Suspense fallback={null}>
        {step === 'codes' && <SetUpTwoFactor onClose={close} />}
        {step === 'passkey' && <AddPasskey onClose={close} />}
      </Suspense>
    </Step>
  );
}

/** Asks an administrator who needs a second factor to set one up, or to sign in with the passkey that is one. */
export function SecondFactorPage(props: SecondFactorPageProps) {
  const { t } = useTranslation('second-factor-page');
  if (props.lacks !== 'passkey_needed') return <SetUp {...props} />;
  return (
    <Step
      title={t('passkeyTitle')}
      lead={t('passkeyText')}
      icon={<ShieldCheck aria-hidden="true" className="size-6" />}
    >
      <div className="flex flex-wrap gap-3">
        <SignOut />
      </div>
    </Step>
  );
}
