import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Step } from '#features/auth/components/step.tsx';
import { Button } from '#ui/button.tsx';
import { twoFactorQuery } from '../api.ts';

/** Codes, dialog and QR code come when they are asked for: the question itself stands right after the sign-in. */
const SetUpTwoFactor = lazy(async () => {
  const { SetUpTwoFactor: component } = await import('../components/set-up-two-factor.tsx');
  return { default: component };
});

/** Asks an administrator of the platform at every sign-in for a second factor, until there is one. */
export function SecondFactorPage({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('auth');
  const state = useQuery(twoFactorQuery);
  const [isSettingUp, setSettingUp] = useState(false);
  const close = () => {
    setSettingUp(false);
    if (state.data?.enabled === true) onDone();
  };
  return (
    <Step
      title={t('askSecondFactor.title')}
      lead={t('askSecondFactor.text')}
      icon={<ShieldCheck aria-hidden="true" className="size-6" />}
    >
      <div className="flex flex-wrap gap-3">
        <Button kind="primary-lila" onPress={() => setSettingUp(true)}>
          {t('askSecondFactor.setUp')}
        </Button>
        <Button kind="secondary" onPress={onDone}>
          {t('askSecondFactor.later')}
        </Button>
      </div>
      <p className="text-xs text-pretty text-third">{t('askSecondFactor.again')}</p>
      {isSettingUp && (
        <Suspense fallback={null}>
          <SetUpTwoFactor onClose={close} />
        </Suspense>
      )}
    </Step>
  );
}
