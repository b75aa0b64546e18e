import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { downloadTalents } from '../api.ts';
import type { ActionDialogProps } from '../model/action-rules.ts';
import { ActionForm } from './action-form.tsx';

/** Says what the file will hold before it is made. */
export function ExportDialog({ people, onClose }: ActionDialogProps) {
  const { t } = useTranslation('people');
  const { mutate } = useMutation({
    mutationFn: async () => {
      await downloadTalents({
        keys: people.map(({ id }) => id),
        format: 'csv',
        columns: ['name', 'email', 'phone', 'status'],
      });
      notify({ id: 'export', text: t('export.done', { count: people.length }) });
    },
  });
  return (
    <ActionForm id="export" people={people} onClose={onClose} onDo={() => mutate()}>
      <p className="text-second">{t('export.text', { count: people.length })}</p>
    </ActionForm>
  );
}
