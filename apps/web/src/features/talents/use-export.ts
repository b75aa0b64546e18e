import type { ExportTalentsAnswer } from '@quint/contract/talent-export.ts';
import { MASK } from '@quint/domain/masking.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { saveFile } from '#lib/save-file.ts';
import { useSurveyWords } from './components/cells.tsx';
import { namesOfColumns, toExport } from './export-rows.ts';
import type { Fits, TalentRow } from './rows.ts';

interface Seen {
  readonly columns: readonly string[];
  readonly role: string | undefined;
}

/** The content of a file: rows, and their fits if that column is visible. */
interface ToExport {
  readonly rows: readonly TalentRow[];
  readonly fits: Fits;
}

/**
 * The rows with names and addresses from the server's export, which is audited. What the user hides in the list stays
 * hidden in the file; talents that have been deleted since are left out.
 */
async function takeOut(
  rows: readonly TalentRow[],
  columns: readonly string[],
): Promise<readonly TalentRow[]> {
  const body = { keys: rows.map((row) => row.id), columns: namesOfColumns(columns) };
  const { data } = await api<ExportTalentsAnswer>('/talents/export', { body });
  const taken = new Map(data.map(({ id, ...values }) => [id, values]));
  return rows.flatMap((row) => {
    const values = taken.get(row.id);
    if (values === undefined) return [];
    return [row.email === MASK ? row : { ...row, ...values }];
  });
}

/** Saves rows as a CSV file with the visible columns. */
export function useExport({ columns, role }: Seen): (read: () => ToExport | Promise<ToExport>) => void {
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const surveyWords = useSurveyWords();
  const save = async (read: () => ToExport | Promise<ToExport>) => {
    const { rows: wanted, fits } = await read();
    // Fetched for an export only: most visits have none.
    const [rows, { toCsv }] = await Promise.all([takeOut(wanted, columns), import('#lib/csv.ts')]);
    const table = toExport(rows, {
      columns,
      fits,
      words: {
        name: t('export.name'),
        email: t('export.email'),
        headerOf: (column) => t(`column.${column}`),
        fit: t('export.percent', { role: role ?? '' }),
        statusOf: (row) => t(`status.${row.status}`),
        surveyOf: (row) => surveyWords(row),
        invitedOf: (row) => format.date(row.invitation?.date_last_invited),
        pending: common('fit.pending'),
      },
    });
    const day = new Date().toISOString().slice(0, 10);
    const content = new Blob([toCsv(table, currentLanguage())], { type: 'text/csv;charset=utf-8' });
    saveFile(`${t('export.file')}-${day}.csv`, content);
    notify({ id: 'export', text: t('export.done', { count: rows.length }) });
  };
  const { mutate } = useMutation({ mutationFn: save });
  return mutate;
}
