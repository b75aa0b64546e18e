import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { signIn } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { supportsPasskeys, PasskeyCancelled, authenticateWithPasskey } from '../passkeys/api.ts';
import { useRefusal } from '../use-refusal.ts';
import { Refusal } from './refusal.tsx';

interface PasskeyLoginProps {
  readonly onSignedIn: (user: CurrentUser) => void;
}

/** Sign-in with a passkey, if the browser supports it. */
export function PasskeyLogin({ onSignedIn }: PasskeyLoginProps) {
  const { t } = useTranslation('auth');
  const attempt = useMutation({
    mutationFn: async () => signIn('/auth/passkeys/login', await authenticateWithPasskey()),
    onSuccess: onSignedIn,
  });
  const refusal = useRefusal(attempt.error);
  if (!supportsPasskeys()) return null;
  const isCancelled = attempt.error instanceof PasskeyCancelled;
  return (
    <div className="flex flex-col gap-4 pt-4">
      <span className="flex items-center gap-3 text-xs text-third before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('login.or')}
      </span>
      <Button kind="secondary" size="lg" wide isLoading={attempt.isPending} onPress={() => attempt.mutate()}>
        <KeyRound aria-hidden="true" className="size-4" />
        {t('login.passkey')}
      </Button>
      <output className="text-sm text-pretty text-second empty:hidden">
        {isCancelled && t('login.passkeyCancelled')}
      </output>
      <Refusal>{refusal}</Refusal>
    </div>
  );
}
