import {
  EXPORT_FORMATS,
  RESULT_EXPORT_KEYS_MAX,
  TALENT_EXPORT_KEYS_MAX,
  TALENT_FILE_COLUMNS,
  type ExportFormat,
  type TalentFileColumn,
} from '@quint/domain/people/exports.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { toTable, type ColumnId } from '../export-rows.ts';
import type { TalentRow } from '../rows.ts';
import { useExport, useExportLabels, useResultsExport } from '../use-export.ts';
import type { TalentsList } from '../use-talents-list.ts';

/** The people of a selection, and the rows of those who were in the list. */
export interface ExportedPeople {
  readonly ids: readonly string[];
  readonly rows: readonly TalentRow[];
}

interface ExportDialogProps {
  readonly list: TalentsList;
  readonly selectedPeople: ExportedPeople;
  /** The columns that the list hides. */
  readonly hiddenColumns: readonly string[];
  readonly hasTeams: boolean;
  readonly onClose: () => void;
}

type RowsOf = 'selected' | 'all';
type Content = 'list' | 'results';
const ROWS_SHOWN = 4;

function useColumnChoice({ list, hiddenColumns, hasTeams }: ExportDialogProps) {
  const columns: readonly ColumnId[] = [
    ...TALENT_FILE_COLUMNS.filter((column) => hasTeams || column !== 'teams'),
    ...list.fitRoles.map(({ id }): ColumnId => `fit:${id}`),
  ];
  const [chosenColumns, setChosenColumns] = useState<readonly ColumnId[]>(() =>
    columns.filter((column) => !hiddenColumns.includes(column)),
  );
  return {
    columns,
    chosenColumns,
    setChosen: (next: ReadonlySet<ColumnId>) => setChosenColumns(columns.filter((id) => next.has(id))),
  };
}

/** The first rows of the file as it will be. */
function Preview({
  rows,
  list,
  columns,
}: Pick<ExportDialogProps, 'list'> & { rows: readonly TalentRow[]; columns: readonly ColumnId[] }) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  const labels = useExportLabels();
  const [head = [], ...lines] = toTable(rows, { columns, fitRoles: list.fitRoles, fits: list.fits, labels });
  const formatCell = (value: (typeof head)[number]) =>
    value instanceof Date ? format.date(value) : String(value ?? '');
  return (
    <div className="rounded-md border border-line px-3 text-sm whitespace-nowrap">
      <DataTable
        caption={t('export.preview')}
        columns={head.map((header, index) => ({ key: String(index), header: formatCell(header) }))}
        rows={lines.map(([first, ...otherCells], index) => ({
          id: rows[index]?.id ?? '',
          head: formatCell(first ?? null),
          cells: otherCells.map(formatCell),
        }))}
      />
    </div>
  );
}

interface ColumnBoxesProps {
  readonly columns: readonly ColumnId[];
  readonly chosenColumns: readonly ColumnId[];
  readonly onChange: (columns: ReadonlySet<ColumnId>) => void;
  readonly labelOf: (column: ColumnId) => string;
}

/** The columns of the file. */
function ColumnBoxes({ columns, chosenColumns, onChange, labelOf }: ColumnBoxesProps) {
  const { t } = useTranslation('talents');
  const toggle = (column: ColumnId, on: boolean) => {
    const next = new Set(chosenColumns);
    if (on) next.add(column);
    else next.delete(column);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="pb-2 font-semibold">{t('export.columns')}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1.5 md:grid-cols-4">
        {columns.map((column) => (
          <Checkbox
            key={column}
            checked={chosenColumns.includes(column)}
            onChange={(on) => toggle(column, on)}
          >
            {labelOf(column)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Says which rows and columns a file will hold, shows its beginning, and saves it. */
export function ExportDialog(props: ExportDialogProps) {
  const { list, selectedPeople, onClose } = props;
  const { t } = useTranslation('talents');
  const format = useFormat();
  const labels = useExportLabels();
  const [rowsOf, setRowsOf] = useState<RowsOf>(selectedPeople.ids.length > 0 ? 'selected' : 'all');
  const [kind, setKind] = useState<ExportFormat>('xlsx');
  const { columns, chosenColumns, setChosen } = useColumnChoice(props);
  const [content, setContent] = useState<Content>('list');
  const isList = content === 'list';
  const save = useExport(onClose);
  const saveResults = useResultsExport(onClose);
  const count = rowsOf === 'selected' ? selectedPeople.ids.length : list.matchCount;
  const previewRows = (rowsOf === 'selected' ? selectedPeople.rows : list.rows).slice(0, ROWS_SHOWN);
  const labelOf = (column: ColumnId) => {
    const role = list.fitRoles.find(({ id }) => column === `fit:${id}`);
    return role === undefined ? labels.headerOf(column as TalentFileColumn) : labels.fit(role.name);
  };
  const [inFile = []] = toTable([], {
    columns: chosenColumns,
    fitRoles: list.fitRoles,
    fits: list.fits,
    labels,
  });
  const most = isList ? TALENT_EXPORT_KEYS_MAX : RESULT_EXPORT_KEYS_MAX;
  const isTooMany = (!isList || rowsOf === 'selected') && count > most;
  const start = () => {
    const { ids } = selectedPeople;
    if (isList) {
      const which = rowsOf === 'selected' ? { ...list.inFile, keys: [...ids] } : list.inFile;
      save.mutate({ format: kind, columns: chosenColumns, which, count });
    } else {
      const readKeys = rowsOf === 'selected' ? () => Promise.resolve(ids) : list.readKeys;
      saveResults.mutate({ format: kind, readKeys });
    }
  };
  return (
    <SubmitDialog
      size="lg"
      title={t('export.title')}
      onClose={onClose}
      submit={
        <>
          <Download aria-hidden="true" className="size-4" />
          {isList || count === 0 ? t('export.start', { count }) : t('export.resultsStart')}
        </>
      }
      isPending={save.isPending || saveResults.isPending}
      disabled={count === 0 || isTooMany || (isList && chosenColumns.length === 0)}
      onSubmit={start}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          {selectedPeople.ids.length > 0 && (
            <SegmentedControl
              label={t('export.rows')}
              options={[
                { value: 'selected', label: t('export.selected', { count: selectedPeople.ids.length }) },
                { value: 'all', label: t('export.all', { count: list.matchCount }) },
              ]}
              value={rowsOf}
              onChange={setRowsOf}
            />
          )}
          <SegmentedControl
            label={t('export.content')}
            options={(['list', 'results'] as const).map((value) => ({ value, label: t(`export.${value}`) }))}
            value={content}
            onChange={setContent}
          />
          <SegmentedControl
            label={t('export.format')}
            options={EXPORT_FORMATS.map((value) => ({ value, label: t(`export.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
        </div>
        {isList ? (
          <ColumnBoxes
            columns={columns}
            chosenColumns={chosenColumns}
            onChange={setChosen}
            labelOf={labelOf}
          />
        ) : (
          <p className="text-second">{t('export.resultsText')}</p>
        )}
        <div className="flex flex-col gap-2">
          {(isList || count === 0) && (
            <p className="font-semibold">
              {count === 0
                ? t('export.nobody')
                : t('export.says', {
                    rows: t('export.rowCount', { count }),
                    columns: t('export.columnCount', { count: inFile.length }),
                  })}
            </p>
          )}
          {isTooMany && <p className="text-danger">{t('export.tooMany', { most: format.number(most) })}</p>}
          {isList && count > 0 && chosenColumns.length > 0 && (
            <Preview rows={previewRows} list={list} columns={chosenColumns} />
          )}
        </div>
      </div>
    </SubmitDialog>
  );
}
