import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import type { TableColumn, TableDensity } from '#ui/table-types.ts';
import type { Fits, TalentRow } from '../rows.ts';
import { FitCell, MoreCell, NamesCell, NarrowCell, PersonCell, SurveyCell } from './cells.tsx';

export interface ColumnContext {
  /** The role whose fit is shown, by name; undefined shows none. */
  readonly role: string | undefined;
  readonly fits: Fits;
  readonly fitsLoading: boolean;
  readonly hasTeams: boolean;
  readonly density: TableDensity;
  readonly onMenu: (row: TalentRow, button: HTMLElement) => void;
}

/** Columns a reader may hide; the person and the actions always stay. */
export const OPTIONAL_COLUMNS = ['roles', 'teams', 'survey', 'status', 'invited', 'fit'] as const;

/** The rows come sorted; the table only needs to know that a column can be sorted by. */
const sortedElsewhere = () => null;

/** The columns of the list; on a phone everything about a person stands in one. */
export function useColumns(context: ColumnContext): readonly TableColumn<TalentRow>[] {
  const { role, fits, fitsLoading, hasTeams, density, onMenu } = context;
  const { t } = useTranslation('talents');
  const format = useFormat();
  const isMobile = useIsMobile();
  return useMemo(() => {
    const sortValue = sortedElsewhere;
    const more: TableColumn<TalentRow> = {
      id: 'more',
      header: t('column.more'),
      hideHeader: true,
      width: 56,
      grow: 0,
      align: 'end',
      cell: (row) => <MoreCell name={row.name} onMenu={(button) => onMenu(row, button)} />,
    };
    const fitOf = (row: TalentRow) => ({ fit: fits.get(row.id)?.fit, isLoading: fitsLoading });
    if (isMobile) {
      const person: TableColumn<TalentRow> = {
        id: 'talent',
        header: t('column.talent'),
        width: 170,
        sortValue,
        cell: (row) => <NarrowCell row={row} fit={fits.get(row.id)?.fit} />,
      };
      return [person, more];
    }
    const columns: (TableColumn<TalentRow> | false)[] = [
      {
        id: 'talent',
        header: t('column.talent'),
        width: 250,
        grow: 2,
        sortValue,
        cell: (row) => <PersonCell row={row} isDense={density === 'dense'} />,
      },
      {
        id: 'roles',
        header: t('column.roles'),
        width: 140,
        sortValue,
        cell: (row) => <NamesCell names={row.roles} />,
      },
      hasTeams && {
        id: 'teams',
        header: t('column.teams'),
        width: 120,
        sortValue,
        cell: (row) => <NamesCell names={row.teams} />,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 120,
        sortValue,
        cell: (row) => t(`status.${row.status}`),
      },
      {
        id: 'survey',
        header: t('column.survey'),
        width: 165,
        sortValue,
        cell: (row) => <SurveyCell invitation={row.invitation} />,
      },
      {
        id: 'invited',
        header: t('column.invited'),
        width: 140,
        sortValue,
        cell: (row) => <span className="text-second">{format.date(row.invitation?.date_last_invited)}</span>,
      },
      role !== undefined && {
        id: 'fit',
        header: t('column.fit', { role }),
        width: 210,
        sortValue,
        cell: (row) => <FitCell {...fitOf(row)} />,
      },
      more,
    ];
    return columns.filter((column) => column !== false);
  }, [t, format, isMobile, role, fits, fitsLoading, hasTeams, density, onMenu]);
}
