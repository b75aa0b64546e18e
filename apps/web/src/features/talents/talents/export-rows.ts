import type { TalentFileColumn } from '@quint/domain/people/exports.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { Fits, TalentRow } from './rows.ts';
import type { NamedRecord } from './use-talents-list.ts';

type SheetValue = string | number | Date | null;

/** A column of the file: one of the talent, or the fit to a role by its key. */
export type ColumnId = TalentFileColumn | `fit:${string}`;

export interface ExportLabels {
  readonly headerOf: (column: TalentFileColumn) => string;
  readonly fit: (role: string) => string;
  readonly interval: (role: string) => string;
  readonly quality: (role: string) => string;
  /** Beside the fit of a doubtful result. */
  readonly doubtful: string;
  /** In the place of the fit of a person who asked to be left out of rankings. */
  readonly exclusion: string;
  readonly statusOf: (row: TalentRow) => string;
  readonly surveyOf: (row: TalentRow) => string;
}

export interface ExportTable {
  readonly columns: readonly ColumnId[];
  readonly fitRoles: readonly NamedRecord[];
  readonly fits: Fits;
  readonly labels: ExportLabels;
}

function toDate(value: string | null | undefined): Date | null {
  return value === null || value === undefined ? null : new Date(value);
}

function cellOf(column: TalentFileColumn, labels: ExportLabels): (row: TalentRow) => SheetValue {
  switch (column) {
    case 'status':
      return labels.statusOf;
    case 'survey':
      return labels.surveyOf;
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

function partsOf(column: ColumnId, { fitRoles, fits, labels }: ExportTable): Part[] {
  if (!isFit(column)) return [{ header: labels.headerOf(column), cell: cellOf(column, labels) }];
  const role = fitRoles.find(({ id }) => column === `fit:${id}`);
  if (role === undefined) return [];
  const fitOf = (row: TalentRow) => fits.get(role.id)?.get(row.id);
  return [
    {
      header: labels.fit(role.name),
      cell: (row) => (row.isExcluded ? labels.exclusion : (fitOf(row)?.score ?? null)),
    },
    {
      header: labels.interval(role.name),
      cell(row) {
        const interval = fitOf(row)?.interval;
        return interval === null || interval === undefined ? null : `${interval.low}–${interval.high}`;
      },
    },
    {
      header: labels.quality(role.name),
      cell: (row) => (isDoubtful(fitOf(row)?.quality) ? labels.doubtful : null),
    },
  ];
}

/** Header and rows of a file, as the server will write them. */
export function toTable(rows: readonly TalentRow[], table: ExportTable): readonly (readonly SheetValue[])[] {
  const parts = table.columns.flatMap((column) => partsOf(column, table));
  return [parts.map(({ header }) => header), ...rows.map((row) => parts.map(({ cell }) => cell(row)))];
}
