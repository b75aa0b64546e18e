import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useCurrentUser } from '#lib/session.ts';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { useUnlock } from '../use-unlock.ts';
import { TooFewInsights } from './limit-dialog.tsx';
import { UnlockPreview } from './opens.tsx';
import type { ActionDialogProps } from '../model/action-rules.ts';
import { AffectedPeople } from './action-form.tsx';

/** Asks by name before insights are spent: it cannot be undone. Without enough of them it says how to get more. */
export function UnlockDialog({ people, onClose }: ActionDialogProps) {
  const { t } = useTranslation('people');
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
    <SubmitDialog
      alert
      onClose={onClose}
      title={t('unlock.title', { count: people.length, name: people[0]?.name ?? '' })}
      aside={
        <span className="mr-auto self-center text-second tabular-nums max-md:w-full">
          {t('unlock.rest', {
            now: format.number(remainingInsights),
            after: format.number(remainingInsights - people.length),
          })}
        </span>
      }
      submit={t('unlock.confirm', { count: people.length })}
      kind="primary-lila"
      onSubmit={confirm}
    >
      <AffectedPeople people={people} />
      <UnlockPreview people={people} />
      <p className="mt-5 border-t border-line pt-4 text-second">{t('unlock.final')}</p>
    </SubmitDialog>
  );
}
