import type { ExportTalentsAnswer } from '@quint/contract/talent-export.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { saveFile } from '#lib/save-file.ts';
import { useSurveyWords } from './components/cells.tsx';
import { useNotFurtherWords } from './components/status-mark.tsx';
import { namesOfColumns, toTable, type ColumnId, type ExportWords } from './export-rows.ts';
import type { TalentRow } from './rows.ts';
import type { Named, WholeList } from './use-talents-list.ts';

export const FORMATS = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof FORMATS)[number];

export interface FileAsked {
  readonly format: FileFormat;
  readonly columns: readonly ColumnId[];
  readonly fitRoles: readonly Named[];
  readonly read: () => Promise<WholeList>;
}

/**
 * The rows with names and addresses from the server's export, which is audited. Talents that have been deleted since
 * are left out.
 */
async function takeOut(
  rows: readonly TalentRow[],
  columns: readonly ColumnId[],
): Promise<readonly TalentRow[]> {
  if (rows.length === 0) return [];
  const body = { keys: rows.map((row) => row.id), columns: namesOfColumns(columns) };
  const { data } = await api<ExportTalentsAnswer>('/talents/export', { body });
  const taken = new Map(data.map(({ id, ...values }) => [id, values]));
  return rows.flatMap((row) => {
    const values = taken.get(row.id);
    return values === undefined ? [] : [{ ...row, ...values }];
  });
}

/** The words of a file, as the list has them. */
export function useExportWords(): ExportWords {
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation();
  const surveyWords = useSurveyWords();
  const notFurtherWords = useNotFurtherWords();
  return {
    headerOf: (column) =>
      column === 'name' || column === 'email' ? t(`export.${column}`) : t(`column.${column}`),
    fit: (role) => t('export.fit', { role }),
    interval: (role) => t('export.interval', { role }),
    leftOut: common('fit.leftOut'),
    statusOf(row) {
      const [status, note] = [t(`status.${row.shownStatus}`), notFurtherWords(row)];
      return note === undefined ? status : `${status} · ${note}`;
    },
    surveyOf: surveyWords,
  };
}

/** Saves rows as a file. */
export function useExport(onDone: () => void) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  const words = useExportWords();
  return useMutation({
    async mutationFn({ read, columns, fitRoles, format: kind }: FileAsked) {
      const { rows: wanted, fits } = await read();
      const rows = await takeOut(wanted, columns);
      const table = toTable(rows, { columns, fitRoles, fits, words });
      const name = `${t('export.file')}-${new Date().toISOString().slice(0, 10)}`;
      // Fetched for an export only: most visits have none.
      if (kind === 'xlsx') {
        const { toXlsx } = await import('#lib/xlsx.ts');
        saveFile(
          `${name}.xlsx`,
          await toXlsx({ rows: table, name: t('title'), dateFormat: t('export.dateFormat') }),
        );
      } else {
        const { toCsv } = await import('#lib/csv.ts');
        const lines = table.map((row) =>
          row.map((value) => (value instanceof Date ? format.date(value) : String(value ?? ''))),
        );
        const content = new Blob([toCsv(lines, currentLanguage())], { type: 'text/csv;charset=utf-8' });
        saveFile(`${name}.csv`, content);
      }
      notify({ id: 'export', text: t('export.done', { count: rows.length }) });
    },
    onSuccess: onDone,
  });
}
