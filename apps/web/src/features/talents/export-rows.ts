import type { TalentFileColumn } from '@quint/domain/exports.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { Fits, TalentRow } from './rows.ts';
import type { Named } from './use-talents-list.ts';

type SheetValue = string | number | Date | null;

/** A column of the file: one of the talent, or the fit to a role by its key. */
export type ColumnId = TalentFileColumn | `fit:${string}`;

export interface ExportWords {
  readonly headerOf: (column: TalentFileColumn) => string;
  readonly fit: (role: string) => string;
  readonly interval: (role: string) => string;
  readonly quality: (role: string) => string;
  /** Beside the fit of a doubtful result. */
  readonly doubtful: string;
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

function cellOf(column: TalentFileColumn, words: ExportWords): (row: TalentRow) => SheetValue {
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

export function isFit(column: ColumnId): column is `fit:${string}` {
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
    {
      header: words.quality(role.name),
      cell: (row) => (isDoubtful(fitOf(row)?.quality) ? words.doubtful : null),
    },
  ];
}

/** Header and rows of a file, as the server will write them. */
export function toTable(rows: readonly TalentRow[], table: ExportTable): readonly (readonly SheetValue[])[] {
  const parts = table.columns.flatMap((column) => partsOf(column, table));
  return [parts.map(({ header }) => header), ...rows.map((row) => parts.map(({ cell }) => cell(row)))];
}
