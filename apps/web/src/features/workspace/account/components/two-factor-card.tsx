import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { twoFactorQuery, type TwoFactor } from '../api.ts';
import { QuerySection } from './query-section.tsx';

const RenewCodes = onDemand(async () => (await import('./change-two-factor.tsx')).RenewCodes);
const TurnOffTwoFactor = onDemand(async () => (await import('./change-two-factor.tsx')).TurnOffTwoFactor);
const SetUpTwoFactor = onDemand(async () => (await import('./set-up-two-factor.tsx')).SetUpTwoFactor);

type Step = 'setUp' | 'renew' | 'turnOff';

function Actions({
  isEnabled,
  onChoose,
}: {
  readonly isEnabled: boolean;
  readonly onChoose: (step: Step) => void;
}) {
  const { t } = useTranslation('profile');
  if (!isEnabled) {
    return (
      <Button kind="primary" size="sm" onPress={() => onChoose('setUp')}>
        {t('twoFactor.setUp')}
      </Button>
    );
  }
  return (
    <>
      <Button kind="secondary" size="sm" onPress={() => onChoose('renew')}>
        {t('twoFactor.newCodes')}
      </Button>
      <Button kind="secondary-danger" size="sm" onPress={() => onChoose('turnOff')}>
        {t('twoFactor.turnOff')}
      </Button>
    </>
  );
}

function State({ state }: { readonly state: TwoFactor }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  if (!state.enabled) return null;
  return (
    <p className="text-pretty text-third">
      {t('twoFactor.since', { date: format.date(state.date_enabled) })}{' '}
      {t('twoFactor.left', { count: state.recovery_codes_left })}
    </p>
  );
}

/** The second factor: its state and its settings. */
export function TwoFactorCard() {
  const { t } = useTranslation('profile');
  const state = useQuery(twoFactorQuery);
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  return (
    <Card
      title={t('twoFactor.title')}
      aside={
        state.data !== undefined && (
          <Badge tone={state.data.enabled ? 'strong' : 'neutral'}>
            {t(state.data.enabled ? 'twoFactor.on' : 'twoFactor.off')}
          </Badge>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-pretty text-second">{t('twoFactor.text')}</p>
        <QuerySection query={state}>
          {(data) => (
            <>
              <State state={data} />
              <div className="flex flex-wrap gap-2">
                <Actions isEnabled={data.enabled} onChoose={setStep} />
              </div>
            </>
          )}
        </QuerySection>
      </div>
      {step === 'setUp' && <SetUpTwoFactor onClose={close} />}
      {step === 'renew' && <RenewCodes onClose={close} />}
      {step === 'turnOff' && <TurnOffTwoFactor onClose={close} />}
    </Card>
  );
}
