import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { TextLink } from '#ui/link.tsx';
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
function FixRanges({ roleId }: { readonly roleId: string }) {
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
      <Button kind="secondary" size="sm" onPress={() => setOpen(true)}>
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

interface RangeLockLineProps {
  readonly roleId: string;
  readonly state: RangeState;
}

/** Whether the ranges of a role are fixed, with a link to their history; free ones can be fixed here. */
export function RangeLockLine({
  roleId,
  state: { range_lock: lock, range_history: versions },
}: RangeLockLineProps) {
  const { t } = useTranslation('role-ranges');
  const formatLock = useLockLabel();
  const isFixed = lock.kind !== null;
  const Icon = isFixed ? Lock : LockOpen;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-second md:rounded-md md:bg-mute md:px-3 md:py-1.5">
      <span className="flex min-w-0 items-start gap-2">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-third" />
        <span className="text-pretty">{formatLock(lock)}</span>
      </span>
      {versions.length > 1 && (
        <TextLink to="/roles/$roleId" params={{ roleId }} search={{ tab: 'history' }}>
          {t('lock.history')}
        </TextLink>
      )}
      {!isFixed && <FixRanges roleId={roleId} />}
    </div>
  );
}
