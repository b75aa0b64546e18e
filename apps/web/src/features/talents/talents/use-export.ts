import type { ExportTalentsInput } from '@quint/contract/people/exports.ts';
import type { ExportFormat, TalentFileColumn } from '@quint/domain/people/exports.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { downloadResults, downloadTalents } from '#features/people/people/api.ts';
import { notify } from '#lib/notify.ts';
import { useSurveyLabel } from './components/cells.tsx';
import { useNotFurtherLabel } from './components/status-mark.tsx';
import { isFit, type ColumnId, type ExportLabels } from './export-rows.ts';

export interface FileAsked {
  readonly format: ExportFormat;
  readonly columns: readonly ColumnId[];
  /** Which talents, in which order. */
  readonly which: ExportTalentsInput;
  /** How many they are on the screen. */
  readonly count: number;
}

export interface ResultsAsked {
  readonly format: ExportFormat;
  readonly readKeys: () => Promise<readonly string[]>;
}

/** The words of a file, as the list has them. */
export function useExportLabels(): ExportLabels {
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation();
  const formatSurvey = useSurveyLabel();
  const formatNotFurther = useNotFurtherLabel();
  return {
    headerOf: (column) =>
      column === 'name' || column === 'email' ? t(`export.${column}`) : t(`column.${column}`),
    fit: (role) => t('export.fit', { role }),
    interval: (role) => t('export.interval', { role }),
    quality: (role) => t('export.quality', { role }),
    doubtful: common('doubt.short'),
    exclusion: common('fit.leftOut'),
    statusOf(row) {
      const [status, note] = [t(`status.${row.shownStatus}`), formatNotFurther(row)];
      return note === undefined ? status : `${status} · ${note}`;
    },
    surveyOf: formatSurvey,
  };
}

/** Saves the results of some talents. */
export function useResultsExport(onDone: () => void) {
  const { t } = useTranslation('talents');
  return useMutation({
    async mutationFn({ format, readKeys }: ResultsAsked) {
      await downloadResults({ format, keys: [...(await readKeys())] });
      notify({ id: 'export', text: t('export.resultsDone') });
    },
    onSuccess: onDone,
  });
}

/** Has the server write a file, and saves it. */
export function useExport(onDone: () => void) {
  const { t } = useTranslation('talents');
  return useMutation({
    async mutationFn({ format, columns, which, count }: FileAsked) {
      await downloadTalents({
        ...which,
        format,
        columns: columns.filter((column): column is TalentFileColumn => !isFit(column)),
        roles: columns.filter(isFit).map((column) => column.slice('fit:'.length)),
      });
      notify({ id: 'export', text: t('export.done', { count }) });
    },
    onSuccess: onDone,
  });
}
