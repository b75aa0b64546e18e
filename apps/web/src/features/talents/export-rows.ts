import type { TalentExportColumn } from '@quint/domain/talents.ts';
import type { Fits, TalentRow } from './rows.ts';

/** A column of the exported file, as the list shows it. */
export interface ExportColumn {
  readonly header: string;
  readonly cell: (row: TalentRow) => string;
}

export interface ExportWords {
  readonly name: string;
  readonly email: string;
  readonly headerOf: (column: 'phone' | 'roles' | 'teams' | 'status' | 'survey' | 'invited') => string;
  readonly fit: string;
  readonly statusOf: (row: TalentRow) => string;
  readonly surveyOf: (row: TalentRow) => string;
  readonly invitedOf: (row: TalentRow) => string;
  readonly pending: string;
}

interface Seen {
  /** Ids of the visible columns, in order. */
  readonly columns: readonly string[];
  readonly fits: Fits;
  readonly words: ExportWords;
}

function fitCell(row: TalentRow, { fits, words }: Seen): string {
  const entry = fits.get(row.id);
  return entry === undefined ? words.pending : (entry.fit.score?.toString() ?? '');
}

function toColumns(id: string, seen: Seen): readonly ExportColumn[] {
  const { words } = seen;
  switch (id) {
    case 'talent':
      return [
        { header: words.name, cell: (row) => row.name },
        { header: words.email, cell: (row) => row.email },
      ];
    case 'phone':
    case 'roles':
    case 'teams':
      return [{ header: words.headerOf(id), cell: (row) => row[id] }];
    case 'status':
      return [{ header: words.headerOf(id), cell: words.statusOf }];
    case 'survey':
      return [{ header: words.headerOf(id), cell: words.surveyOf }];
    case 'invited':
      return [{ header: words.headerOf(id), cell: words.invitedOf }];
    case 'fit':
      return [{ header: words.fit, cell: (row) => fitCell(row, seen) }];
    default:
      return [];
  }
}

/** The server's fields behind a visible column. */
const NAMES: Readonly<Record<string, readonly TalentExportColumn[]>> = {
  talent: ['name', 'email'],
  phone: ['phone'],
  roles: ['roles'],
  teams: ['teams'],
  status: ['status'],
  survey: ['survey'],
  invited: ['invited'],
  fit: ['fit'],
};

export function namesOfColumns(columns: readonly string[]): readonly TalentExportColumn[] {
  return columns.flatMap((id) => NAMES[id] ?? []);
}

/** Header and rows of the export: the visible columns, formatted as in the list. */
export function toExport(rows: readonly TalentRow[], seen: Seen): readonly (readonly string[])[] {
  const columns = seen.columns.flatMap((id) => toColumns(id, seen));
  return [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
}
