import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useUnlock } from '../use-unlock.ts';
import { TooFewInsights } from './limit-dialog.tsx';
import { UnlockPreview } from './opens.tsx';
import type { ActionDialogProps } from '../model/action-rules.ts';
import { AffectedPeople } from './action-form.tsx';

/** Asks by name before insights are spent: it cannot be undone. Without enough of them it says how to get more. */
export function UnlockDialog({ people, onClose }: ActionDialogProps) {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const unlock = useUnlock();
  const remainingInsights = useCurrentUser().active_workspace?.custom_limits.talent_insights_budget ?? 0;
  if (remainingInsights < people.length)
    return <TooFewInsights neededCount={people.length} onClose={onClose} />;
  const confirm = () => {
    unlock(people);
    onClose();
  };
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('unlock.title', { count: people.length, name: people[0]?.name ?? '' })}
      actions={
        <>
          <span className="mr-auto self-center text-second tabular-nums max-md:w-full">
            {t('unlock.rest', {
              now: format.number(remainingInsights),
              after: format.number(remainingInsights - people.length),
            })}
          </span>
          <Button kind="secondary" onPress={onClose}>
            {common('action.cancel')}
          </Button>
          <Button kind="primary-lila" onPress={confirm}>
            {t('unlock.confirm', { count: people.length })}
          </Button>
        </>
      }
    >
      <AffectedPeople people={people} />
      <UnlockPreview people={people} />
      <p className="mt-5 border-t border-line pt-4 text-second">{t('unlock.final')}</p>
    </Dialog>
  );
}
