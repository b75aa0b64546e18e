import type { FormStatistics, NormSwitch } from '@quint/contract/measures/norms.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { useSwitchNorm } from '../api.ts';

interface SwitchProps {
  readonly form: FormStatistics;
  readonly to: NormSwitch['to'];
  /** The reason why it cannot be selected yet. */
  readonly blockReason?: string | undefined;
}

function NormSwitchButton({ form, to, blockReason }: SwitchProps) {
  const { t } = useTranslation('norms');
  const [isAsked, setIsAsked] = useState(false);
  const change = useSwitchNorm();
  const { instrument, language } = form;
  const close = () => setIsAsked(false);
  const confirm = () =>
    change.mutate(
      { instrument, language, to },
      {
        onSuccess: () => notify({ text: t('platform.switched') }),
        onError: (error) => notifyFailure(error, { text: t('platform.failed') }),
        onSettled: close,
      },
    );
  return (
    <>
      <BlockableButton
        kind="secondary"
        size="sm"
        disabledReason={blockReason}
        onPress={() => setIsAsked(true)}
      >
        {t(`platform.${to}`)}
      </BlockableButton>
      <SubmitDialog
        open={isAsked}
        onClose={close}
        title={t(`platform.${to}`)}
        size="sm"
        alert
        cancel={t('platform.cancel')}
        submit={t(`platform.${to}`)}
        kind="primary-lila"
        isPending={change.isPending}
        onSubmit={confirm}
      >
        <p className="text-second">{t('platform.confirm')}</p>
      </SubmitDialog>
    </>
  );
}

interface NormSwitchesProps {
  readonly form: FormStatistics;
  /** The minimum number of people for each option. */
  readonly least: Readonly<Record<'own' | 'error', number>>;
}

/** Switches to the own error of measurement, to the own norm, and back. */
export function NormSwitches({ form, least }: NormSwitchesProps) {
  const { t } = useTranslation('norms');
  const { is_own: isOwn, has_own_error: hasOwnError } = form;
  const offers = {
    error: t('platform.offerError', { count: least.error }),
    own: t('platform.offer', { count: least.own }),
  };
  const isOffered = { error: form.is_error_offered, own: form.is_offered };
  const options = (['error', 'own'] as const).filter((to) => !isOwn && !(to === 'error' && hasOwnError));
  return (
    <div className="flex flex-col gap-3 pt-4">
      {options.map((to) => (
        <div key={to} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <NormSwitchButton form={form} to={to} blockReason={isOffered[to] ? undefined : offers[to]} />
          <span className="min-w-48 flex-1 text-xs text-pretty text-third">{offers[to]}</span>
        </div>
      ))}
      {(isOwn || hasOwnError) && (
        <div>
          <NormSwitchButton form={form} to="published" />
        </div>
      )}
    </div>
  );
}
