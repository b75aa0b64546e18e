import type { BinKind } from '@quint/domain/base/bin.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { markDeleted } from '#lib/items.ts';
import { notify } from '#lib/notify.ts';
import { restoreRecords } from './use-restore.ts';
import { useSaveRefused } from './use-save-refused.ts';

interface DeletedRecord {
  readonly id: string;
  readonly name: string;
}

/** Deletes a record at once. A toast names it and offers to undo; for 30 days it can be restored from the bin. */
export function useDeleteRecord(kind: BinKind, onDeleted: () => void) {
  const { t } = useTranslation('records');
  const client = useQueryClient();
  const reportSaveError = useSaveRefused();
  const undo = async ({ id, name }: DeletedRecord) => {
    try {
      const { rejected: rejections } = await restoreRecords(client, { kind, ids: [id] });
      const [first] = rejections;
      notify(
        first === undefined
          ? { text: t('restored', { name }) }
          : { type: 'error', headline: t('notRestored', { name }), text: first.message },
      );
    } catch (error) {
      notifyRefusal(error);
    }
  };
  return useMutation({
    mutationFn: ({ id }: DeletedRecord) => markDeleted(kind, id),
    onSuccess: async (_answer, record) => {
      onDeleted();
      notify({
        text: t('deleted', { name: record.name }),
        action: { label: t('undo'), onPress: () => void undo(record), isUndo: true },
      });
      await Promise.all([[kind, 'list'], ['bin']].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: reportSaveError,
  });
}
