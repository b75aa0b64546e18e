import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaveRefused } from '../use-save-refused.ts';

interface DeleteRecordProps {
  readonly name: string;
  readonly words: { readonly title: string; readonly text: string; readonly deleted: string };
  readonly remove: {
    readonly isPending: boolean;
    readonly mutate: (
      input: undefined,
      on: { readonly onSuccess: () => void; readonly onError: (error: Error) => void },
    ) => void;
  };
  readonly onDeleted: () => void;
}

/** Deletes a record after its name has been typed. */
export function DeleteRecord({ name, words, remove, onDeleted }: DeleteRecordProps) {
  const { t } = useTranslation('records');
  const { t: common } = useTranslation('common');
  const refused = useSaveRefused();
  const [asked, setAsked] = useState(false);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify({ text: words.deleted });
        onDeleted();
      },
      onError: refused,
    });
  return (
    <>
      <Button kind="secondary-danger" onPress={() => setAsked(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {common('action.delete')}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={confirm}
        title={words.title}
        text={words.text}
        confirm={common('action.delete')}
        loading={remove.isPending}
        name={{ label: t('deleteName', { name }), value: name }}
      />
    </>
  );
}
