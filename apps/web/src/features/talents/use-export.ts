import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { saveFile } from '#lib/save-file.ts';
import { useSurveyWords } from './components/cells.tsx';
import { toExport } from './export-rows.ts';
import type { Fits, TalentRow } from './rows.ts';

interface Seen {
  readonly columns: readonly string[];
  readonly fits: Fits;
  readonly role: string | undefined;
}

/** Saves rows as a CSV file, with the columns and values that are in sight. */
export function useExport({ columns, fits, role }: Seen): (rows: readonly TalentRow[]) => Promise<void> {
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const surveyWords = useSurveyWords();
  return async (rows) => {
    // Fetched when somebody exports: most visits do not.
    const { toCsv } = await import('#lib/csv.ts');
    const table = toExport(rows, {
      columns,
      fits,
      words: {
        name: t('export.name'),
        email: t('export.email'),
        headerOf: (column) => t(`column.${column}`),
        fit: t('export.percent', { role: role ?? '' }),
        statusOf: (row) => t(`status.${row.status}`),
        surveyOf: (row) => surveyWords(row.invitation),
        invitedOf: (row) => format.date(row.invitation?.date_last_invited),
        pending: common('fit.pending'),
      },
    });
    const day = new Date().toISOString().slice(0, 10);
    const content = new Blob([toCsv(table, currentLanguage())], { type: 'text/csv;charset=utf-8' });
    saveFile(`${t('export.file')}-${day}.csv`, content);
    notify({ id: 'export', text: t('export.done', { count: rows.length }) });
  };
}
