import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { SelectionBar } from '#features/people/people/components/selection-bar.tsx';
import type { ActionTarget } from '#features/people/people/model/person.ts';
import { RowsMissing } from '#features/base/records/components/rows-missing.tsx';
import type { RowRestoration } from '#features/base/records/use-row-restoration.ts';
import { isOffered } from '#features/roles/roles/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { useIsMobile } from '#lib/media.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { serverNow } from '#lib/server-time.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Table } from '#ui/table.tsx';
import type { NextAct } from '../model/next-act.ts';
import { normsOf, type TalentRow } from '../rows.ts';
import { sortedFit, type TalentsView } from '../model/view.ts';
import { useChosen } from '../use-chosen.ts';
import type { TalentsList } from '../use-talents-list.ts';
import { useActionTarget } from '../use-action-target.tsx';
import type { ViewTab } from '../use-views.ts';
import type { ViewSettings } from '../view-settings.ts';
import { MissingPartsNotice } from './missing-parts-notice.tsx';
import { useGroupHeadings } from './group-headings.tsx';
import type { ExportedPeople } from './export-dialog.tsx';
import { ListFoot } from './list-foot.tsx';
import { RowMenu, type MenuTarget } from './row-menu.tsx';
import { EmptyList } from './states.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';
import { useColumns } from './use-columns.tsx';

const CorrectAddress = onDemand(async () => {
  const [part] = await Promise.all([import('./correct-address.tsx'), loadPhrases('record')]);
  return part.CorrectAddress;
});
const ExportDialog = onDemand(async () => (await import('./export-dialog.tsx')).ExportDialog);
const Peek = onDemand(async () => (await import('./peek.tsx')).Peek);

interface TalentsTableProps extends Pick<ToolbarProps, 'search' | 'onSearch' | 'onView' | 'onSettings'> {
  readonly list: TalentsList;
  readonly view: TalentsView;
  readonly active: ViewTab | undefined;
  readonly settings: ViewSettings;
  readonly listPosition: RowRestoration;
  readonly onClear: () => void;
}

/**
 * Hidden columns, including those with the same value in every row of this view; a scheduled invitation has its date.
 */
function useHidden(view: TalentsView, { hidden: hiddenColumns }: ViewSettings): readonly string[] {
  const isOneState = view.survey.length === 1 && view.survey[0] !== 'SCHEDULED';
  return useMemo(
    () => (isOneState ? [...hiddenColumns, 'survey'] : hiddenColumns),
    [hiddenColumns, isOneState],
  );
}

function useActionContext(roleId: string | undefined) {
  const user = useCurrentUser();
  const [now] = useState(() => serverNow());
  return useMemo(() => ({ user, roleId, now, several: false }), [user, roleId, now]);
}

type OnExport = (people: readonly ActionTarget[]) => void;

/** The columns and rows of the list, and the handlers of presses and keys. */
function useRows(props: TalentsTableProps, selection: ReturnType<typeof useChosen>, onExport: OnExport) {
  const { list, view, settings, listPosition, active } = props;
  const { t } = useTranslation('talents');
  const navigate = useNavigate();
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const [menu, setMenu] = useState<MenuTarget>();
  const [correctedId, setCorrectedId] = useState<string>();
  const [current, setCurrent] = useState<TalentRow>();
  const [isPeeking, setPeeking] = useState(false);
  const { act, dialogs } = useActionTarget({
    roleId: list.roleId,
    onExport,
    chosenRows: selection.rows,
    current,
  });
  const open = (row: TalentRow, index: number) => {
    listPosition.leaveFrom(index, {
      name: active?.savedView?.name ?? t('title'),
      total: list.matchCount,
      start: list.start,
      ids: list.rows.map((each) => each.id),
      read: list.readIds,
    });
    void navigate({ to: '/talents/$talentId', params: { talentId: row.id } });
  };
  const openRow = (row: TalentRow) => open(row, list.start + list.rows.findIndex(({ id }) => id === row.id));
  const onAct = (row: TalentRow, next: NextAct) => {
    if ('action' in next) act(row, next.action);
    else if (next.page === 'correct') setCorrectedId(row.id);
    else if (next.page === 'open' || list.roleId === undefined) openRow(row);
    else {
      const params = { roleId: list.roleId, talentId: row.id };
      void navigate({ to: '/roles/$roleId/talents/$talentId/interview', params });
    }
  };
  const latest = useLatest(onAct);
  const onMenu = useCallback((row: TalentRow, button: HTMLElement) => setMenu({ person: row, button }), []);
  const hiddenColumns = useHidden(view, settings);
  const columns = useColumns({
    fitRoles: list.fitRoles,
    fits: list.fits,
    hasTeams,
    hasSurvey: !hiddenColumns.includes('survey'),
    density: settings.density,
    actionContext: useActionContext(list.roleId),
    onMenu,
    onAct: useCallback((row, next) => latest.current(row, next), [latest]),
  });
  const peekRow = isPeeking ? list.rows.find(({ id }) => id === current?.id) : undefined;
  return {
    columns,
    hiddenColumns,
    open,
    dialogs,
    menu: { target: menu, onCorrect: setCorrectedId, onClose: () => setMenu(undefined) },
    correcting: correctedId !== undefined && (
      <CorrectAddress key={correctedId} talentId={correctedId} onClose={() => setCorrectedId(undefined)} />
    ),
    peek: {
      row: peekRow,
      show: (row: TalentRow) => {
        setPeeking(!isPeeking || row.id !== current?.id);
        setCurrent(row);
      },
      close: useCallback(() => setPeeking(false), []),
    },
    setCurrent,
  };
}

/** The list: filters, rows, and the actions on selected rows. */
export function TalentsTable(props: TalentsTableProps) {
  const { list, view, active, settings, listPosition, onClear, ...toolbar } = props;
  const { t } = useTranslation('talents');
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const isMobile = useIsMobile();
  const selection = useChosen(list, view);
  const headings = useGroupHeadings(list.groups, list.norm);
  const [exportedPeople, setExportedPeople] = useState<ExportedPeople>();
  const latestRows = useLatest([...list.rows, ...selection.rows]);
  const exportPeople = useCallback<OnExport>(
    (some) => {
      const byId = new Map(latestRows.current.map((row) => [row.id, row]));
      const ids = some.map(({ id }) => id);
      setExportedPeople({ ids, rows: ids.flatMap((id) => byId.get(id) ?? []) });
    },
    [latestRows],
  );
  const rows = useRows(props, selection, exportPeople);
  const chooseAll = useMutation({
    mutationFn: async () => selection.chooseIds(new Set(await list.readKeys())),
  });
  return (
    <>
      <Toolbar
        {...toolbar}
        view={view}
        settings={settings}
        roles={(list.roles ?? []).filter((role) => isOffered(role, [...view.considered, ...view.roles]))}
        teams={list.teams ?? []}
        hasTeams={hasTeams}
        onExport={() => exportPeople(selection.people)}
      />
      <MissingPartsNotice view={view} onView={toolbar.onView} list={list} active={active} />
      <FitNotice isRecalculating={list.isRecalculating} norms={normsOf(list.fits)} className="pb-3" />
      <AlertLine>{list.isFitMissing && <span className="block pb-3">{t('fitFailed')}</span>}</AlertLine>
      <RowsMissing missingRows={list.missingRows} className="pb-3" />
      <Table
        hasPageKeys
        label={t('list.label')}
        rows={list.rows}
        pages={{
          total: list.matchCount,
          start: list.start,
          key: list.key,
          onRange: list.onRange,
          startRow: listPosition.start,
        }}
        columns={rows.columns}
        hiddenColumns={rows.hiddenColumns}
        headings={headings}
        rowId={rowId}
        rowName={rowName}
        sort={view.sort}
        onSort={(sort) => toolbar.onView({ ...view, sort: firstDirection(view, sort) })}
        selection={{ ids: selection.ids, onChange: selection.chooseIds, head: 'in sight' }}
        onOpen={rows.open}
        onPeek={rows.peek.show}
        onCurrent={rows.setCurrent}
        density={isMobile ? 'roomy' : settings.density}
        hideHeader={isMobile}
        maxHeight="fill"
        empty={<EmptyList view={view} onClear={onClear} />}
      />
      <ListFoot
        shownCount={list.matchCount}
        all={list.counts?.all ?? list.matchCount}
        canCompare={selection.people.length > 1}
      />
      {selection.people.length > 0 && (
        <SelectionBar
          people={selection.people}
          roleId={list.roleId}
          all={{ count: list.matchCount, onPress: () => chooseAll.mutate(), isLoading: chooseAll.isPending }}
          onClear={() => selection.chooseIds(new Set())}
          onRead={selection.onRead}
          onExport={exportPeople}
        />
      )}
      <RowMenu {...rows.menu} roleId={list.roleId} onExport={exportPeople} />
      {rows.dialogs}
      {rows.correcting}
      {rows.peek.row !== undefined && (
        <Peek row={rows.peek.row} fitRoles={list.fitRoles} fits={list.fits} onClose={rows.peek.close} />
      )}
      {exportedPeople !== undefined && (
        <ExportDialog
          list={list}
          selectedPeople={exportedPeople}
          hiddenColumns={rows.hiddenColumns}
          hasTeams={hasTeams}
          onClose={() => setExportedPeople(undefined)}
        />
      )}
    </>
  );
}

/** The newest handler with a stable identity, so that rows need not render when it changes. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

const rowId = (row: TalentRow) => row.id;
const rowName = (row: TalentRow) => row.name;

/** The initial direction of a column: fit and dates sort descending, all others ascending. */
function firstDirection(view: TalentsView, sort: TalentsView['sort']): TalentsView['sort'] {
  const isNew = view.sort.column !== sort.column;
  const isHighFirst = sortedFit(sort) !== undefined || sort.column === 'invited';
  return isNew && isHighFirst ? { ...sort, isDescending: true } : sort;
}
