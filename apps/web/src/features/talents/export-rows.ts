import type { TalentExportColumn } from '@quint/domain/talents.ts';
import type { SheetValue } from '#lib/xlsx.ts';
import type { Fits, TalentRow } from './rows.ts';
import type { Named } from './use-talents-list.ts';

/** The columns a file may have, in its order; each role whose fit is shown adds two of its own. */
export const FILE_COLUMNS = [
  'name',
  'email',
  'phone',
  'status',
  'survey',
  'finished',
  'invited',
  'roles',
  'teams',
  'tags',
] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

/** A column of the file: one of the talent, or the fit to a role by its key. */
export type ColumnId = FileColumn | `fit:${string}`;

export interface ExportWords {
  readonly headerOf: (column: FileColumn) => string;
  readonly fit: (role: string) => string;
  readonly interval: (role: string) => string;
  /** In the place of the fit of a person who asked to be left out of rankings. */
  readonly leftOut: string;
  readonly statusOf: (row: TalentRow) => string;
  readonly surveyOf: (row: TalentRow) => string;
}

export interface ExportTable {
  readonly columns: readonly ColumnId[];
  readonly fitRoles: readonly Named[];
  readonly fits: Fits;
  readonly words: ExportWords;
}

function toDate(value: string | null | undefined): Date | null {
  return value === null || value === undefined ? null : new Date(value);
}

function cellOf(column: FileColumn, words: ExportWords): (row: TalentRow) => SheetValue {
  switch (column) {
    case 'status':
      return words.statusOf;
    case 'survey':
      return words.surveyOf;
    case 'finished':
      return (row) => toDate(row.dateFinished);
    case 'invited':
      return (row) => toDate(row.invitation?.date_last_invited);
    case 'roles':
      return (row) => row.roleNames;
    case 'teams':
      return (row) => row.teamNames;
    case 'tags':
      return (row) => row.tags.join(', ');
    default:
      return (row) => row[column];
  }
}

interface Part {
  readonly header: string;
  readonly cell: (row: TalentRow) => SheetValue;
}

function isFit(column: ColumnId): column is `fit:${string}` {
  return column.startsWith('fit:');
}

function partsOf(column: ColumnId, { fitRoles, fits, words }: ExportTable): Part[] {
  if (!isFit(column)) return [{ header: words.headerOf(column), cell: cellOf(column, words) }];
  const role = fitRoles.find(({ id }) => column === `fit:${id}`);
  if (role === undefined) return [];
  const fitOf = (row: TalentRow) => fits.get(role.id)?.get(row.id);
  return [
    {
      header: words.fit(role.name),
      cell: (row) => (row.isLeftOut ? words.leftOut : (fitOf(row)?.score ?? null)),
    },
    {
      header: words.interval(role.name),
      cell(row) {
        const interval = fitOf(row)?.interval;
        return interval === null || interval === undefined ? null : `${interval.low}–${interval.high}`;
      },
    },
  ];
}

/** The names under which the export is noted. */
export function namesOfColumns(columns: readonly ColumnId[]): readonly TalentExportColumn[] {
  return [...new Set(columns.map((column) => (isFit(column) ? 'fit' : column)))];
}

/** Header and rows of a file. */
export function toTable(rows: readonly TalentRow[], table: ExportTable): readonly (readonly SheetValue[])[] {
  const parts = table.columns.flatMap((column) => partsOf(column, table));
  return [parts.map(({ header }) => header), ...rows.map((row) => parts.map(({ cell }) => cell(row)))];
}
