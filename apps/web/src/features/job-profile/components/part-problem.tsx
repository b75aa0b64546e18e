import { useTranslation } from 'react-i18next';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import type { SavedPart } from '../use-saved-part.ts';

/** Why a part was not saved, with another try; without a network, that it waits. */
export function PartProblem({
  saved,
}: {
  readonly saved: Pick<SavedPart<unknown>, 'state' | 'problem' | 'isKept' | 'retry'>;
}) {
  const { t } = useTranslation('job-profile');
  const { t: common } = useTranslation('common');
  const hasTrouble = saved.state === 'failed' || saved.state === 'waiting';
  return (
    <div className={hasTrouble ? 'flex flex-wrap items-center gap-x-3 gap-y-2 pt-2' : undefined}>
      <AlertLine>{saved.problem}</AlertLine>
      {saved.state === 'failed' && saved.isKept && <p className="text-sm text-second">{t('keptText')}</p>}
      <output className="text-sm text-second empty:hidden">
        {saved.state === 'waiting' ? t('waitingText') : ''}
      </output>
      {hasTrouble && (
        <Button kind="secondary" size="sm" onPress={saved.retry}>
          {common('action.retry')}
        </Button>
      )}
    </div>
  );
}
