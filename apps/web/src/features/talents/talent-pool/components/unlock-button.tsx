import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#lib/on-demand.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';

const PoolUnlockDialog = onDemand(async () => (await import('./pool-unlock-dialog.tsx')).PoolUnlockDialog);

/** Opens the confirmation for a person of the pool, or gives the reason why unlocking is impossible. */
export function usePoolUnlock(
  person: Pick<PoolPerson, 'id' | 'name' | 'profile' | 'result'>,
  onConfirm: () => void,
) {
  const { id } = person;
  const { t } = useTranslation('talent-pool');
  const [isAsked, setAsked] = useState(false);
  const isCheck = useCurrentUser().active_workspace?.is_public_check === true;
  return {
    ask: () => setAsked(true),
    reason: isCheck ? t('platform.check') : undefined,
    dialog: isAsked && id !== null && (
      <PoolUnlockDialog id={id} person={person} onConfirm={onConfirm} onClose={() => setAsked(false)} />
    ),
  };
}

interface UnlockButtonProps {
  readonly person: Pick<PoolPerson, 'id' | 'name' | 'profile' | 'result'>;
  readonly onConfirm: () => void;
  /** The primary action on a person's page; in a list, one per row. */
  readonly isMain?: boolean | undefined;
}

/**
 * Unlocks a person of the pool after a confirmation; the workspace of the public check gets the reason why it cannot.
 */
export function UnlockButton({ person, onConfirm, isMain = false }: UnlockButtonProps) {
  const { t } = useTranslation('talent-pool');
  const { ask, reason, dialog } = usePoolUnlock(person, onConfirm);
  if (person.id === null) return null;
  return (
    <>
      <BlockableButton kind={isMain ? 'primary-lila' : 'secondary'} disabledReason={reason} onPress={ask}>
        <LockOpen aria-hidden="true" className="size-4 xl:hidden" />
        <span className="font-semibold">{t('platform.unlock')}</span>{' '}
        <span className={isMain ? undefined : 'text-second'}>{t('platform.price')}</span>{' '}
        <span className="sr-only">{person.name}</span>
      </BlockableButton>
      {dialog}
    </>
  );
}
