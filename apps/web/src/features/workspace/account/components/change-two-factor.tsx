import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { notify } from '#lib/notify.ts';
import { Dialog } from '#ui/dialog.tsx';
import { refresh, twoFactorQuery } from '../api.ts';
import type { ProofForm as Proof } from '../form.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { Codes } from './set-up-two-factor.tsx';

/** Creates ten new recovery codes, which replace the remaining ones. */
export function RenewCodes({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('profile');
  const renew = useMutation({
    mutationFn: (otp: string) => api<Codes>('/auth/two-factor/recovery-codes', { body: { otp } }),
    onSuccess: () => refresh(twoFactorQuery),
    gcTime: 0,
  });
  const codes = renew.data?.data.recovery_codes;
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t(codes === undefined ? 'twoFactor.newCodesTitle' : 'twoFactor.codesTitle')}
    >
      {codes === undefined ? (
        <div className="flex flex-col gap-5">
          <p className="text-pretty text-second">{t('twoFactor.newCodesText')}</p>
          <ProofForm
            requiredProof="code"
            codeLabel={t('twoFactor.anyCode')}
            submit={t('twoFactor.newCodes')}
            isPending={renew.isPending}
            error={renew.error}
            onSend={({ otp }) => renew.mutate(otp)}
          />
        </div>
      ) : (
        <RecoveryCodes codes={codes} onDone={onClose} />
      )}
    </Dialog>
  );
}

/** Removes the second factor, with password and code. */
export function TurnOffTwoFactor({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('profile');
  const turnOff = useMutation({
    mutationFn: (proof: Proof) => api('/auth/two-factor/disable', { body: proof }),
    onSuccess: async () => {
      await refresh(twoFactorQuery);
      notify({ id: 'two-factor', text: t('twoFactor.turnedOff') });
      onClose();
    },
  });
  return (
    <Dialog open alert onClose={onClose} title={t('twoFactor.turnOffTitle')}>
      <div className="flex flex-col gap-5">
        <p className="text-pretty text-second">{t('twoFactor.turnOffText')}</p>
        <ProofForm
          requiredProof="both"
          codeLabel={t('twoFactor.anyCode')}
          submit={t('twoFactor.turnOff')}
          danger
          isPending={turnOff.isPending}
          error={turnOff.error}
          onSend={(proof) => turnOff.mutate(proof)}
        />
      </div>
    </Dialog>
  );
}
