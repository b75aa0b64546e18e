import type { TFunction } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, type Format } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import type { TableColumn, TableDensity } from '#ui/table-types.ts';
import type { Fits, TalentRow } from '../rows.ts';
import { FitCell, MoreCell, NamesCell, NarrowCell, PersonCell, SurveyCell } from './cells.tsx';

export interface ColumnContext {
  /** The role whose fit is shown, by name; undefined shows none. */
  readonly role: string | undefined;
  readonly fits: Fits;
  readonly hasTeams: boolean;
  readonly density: TableDensity;
  readonly onMenu: (row: TalentRow, button: HTMLElement) => void;
}

type Column = TableColumn<TalentRow>;
type Words = TFunction<'talents'>;

/** Columns that users can hide; the talent and the actions always stay. */
export const OPTIONAL_COLUMNS = ['phone', 'roles', 'teams', 'survey', 'status', 'invited', 'fit'] as const;

/** A sortable column. The server sorts the rows. */
function sorted(id: string, header: string, width: number, cell: (row: TalentRow) => ReactNode): Column {
  return { id, header, width, cell, isSortable: true };
}

/** A column of names of other records. No index has their order, so the list cannot be sorted by them. */
function namesColumn(id: 'roles' | 'teams', header: string, width: number): Column {
  return { id, header, width, cell: (row) => <NamesCell names={row[id]} /> };
}

function moreColumn(t: Words, onMenu: ColumnContext['onMenu']): Column {
  return {
    id: 'more',
    header: t('column.more'),
    hideHeader: true,
    width: 56,
    grow: 0,
    align: 'end',
    cell: (row) => <MoreCell name={row.name} onMenu={(button) => onMenu(row, button)} />,
  };
}

/** On a phone everything about a talent is in one column. */
function narrowColumn(t: Words, fits: Fits): Column {
  return sorted('talent', t('column.talent'), 170, (row) => (
    <NarrowCell row={row} shown={fits.get(row.id)} />
  ));
}

function wideColumns(context: ColumnContext, t: Words, format: Format): readonly Column[] {
  const { role, fits, hasTeams, density } = context;
  const person = sorted('talent', t('column.talent'), 250, (row) => (
    <PersonCell row={row} isDense={density === 'dense'} />
  ));
  const columns = [
    { ...person, grow: 2 },
    {
      id: 'phone',
      header: t('column.phone'),
      width: 160,
      cell: (row: TalentRow) => <NamesCell names={row.phone} />,
    },
    namesColumn('roles', t('column.roles'), 140),
    hasTeams && namesColumn('teams', t('column.teams'), 120),
    sorted('status', t('column.status'), 120, (row) => t(`status.${row.status}`)),
    sorted('survey', t('column.survey'), 165, (row) => <SurveyCell row={row} />),
    sorted('invited', t('column.invited'), 140, (row) => (
      <span className="text-second">{format.date(row.invitation?.date_last_invited)}</span>
    )),
    role !== undefined &&
      sorted('fit', t('column.fit', { role }), 350, (row) => <FitCell shown={fits.get(row.id)} />),
  ];
  return columns.filter((column) => column !== false);
}

/** The columns of the list, for a wide screen or a phone. */
export function useColumns(context: ColumnContext): readonly Column[] {
  const { role, fits, hasTeams, density, onMenu } = context;
  const { t } = useTranslation('talents');
  const format = useFormat();
  const isMobile = useIsMobile();
  return useMemo(() => {
    const more = moreColumn(t, onMenu);
    if (isMobile) return [narrowColumn(t, fits), more];
    return [...wideColumns({ role, fits, hasTeams, density, onMenu }, t, format), more];
  }, [t, format, isMobile, role, fits, hasTeams, density, onMenu]);
}
