import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { useLockRanges } from '../api.ts';

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
