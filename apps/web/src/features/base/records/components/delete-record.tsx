import type { BinKind } from '@quint/domain/base/bin.ts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useDeleteRecord } from '../use-delete-record.ts';

interface DeleteRecordProps {
  readonly kind: BinKind;
  readonly id: string;
  readonly name: string;
  readonly onDeleted: () => void;
}

/** Deletes a record without a confirmation: it can be restored for 30 days. */
export function DeleteRecord({ kind, id, name, onDeleted }: DeleteRecordProps) {
  const { t } = useTranslation('common');
  const remove = useDeleteRecord(kind, onDeleted);
  return (
    <Button kind="secondary" isLoading={remove.isPending} onPress={() => remove.mutate({ id, name })}>
      <Trash2 aria-hidden="true" className="size-4" />
      {t('action.delete')}
    </Button>
  );
}
