import { DIGEST_OFF_PATH } from '@quint/domain/home/overview.ts';
import { useMutation } from '@tanstack/react-query';
import { BellOff, BellRing, Unlink } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { linkProblemOf } from '#lib/link-problems.ts';
import { useLinkToken } from '#lib/use-link-token.ts';
import { Button } from '#ui/button.tsx';
import { DamagedLink } from '#ui/damaged-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const ICONS = { ask: BellRing, off: BellOff, on: BellRing, unknown: Unlink } as const;
type State = keyof typeof ICONS;

/**
 * Switches off the daily mail with one press, without a sign-in. Opening the page changes nothing, because mail
 * programs open links.
 */
export function DigestOffPage() {
  const { t } = useTranslation('profile');
  const token = useLinkToken('account');
  useEffect(() => {
    window.history.replaceState(null, '', DIGEST_OFF_PATH);
  }, []);
  const change = useMutation({
    mutationFn: (isWanted: boolean) => api(isWanted ? '/digest/on' : '/digest/off', { body: { token } }),
  });
  if (token === undefined) return <DamagedLink />;
  const isUnknown = linkProblemOf(change.error) !== undefined;
  const changedState: State = change.variables === true ? 'on' : 'off';
  const knownState: State = change.isSuccess ? changedState : 'ask';
  const state: State = isUnknown ? 'unknown' : knownState;
  const Icon = ICONS[state];
  return (
    <div role={state === 'ask' ? undefined : 'status'}>
      <EmptyState
        level={1}
        icon={<Icon aria-hidden="true" className="size-6" />}
        title={t(`digestOff.${state}.title`)}
        text={t(`digestOff.${state}.text`)}
        action={
          state !== 'unknown' && (
            <Button
              kind={state === 'off' ? 'secondary' : 'primary-lila'}
              size="lg"
              isLoading={change.isPending}
              onPress={() => change.mutate(state === 'off')}
            >
              {t(state === 'off' ? 'digestOff.allow' : 'digestOff.stop')}
            </Button>
          )
        }
      />
    </div>
  );
}
