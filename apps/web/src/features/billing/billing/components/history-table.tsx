import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowsMissing } from '#features/base/records/components/rows-missing.tsx';
import { ROWS_ON_PAGE } from '#features/base/records/model/row-page.ts';
import { usePages } from '#features/base/records/use-pages.ts';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { entryPages, type EntryRow, type OfWorkspace } from '../api.ts';
import { useEntryTitle, useSigned } from './entry-words.tsx';

const EntryDialog = onDemand(async () => (await import('./entry-dialog.tsx')).EntryDialog);

function useColumns(): readonly TableColumn<EntryRow>[] {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const isMobile = useIsMobile();
  const titleOf = useEntryTitle();
  const formatSigned = useSigned();
  return useMemo(() => {
    const formatNote = (entry: EntryRow) => {
      const by = entry.user_created?.fullname ?? '';
      const parts = [isMobile ? format.date(entry.date_created) : '', by, entry.reason ?? ''];
      return parts.filter((part) => part !== '').join(' · ');
    };
    return [
      {
        id: 'what',
        header: t('history.what'),
        width: isMobile ? 170 : 220,
        grow: 3,
        cell: (entry) => (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-semibold">{titleOf(entry)}</span>
            <span className="truncate text-xs text-third empty:hidden">{formatNote(entry)}</span>
          </span>
        ),
      },
      {
        id: 'date',
        hideOnPhone: true,
        header: t('history.date'),
        width: 120,
        cell: (entry) => <span className="text-second">{format.date(entry.date_created)}</span>,
      },
      {
        id: 'amount',
        header: t('history.amount'),
        width: isMobile ? 84 : 110,
        grow: isMobile ? 0 : 1,
        align: 'end',
        cell: (entry) => <span className="font-semibold tabular-nums">{formatSigned(entry.amount)}</span>,
      },
      {
        id: 'balance',
        header: t('history.balance'),
        width: isMobile ? 70 : 90,
        grow: isMobile ? 0 : 1,
        align: 'end',
        cell: (entry) => <span className="tabular-nums">{format.number(entry.balance)}</span>,
      },
    ];
  }, [t, format, isMobile, titleOf, formatSigned]);
}

/** Unlocks, orders and grants with the remaining insights after each, the newest first. */
export function HistoryTable(props: OfWorkspace) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation('common');
  const titleOf = useEntryTitle();
  const [open, setOpen] = useState<EntryRow>();
  const key = `${props.organizationId}/${props.isFrozen}`;
  const list = usePages(key, entryPages(props));
  const rows = useMemo(() => list.pages.flatMap((page) => page.rows), [list.pages]);
  const columns = useColumns();
  if (list.isPending) return <LinesSkeleton label={common('state.loading')} />;
  if (list.total === undefined) return <RowsMissing missingRows={list} />;
  return (
    <>
      <RowsMissing missingRows={list} />
      <Table
        label={t('history.list')}
        rows={rows}
        columns={columns}
        rowId={({ id }) => id}
        rowName={titleOf}
        onOpen={setOpen}
        pages={{ total: list.total, start: list.first * ROWS_ON_PAGE, key, onRange: list.onRange }}
        hideHeader={list.total === 0}
        maxHeight="560px"
        empty={<p className="p-5 text-third">{t('history.none')}</p>}
      />
      {open !== undefined && <EntryDialog entry={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
