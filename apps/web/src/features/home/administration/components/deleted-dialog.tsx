import type { DeletedWorkspace } from '@quint/contract/workspace/deleted-workspaces.ts';
import { BIN_DAYS } from '@quint/domain/base/bin.ts';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QuerySection } from '#features/workspace/account/components/query-section.tsx';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { useRestoreWorkspace } from '#lib/restore-workspace.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { deletedWorkspacesQuery } from '../api.ts';

/** A deleted workspace: who deleted it when, and until when it can be restored. */
function DeletedWorkspaceRow({ workspace }: { readonly workspace: DeletedWorkspace }) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const restore = useRestoreWorkspace();
  const reportSaveError = useSaveRefused();
  const { id, name, deleted_by: by } = workspace;
  const date = format.date(workspace.date_deleted);
  const bringBack = () =>
    restore.mutate(id, {
      onSuccess: () => notify({ text: t('deleted.restored', { name }) }),
      onError: reportSaveError,
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="flex min-w-[min(100%,14rem)] flex-1 flex-col">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-second">
          {by === null ? t('deleted.on', { date }) : t('deleted.by', { name: by, date })}
        </span>
        <span className="text-second">
          {t('deleted.until', { date: format.lastDay(workspace.restorable_until) })}
        </span>
      </div>
      <Button
        kind="secondary"
        size="sm"
        aria-label={t('deleted.restoreNamed', { name })}
        isLoading={restore.isPending}
        onPress={bringBack}
      >
        <RotateCcw aria-hidden="true" className="size-3.5" />
        {t('deleted.restore')}
      </Button>
    </li>
  );
}

/** The workspaces that the platform deleted and can restore. */
export function DeletedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('administration');
  const { t: common } = useTranslation('common');
  const deletedWorkspaces = useQuery(deletedWorkspacesQuery);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deleted.title')}
      actions={
        <Button kind="secondary" onPress={onClose}>
          {common('action.close')}
        </Button>
      }
    >
      <p className="pb-3 text-pretty text-second">{t('deleted.lead', { days: BIN_DAYS })}</p>
      <QuerySection query={deletedWorkspaces}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-third">{t('deleted.none')}</p>
          ) : (
            <ul aria-label={t('deleted.title')}>
              {list.map((workspace) => (
                <DeletedWorkspaceRow key={workspace.id} workspace={workspace} />
              ))}
            </ul>
          )
        }
      </QuerySection>
    </Dialog>
  );
}
