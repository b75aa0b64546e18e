import type { RecoveryCodesAnswer, SetUpTwoFactorAnswer } from '@quint/contract/workspace/two-factor.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { drawCode } from '#lib/draw-code.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { refresh, twoFactorQuery } from '../api.ts';
import { CopyButton } from './copy-button.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Cameras need a quiet zone around a QR code. */
const RIM = 4;

/** The otpauth URL as a QR code, for the authenticator app. */
function AuthenticatorCode({ uri }: { readonly uri: string }) {
  const { t } = useTranslation('profile');
  const code = useQuery({
    queryKey: ['account', 'code', uri],
    queryFn: () => drawCode(uri),
    staleTime: Number.POSITIVE_INFINITY,
    // The URL contains a secret.
    gcTime: 0,
  });
  if (code.data === undefined) return <Skeleton className="size-[200px]" />;
  const { side, path } = code.data;
  const width = side + 2 * RIM;
  return (
    // Dark on light in dark mode too: cameras expect it.
    <svg
      data-theme="light"
      role="img"
      aria-label={t('twoFactor.qr')}
      viewBox={`${-RIM} ${-RIM} ${width} ${width}`}
      shapeRendering="crispEdges"
      className="size-[200px] shrink-0 rounded-md border border-line forced-color-adjust-none"
    >
      <rect x={-RIM} y={-RIM} width={width} height={width} fill="var(--surface)" />
      <path d={path} fill="var(--ink)" />
    </svg>
  );
}

type SetUp = SetUpTwoFactorAnswer;
export type Codes = RecoveryCodesAnswer;

/** Formats the secret in groups of four, for typing. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

function Secret({ setUp }: { readonly setUp: SetUp['data'] }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <p className="text-pretty text-second">{t('twoFactor.scan')}</p>
      <div className="flex flex-wrap items-center gap-5">
        <AuthenticatorCode uri={setUp.uri} />
        <div className="flex min-w-0 flex-1 basis-52 flex-col items-start gap-2">
          <p className="text-pretty text-third">{t('twoFactor.key')}</p>
          <code translate="no" className="font-mono text-md wrap-anywhere select-all">
            {inGroups(setUp.secret)}
          </code>
          <CopyButton text={setUp.secret}>{t('twoFactor.copyKey')}</CopyButton>
        </div>
      </div>
    </>
  );
}

/** The steps: password, secret in the app, first code, recovery codes. */
export function SetUpTwoFactor({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('profile');
  const begin = useMutation({
    mutationFn: (password: string) => api<SetUp>('/auth/two-factor/set-up', { body: { password } }),
    gcTime: 0,
  });
  const confirm = useMutation({
    mutationFn: (otp: string) => api<Codes>('/auth/two-factor/confirm', { body: { otp } }),
    onSuccess: () => refresh(twoFactorQuery),
    gcTime: 0,
  });
  if (confirm.data !== undefined) {
    return (
      <Dialog open alert onClose={onClose} title={t('twoFactor.codesTitle')}>
        <RecoveryCodes codes={confirm.data.data.recovery_codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open alert onClose={onClose} title={t('twoFactor.setUpTitle')}>
      <div className="flex flex-col gap-5">
        {begin.data === undefined ? (
          <>
            <p className="text-pretty text-second">{t('twoFactor.proof')}</p>
            <ProofForm
              key="password"
              requiredProof="password"
              submit={t('twoFactor.continue')}
              isPending={begin.isPending}
              error={begin.error}
              onSend={({ password }) => begin.mutate(password)}
            />
          </>
        ) : (
          <>
            <Secret setUp={begin.data.data} />
            <ProofForm
              key="code"
              requiredProof="code"
              submit={t('twoFactor.confirm')}
              isPending={confirm.isPending}
              error={confirm.error}
              onSend={({ otp }) => confirm.mutate(otp)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
