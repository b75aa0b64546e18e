import { useTranslation } from 'react-i18next';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import type { SavedPart } from '../use-saved-part.ts';

/** The reason why a part was not saved, with a retry; without a network, a note that it waits. */
export function PartProblem({
  saveStatus,
}: {
  readonly saveStatus: Pick<SavedPart<unknown>, 'state' | 'problem' | 'isPersisted' | 'retry'>;
}) {
  const { t } = useTranslation('job-profile');
  const { t: common } = useTranslation('common');
  const hasTrouble = saveStatus.state === 'failed' || saveStatus.state === 'waiting';
  return (
    <div className={hasTrouble ? 'flex flex-wrap items-center gap-x-3 gap-y-2 pt-2' : undefined}>
      <AlertLine>{saveStatus.problem}</AlertLine>
      {saveStatus.state === 'failed' && saveStatus.isPersisted && (
        <p className="text-sm text-second">{t('keptText')}</p>
      )}
      <output className="text-sm text-second empty:hidden">
        {saveStatus.state === 'waiting' ? t('waitingText') : ''}
      </output>
      {hasTrouble && (
        <Button kind="secondary" size="sm" onPress={saveStatus.retry}>
          {common('action.retry')}
        </Button>
      )}
    </div>
  );
}
