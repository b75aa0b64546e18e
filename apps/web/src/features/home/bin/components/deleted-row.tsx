import type { DeletedRecord } from '@quint/contract/people/bin.ts';
import type { BinKind } from '@quint/domain/base/bin.ts';
import {
  Briefcase,
  ClipboardCheck,
  RotateCcw,
  Target,
  Trash2,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestore } from '#features/base/records/use-restore.ts';
import { useFormat } from '#lib/format.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { serverNow } from '#lib/server-time.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { usePurge } from '../api.ts';

const ICON: Readonly<Record<BinKind, LucideIcon>> = {
  talents: User,
  roles: Briefcase,
  teams: Users,
  goals: Target,
  assessments: ClipboardCheck,
};
const DAY_MS = 86_400_000;

/** Whole days until a time, the last one included. */
function daysUntil(time: string, now: Date): number {
  return Math.max(1, Math.ceil((new Date(time).getTime() - now.getTime()) / DAY_MS));
}

/** Shows the reason when a record was refused. Returns whether it was accepted. */
function isDone(rejections: readonly { readonly message: string }[], headline: string): boolean {
  const [first] = rejections;
  if (first !== undefined) notify({ type: 'error', headline, text: first.message });
  return first === undefined;
}

/** Deletes a person permanently; other records are only hidden. */
function PurgeButton({ record }: { readonly record: DeletedRecord }) {
  const { t } = useTranslation('bin');
  const purge = usePurge();
  const { id, name } = record;
  const confirm = (close: () => void) =>
    purge.mutate(
      { kind: 'talents', ids: [id] },
      {
        onSuccess: ({ rejected }) => {
          close();
          if (isDone(rejected, t('notPurged', { name }))) notify({ text: t('purged', { name }) });
        },
        onError: (error) => notifyRefusal(error),
      },
    );
  return (
    <ConfirmButton
      kind="icon"
      aria-label={t('purgeNamed', { name })}
      onConfirm={confirm}
      title={t('purgeTitle', { name })}
      text={t('purgeText')}
      confirm={t('purge')}
      isLoading={purge.isPending}
      name={{ label: t('purgeName', { name }), value: name }}
    >
      <Trash2 aria-hidden="true" className="size-4" />
    </ConfirmButton>
  );
}

/** A deleted record: its name, who deleted it, when, and how long it can be restored. */
export function DeletedRow({ record }: { readonly record: DeletedRecord }) {
  const { t } = useTranslation('bin');
  const format = useFormat();
  const restore = useRestore();
  const [now] = useState(() => serverNow());
  const { kind, id, name, deleted_by: by, date_deleted: deletedAt, restorable_until: until } = record;
  const Icon = ICON[kind];
  const bringBack = () =>
    restore.mutate(
      { kind, ids: [id] },
      {
        onSuccess: ({ rejected }) => {
          if (isDone(rejected, t('notRestored', { name }))) notify({ text: t('restored', { name }) });
        },
        onError: (error) => notifyRefusal(error),
      },
    );
  const when = format.relative(deletedAt, now);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0 text-third" />
      <div className="flex min-w-[min(100%,16rem)] flex-1 flex-col">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-second">
          {t(`kind.${kind}`)}
          {' · '}
          {by === null ? t('deletedWhen', { when }) : t('deletedBy', { name: by, when })}
        </span>
      </div>
      <span className="text-third tabular-nums">{t('daysLeft', { count: daysUntil(until, now) })}</span>
      <span className="flex items-center gap-1.5">
        <Button
          kind="secondary"
          size="sm"
          aria-label={t('restoreNamed', { name })}
          isLoading={restore.isPending}
          onPress={bringBack}
        >
          <RotateCcw aria-hidden="true" className="size-3.5" />
          {t('restore')}
        </Button>
        {kind === 'talents' && <PurgeButton record={record} />}
      </span>
    </li>
  );
}
