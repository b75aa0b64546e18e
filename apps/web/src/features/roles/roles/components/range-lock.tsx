import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { useLockRanges, type RangeState } from '../api.ts';

type RangeLock = RangeState['range_lock'];

/** Describes when, before which event and by whom ranges were fixed, or what will fix them. */
export function useLockLabel(): (lock: RangeLock) => string {
  const { t } = useTranslation('role-ranges');
  const format = useFormat();
  return ({ kind, date, by, version, before_results: isBefore }) => {
    if (kind === null || date === null) return t('lock.open');
    const values = { version, date: format.date(date, 'date'), by };
    if (kind === 'results') return t('lock.results', values);
    const when = isBefore ? 'before' : 'later';
    return by === null ? t(`lock.${when}Alone`, values) : t(`lock.${when}`, values);
  };
}

/** Fixes ranges permanently after a confirmation. */
export function FixRanges({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('role-ranges');
  const [isOpen, setOpen] = useState(false);
  const lock = useLockRanges(roleId);
  const close = () => setOpen(false);
  const fix = () =>
    lock.mutate(undefined, {
      onSuccess: () => notify({ text: t('lock.fixed') }),
      onSettled: close,
    });
  return (
    <>
      <Button kind="secondary" size="xs" onPress={() => setOpen(true)}>
        {t('lock.fix')}
      </Button>
      <SubmitDialog
        open={isOpen}
        onClose={close}
        title={t('lock.title')}
        size="sm"
        submit={t('lock.fix')}
        isPending={lock.isPending}
        onSubmit={fix}
      >
        <p className="text-second">{t('lock.text')}</p>
      </SubmitDialog>
    </>
  );
}
