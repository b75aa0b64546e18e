import type { TFunction } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionContext } from '#features/people/people/model/action-rules.ts';
import { useFormat, type Format } from '#lib/format.ts';
import { useIsMobile, useIsNarrow } from '#lib/media.ts';
import type { TableColumn, TableDensity } from '#ui/table-types.ts';
import { nextActOf, type NextAct } from '../model/next-act.ts';
import type { Fits, TalentRow } from '../rows.ts';
import type { NamedRecord } from '../use-talents-list.ts';
import { FitCell, MoreCell, NamesCell, NarrowCell, NextCell, PersonCell, SurveyCell } from './cells.tsx';
import { StatusMark } from './status-mark.tsx';

export interface ColumnContext {
  /** The roles whose fit is shown. */
  readonly fitRoles: readonly NamedRecord[];
  readonly fits: Fits;
  readonly hasTeams: boolean;
  /** The state of the survey has a column of its own. */
  readonly hasSurvey: boolean;
  readonly density: TableDensity;
  readonly actionContext: ActionContext;
  readonly onMenu: (row: TalentRow, button: HTMLElement) => void;
  readonly onAct: (row: TalentRow, act: NextAct) => void;
}

type Column = TableColumn<TalentRow>;
type Translate = TFunction<'talents'>;

/** Characters of a band that have room behind line, number and interval: "Partial agreement" has 17. */
const LONG_WORD = 18;

/** A sortable column. The server sorts the rows. */
function sortableColumn(
  id: string,
  header: string,
  width: number,
  cell: (row: TalentRow) => ReactNode,
): Column {
  return { id, header, width, cell, isSortable: true };
}

/** A column that no index has the order of. */
function plain(id: string, header: string, width: number, cell: (row: TalentRow) => ReactNode): Column {
  return { id, header, width, cell };
}

/** Columns of fit stand right behind the name and stay in sight; the more of them, the less each shows. */
function fitColumns(
  { fitRoles, fits }: ColumnContext,
  { isNarrow, hasLongLabels }: ColumnLayout,
): readonly Column[] {
  const single = isNarrow ? 'narrow' : hasLongLabels ? 'middle' : 'full';
  const size = fitRoles.length > 1 ? 'small' : single;
  // Beside the name, the status and the next act, on a screen of 1024 px.
  const small = !isNarrow ? 142 : fitRoles.length > 2 ? 108 : 124;
  const width = { full: 352, middle: 200, narrow: 170, small }[size];
  return fitRoles.map(({ id, name }, index) => ({
    ...sortableColumn(`fit${index}`, name, width, (row) => (
      <FitCell fit={fits.get(id)?.get(row.id)} isExcluded={row.isExcluded} size={size} />
    )),
    grow: 0,
    sticky: 'start',
  }));
}

function moreColumn(t: Translate, onMenu: ColumnContext['onMenu']): Column {
  return {
    id: 'more',
    header: t('column.more'),
    hideHeader: true,
    width: 56,
    grow: 0,
    align: 'end',
    sticky: 'end',
    cell: (row) => <MoreCell name={row.name} onMenu={(button) => onMenu(row, button)} />,
  };
}

/** On a phone everything about a talent is in one column. */
function narrowColumn(t: Translate, { fits, fitRoles }: ColumnContext): Column {
  const [role] = fitRoles;
  return sortableColumn('talent', t('column.talent'), 170, (row) => (
    <NarrowCell
      row={row}
      fit={role === undefined ? undefined : fits.get(role.id)?.get(row.id)}
      hasFit={role !== undefined}
    />
  ));
}

interface ColumnLayout {
  readonly isNarrow: boolean;
  /** The words of the bands have no room behind the number. */
  readonly hasLongLabels: boolean;
}

interface WideContext extends ColumnLayout {
  readonly t: Translate;
  readonly format: Format;
}

type DateCell = (value: string | null | undefined) => ReactNode;

/** The state of the survey and when it was finished; where there is little room, in one column. */
function surveyColumns(t: Translate, date: DateCell, isNarrow: boolean): readonly Column[] {
  const survey = (cell: (row: TalentRow) => ReactNode) =>
    sortableColumn('survey', t('column.survey'), 146, cell);
  if (!isNarrow) {
    const finishedColumn = plain('finished', t('column.finished'), 86, (row) => date(row.dateFinished));
    return [
      { ...survey((row) => <SurveyCell row={row} />), grow: 0.5 },
      { ...finishedColumn, grow: 0.5 },
    ];
  }
  return [
    survey((row) => (
      <span className="flex min-w-0 flex-col items-start text-xs">
        <SurveyCell row={row} />
        {row.dateFinished !== undefined && date(row.dateFinished)}
      </span>
    )),
  ];
}

function wideColumns(
  context: ColumnContext,
  { t, format, isNarrow, hasLongLabels }: WideContext,
): readonly Column[] {
  const { hasTeams, density, actionContext, onAct } = context;
  const person = sortableColumn(
    'talent',
    t('column.talent'),
    isNarrow ? (context.fitRoles.length > 2 ? 150 : 162) : 210,
    (row) => <PersonCell row={row} isDense={density === 'dense'} isNarrow={isNarrow} />,
  );
  const date: DateCell = (value) => <span className="text-second">{format.date(value, 'dayMonth')}</span>;
  const next = plain('next', t('column.next'), isNarrow ? 126 : 122, (row) => {
    const act = nextActOf(row, actionContext);
    return <NextCell name={row.name} act={act} onAct={() => onAct(row, act)} />;
  });
  const columns: readonly (Column | false)[] = [
    { ...person, grow: 4, sticky: 'start' },
    ...fitColumns(context, { isNarrow, hasLongLabels }),
    {
      ...sortableColumn('status', t('column.status'), 132, (row) => (
        <StatusMark row={row} isDense={density === 'dense'} />
      )),
      grow: 0.5,
    },
    ...surveyColumns(t, date, isNarrow),
    plain('roles', t('column.roles'), 140, (row) => <NamesCell names={row.roleNames} />),
    hasTeams && plain('teams', t('column.teams'), 120, (row) => <NamesCell names={row.teamNames} />),
    plain('tags', t('column.tags'), 130, (row) => <NamesCell names={row.tags.join(', ')} />),
    plain('phone', t('column.phone'), 150, (row) => <NamesCell names={row.phone} />),
    sortableColumn('invited', t('column.invited'), 110, (row) => date(row.invitation?.date_last_invited)),
    { ...next, grow: isNarrow ? 0 : 0.5, sticky: 'end' },
  ];
  return columns.filter((column) => column !== false);
}

/** The columns of the list, for a wide screen or a phone. */
export function useColumns(context: ColumnContext): readonly Column[] {
  const { fitRoles, fits, hasTeams, hasSurvey, density, actionContext, onMenu, onAct } = context;
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation();
  const format = useFormat();
  // Beside the survey, too, the word stands below the number, so that names are whole.
  const hasLongLabels = hasSurvey || common('fit.partial').length > LONG_WORD;
  const isMobile = useIsMobile();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const whole: ColumnContext = {
      fitRoles,
      fits,
      hasTeams,
      hasSurvey,
      density,
      actionContext,
      onMenu,
      onAct,
    };
    if (isMobile) return [narrowColumn(t, whole)];
    return [...wideColumns(whole, { t, format, isNarrow, hasLongLabels }), moreColumn(t, onMenu)];
  }, [
    t,
    format,
    isMobile,
    isNarrow,
    hasLongLabels,
    fitRoles,
    fits,
    hasTeams,
    hasSurvey,
    density,
    actionContext,
    onMenu,
    onAct,
  ]);
}
