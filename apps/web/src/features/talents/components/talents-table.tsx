import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonAtWork } from '#features/people/model/person.ts';
import { RowsMissing } from '#features/records/components/rows-missing.tsx';
import type { ListPlace } from '#features/records/use-list-place.ts';
import { useFormat } from '#lib/format.ts';
import { FitNotice } from '#features/fit/components/fit-notice.tsx';
import { AlertLine } from '#ui/alert-line.tsx';
import { NoMatch } from '#ui/empty-states.tsx';
import { Table } from '#ui/table.tsx';
import type { TalentRow } from '../rows.ts';
import type { TalentsView } from '../search.ts';
import { useExport } from '../use-export.ts';
import type { TalentsList } from '../use-talents-list.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import type { ViewSettings } from '../view-settings.ts';
import { RowMenu, type MenuTarget } from './row-menu.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';
import { useColumns } from './use-columns.tsx';

interface TalentsTableProps extends Pick<ToolbarProps, 'search' | 'onSearch' | 'onView' | 'onSettings'> {
  readonly list: TalentsList;
  readonly view: TalentsView;
  readonly settings: ViewSettings;
  readonly place: ListPlace;
  readonly onClear: () => void;
}

const NOBODY: ReadonlyMap<string, TalentRow> = new Map();

/** The count under the list. */
function Shown({ shown, all }: { readonly shown: number; readonly all: number }) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  return (
    <output className="flex min-h-10 items-center text-xs text-third tabular-nums">
      {shown === all ? t('count', { count: all }) : t('shown', { shown: format.number(shown), count: all })}
    </output>
  );
}

interface Chosen {
  /** The search and filters that the rows match: a change of them clears the selection. */
  readonly of: string;
  readonly rows: ReadonlyMap<string, TalentRow>;
}

/** The selected rows, which stay selected while they are scrolled out of view. */
function useChosen(list: TalentsList, { search, survey, status }: TalentsView) {
  const of = JSON.stringify({ search, survey, status });
  const [chosen, setChosen] = useState<Chosen>({ of, rows: new Map() });
  const rows = chosen.of === of ? chosen.rows : NOBODY;
  const choose = (next: Iterable<TalentRow>) =>
    setChosen({ of, rows: new Map([...next].map((row) => [row.id, row])) });
  const here = useMemo(() => new Map(list.rows.map((row) => [row.id, row])), [list.rows]);
  const latest = useMemo(
    () => [...rows.keys()].flatMap((id) => here.get(id) ?? rows.get(id) ?? []),
    [rows, here],
  );
  return {
    rows: latest,
    ids: new Set(rows.keys()),
    choose,
    chooseIds: (ids: ReadonlySet<string>) =>
      choose([...ids].flatMap((id) => here.get(id) ?? rows.get(id) ?? [])),
  };
}

/** The list: filters, rows, and the actions on selected rows. */
export function TalentsTable({ list, view, settings, place, onClear, ...toolbar }: TalentsTableProps) {
  const { t } = useTranslation('talents');
  const navigate = useNavigate();
  const { hasTeams } = useWorkspaceFeatures();
  const [menu, setMenu] = useState<MenuTarget>();
  const onMenu = useCallback(
    (row: TalentRow, button: HTMLElement) => setMenu({ person: row.person, button }),
    [],
  );
  const { fits } = list;
  const role = list.role?.name;
  const columns = useColumns({ role, fits, hasTeams, density: settings.density, onMenu });
  const inSight = columns.map((column) => column.id).filter((id) => !settings.hidden.includes(id));
  const chosen = useChosen(list, view);
  const exportRows = useExport({ columns: inSight, role });
  const chooseAll = useMutation({ mutationFn: async () => chosen.choose((await list.readAll()).rows) });
  const people = useMemo(() => chosen.rows.map((row) => row.person), [chosen.rows]);
  const exportPeople = (some: readonly PersonAtWork[]) => {
    const ids = new Set(some.map(({ id }) => id));
    const known = new Map([...list.rows, ...chosen.rows].map((row) => [row.id, row]));
    exportRows(() => list.readFits([...ids].flatMap((id) => known.get(id) ?? [])));
  };
  const open = (row: TalentRow, index: number) => {
    place.leaveFrom(index, {
      name: t('title'),
      total: list.found,
      start: list.start,
      ids: list.rows.map((each) => each.id),
      read: list.readIds,
    });
    void navigate({ to: '/talents/$talentId', params: { talentId: row.id } });
  };
  return (
    <>
      <Toolbar
        {...toolbar}
        view={view}
        settings={settings}
        roles={list.roles}
        hasTeams={hasTeams}
        isHidden={list.isHidden}
        onExport={people.length > 0 ? () => exportPeople(people) : () => exportRows(list.readAll)}
      />
      <FitNotice isRecalculating={list.isRecalculating} className="pb-3" />
      <AlertLine>{list.isFitMissing && <span className="block pb-3">{t('fitFailed')}</span>}</AlertLine>
      <RowsMissing missing={list.missing} className="pb-3" />
      <Table
        label={t('list.label')}
        rows={list.rows}
        pages={{
          total: list.found,
          start: list.start,
          key: list.key,
          onRange: list.onRange,
          startRow: place.start,
        }}
        columns={columns}
        hiddenColumns={settings.hidden}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        sort={view.sort}
        onSort={(sort) => toolbar.onView({ ...view, sort: firstDirection(view, sort) })}
        selection={{ ids: chosen.ids, onChange: chosen.chooseIds, head: 'in sight' }}
        onOpen={open}
        density={settings.density}
        empty={<NoMatch title={t('noMatch.title')} text={t('noMatch.text')} onClear={onClear} />}
      />
      {chosen.rows.length === 0 ? (
        <Shown shown={list.found} all={list.counts?.all ?? list.found} />
      ) : (
        <SelectionBar
          people={people}
          matching={list.found}
          roleId={list.role?.id}
          onAll={() => chooseAll.mutate()}
          onClear={() => chosen.choose([])}
          onExport={exportPeople}
        />
      )}
      <RowMenu
        target={menu}
        roleId={list.role?.id}
        onExport={exportPeople}
        onClose={() => setMenu(undefined)}
      />
    </>
  );
}

/** The first direction of a column: fit and dates sort descending, everything else ascending. */
function firstDirection(view: TalentsView, sort: TalentsView['sort']): TalentsView['sort'] {
  const isNew = view.sort.column !== sort.column;
  return isNew && (sort.column === 'fit' || sort.column === 'invited') ? { ...sort, descending: true } : sort;
}
