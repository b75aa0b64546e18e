import { RETAIN_DATA_PATH } from '@quint/domain/privacy/retention.ts';
import { useMutation } from '@tanstack/react-query';
import { Hourglass, ShieldCheck, Unlink } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { linkProblemOf } from '#lib/link-problems.ts';
import { useLinkToken } from '#lib/use-link-token.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { DamagedLink } from '#ui/damaged-link.tsx';
import { keepMyData } from '../retention/api.ts';

const ICONS = { ask: Hourglass, kept: ShieldCheck, unknown: Unlink } as const;
type State = keyof typeof ICONS;

/**
 * Lets a person ask to be kept, with one button and without a sign-in. Opening it changes nothing, because mail
 * programs open links.
 */
export function KeepDataPage() {
  const { t } = useTranslation('retention');
  const format = useFormat();
  const token = useLinkToken('record');
  useEffect(() => {
    window.history.replaceState(null, '', RETAIN_DATA_PATH);
  }, []);
  const mutation = useMutation({ mutationFn: keepMyData });
  const requestState: State = mutation.isSuccess ? 'kept' : 'ask';
  const state: State = linkProblemOf(mutation.error) === undefined ? requestState : 'unknown';
  if (token === undefined) {
    return <DamagedLink action={<ButtonLink to="/my-profile">{t('keep.own')}</ButtonLink>} />;
  }
  const Icon = ICONS[state];
  const { workspace = '', ends_at: end = null } = mutation.data ?? {};
  const text =
    state === 'kept'
      ? t(end === null ? 'keep.kept.forGood' : 'keep.kept.text', { workspace, date: format.lastDay(end) })
      : t(`keep.${state}.text`);
  const actions = {
    ask: (
      <Button
        kind="primary-lila"
        size="lg"
        isLoading={mutation.isPending}
        onPress={() => mutation.mutate(token)}
      >
        {t('keep.button')}
      </Button>
    ),
    kept: undefined,
    unknown: <ButtonLink to="/my-profile">{t('keep.own')}</ButtonLink>,
  };
  return (
    <div role={state === 'ask' ? undefined : 'status'}>
      <EmptyState
        level={1}
        icon={<Icon aria-hidden="true" className="size-6" />}
        title={t(`keep.${state}.title`)}
        text={text}
        action={actions[state]}
      />
    </div>
  );
}
