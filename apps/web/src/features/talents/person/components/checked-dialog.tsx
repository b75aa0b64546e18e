import type { QualityFlag } from '@quint/psychometrics/types.ts';
import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CHECKS } from '../model/flags.ts';
import { useFlagText } from '../use-flag-text.ts';

interface CheckedDialogProps {
  readonly flags: readonly QualityFlag[];
  readonly onClose: () => void;
}

/** The quality checks of the answers: which raised a flag, how clearly, and which did not. */
export function CheckedDialog({ flags, onClose }: CheckedDialogProps) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation();
  const formatFlag = useFlagText();
  const rows = CHECKS.map((check) => ({ check, flag: flags.find(({ index }) => index === check) }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('doubt.checked')}
      actions={
        <Button kind="primary" onPress={onClose}>
          {common('action.close')}
        </Button>
      }
    >
      <p className="pb-3 text-pretty text-second">{t('doubt.checkedText')}</p>
      <ul>
        {rows
          .toSorted((one, other) => Number(other.flag !== undefined) - Number(one.flag !== undefined))
          .map(({ check, flag }) => {
            const Icon = flag === undefined ? Check : TriangleAlert;
            const state = flag === undefined ? 'unflagged' : flag.severe ? 'clear' : 'flagged';
            return (
              <li
                key={check}
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-t border-line py-2.5"
              >
                <Icon
                  aria-hidden="true"
                  className={cx('mt-1 size-4', flag === undefined ? 'text-third' : 'text-partial-text')}
                />
                <p className="text-pretty">
                  {t(`doubt.checks.${check}`)}
                  {flag !== undefined && (
                    <span className="block text-sm text-second">{formatFlag(flag)}</span>
                  )}
                </p>
                <span className={cx('text-sm', flag === undefined ? 'text-third' : 'text-partial-text')}>
                  {t(`doubt.${state}`)}
                </span>
              </li>
            );
          })}
      </ul>
    </Dialog>
  );
}
