import type { ExportTalentsAnswer } from '@quint/contract/talent-export.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { saveFile } from '#lib/save-file.ts';
import type { VerbDialogProps } from '../model/verbs.ts';
import { VerbForm } from './verb-form.tsx';

/** Says what the file will hold before it is made. */
export function ExportDialog({ people, onClose }: VerbDialogProps) {
  const { t } = useTranslation('people');
  const { mutate } = useMutation({
    mutationFn: async () => {
      const body = { keys: people.map(({ id }) => id), columns: ['name', 'email', 'phone', 'status'] };
      const [{ data }, { toCsv }] = await Promise.all([
        api<ExportTalentsAnswer>('/talents/export', { body }),
        import('#lib/csv.ts'),
      ]);
      const status = new Map(people.map((person) => [person.id, t(`status.${person.status}`)]));
      const header = [t('export.name'), t('export.email'), t('export.phone'), t('export.status')];
      const rows = data.map(({ id, name, email, phone }) => [
        name ?? '',
        email ?? '',
        phone ?? '',
        status.get(id) ?? '',
      ]);
      const content = toCsv([header, ...rows], currentLanguage());
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`${t('export.file')}-${day}.csv`, new Blob([content], { type: 'text/csv;charset=utf-8' }));
      notify({ id: 'export', text: t('export.done', { count: rows.length }) });
    },
  });
  return (
    <VerbForm id="export" people={people} onClose={onClose} onDo={() => mutate()}>
      <p className="text-second">{t('export.text', { count: people.length })}</p>
    </VerbForm>
  );
}
