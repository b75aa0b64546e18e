import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findResendState } from '#features/invitations/model/resend-rule.ts';
import { useResend } from '#features/invitations/use-resend.ts';
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
  readonly onClear: () => void;
}

function resendableIds(rows: readonly TalentRow[]): readonly string[] {
  const now = new Date();
  return rows.flatMap(({ invitation }) =>
    invitation !== null && findResendState(invitation, now).can === 'now' ? [invitation.id] : [],
  );
}

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

/** The list itself: filters, rows, and what can be done with the chosen ones. */
export function TalentsTable({ list, view, settings, onClear, ...toolbar }: TalentsTableProps) {
  const { t } = useTranslation('talents');
  const navigate = useNavigate();
  const { hasTeams, canInvite } = useWorkspaceFeatures();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<MenuTarget>();
  const onMenu = useCallback(
    (row: TalentRow, button: HTMLElement) => setMenu({ row, button, now: new Date() }),
    [],
  );
  const { shown, fits, fitsLoading } = list;
  const role = list.role?.name;
  const columns = useColumns({ role, fits, fitsLoading, hasTeams, density: settings.density, onMenu });
  const inSight = columns.map((column) => column.id).filter((id) => !settings.hidden.includes(id));
  const chosen = useMemo(() => shown.filter((row) => ids.has(row.id)), [shown, ids]);
  const resendable = useMemo(() => resendableIds(chosen), [chosen]);
  const exportRows = useExport({ columns: inSight, fits, role });
  const { resend, progress } = useResend();
  const isHidden = useMemo(() => list.talents.some((talent) => talent.isHidePersonalData), [list.talents]);
  return (
    <>
      <Toolbar
        {...toolbar}
        view={view}
        settings={settings}
        roles={list.roles}
        hasTeams={hasTeams}
        isHidden={isHidden}
        onExport={() => exportRows(chosen.length > 0 ? chosen : shown)}
      />
      <FitNotice isRecalculating={list.fitsRecalculating} className="pb-3" />
      <AlertLine>{list.fitsFailed && <span className="block pb-3">{t('fitFailed')}</span>}</AlertLine>
      <Table
        label={t('list.label')}
        rows={shown}
        columns={columns}
        hiddenColumns={settings.hidden}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        sort={view.sort}
        onSort={(sort) => toolbar.onView({ ...view, sort: firstDirection(view, sort) })}
        sortedElsewhere
        selection={{ ids, onChange: setIds, head: 'in sight' }}
        onOpen={(row) => void navigate({ to: '/talents/$talentId', params: { talentId: row.id } })}
        density={settings.density}
        empty={<NoMatch title={t('noMatch.title')} text={t('noMatch.text')} onClear={onClear} />}
      />
      {chosen.length === 0 ? (
        <Shown shown={shown.length} all={list.talents.length} />
      ) : (
        <SelectionBar
          selected={chosen.length}
          matching={shown.length}
          resendable={resendable.length}
          canInvite={canInvite}
          progress={progress}
          onAll={() => setIds(new Set(shown.map((row) => row.id)))}
          onClear={() => setIds(new Set())}
          onExport={() => exportRows(chosen)}
          onResend={() => void resend(resendable)}
        />
      )}
      <RowMenu
        target={menu}
        canInvite={canInvite}
        onClose={() => setMenu(undefined)}
        onResend={(invitations) => void resend(invitations)}
      />
    </>
  );
}

/** A column pressed for the first time: fit and dates start with the highest, everything else with the lowest. */
function firstDirection(view: TalentsView, sort: TalentsView['sort']): TalentsView['sort'] {
  const isNew = view.sort.column !== sort.column;
  return isNew && (sort.column === 'fit' || sort.column === 'invited') ? { ...sort, descending: true } : sort;
}
