import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { roleHistoryQuery, type EntryOf, type HistoryEntry } from '../api.ts';
import { useEntryTitle } from '../use-entry-title.ts';
import { RangeChanges } from './range-changes.tsx';

/** The names of a draw, why it was repeated, and what repeats it. */
function DrawDetails({ entry }: { readonly entry: EntryOf<'draw'> }) {
  const { t } = useTranslation('role-history');
  const format = useFormat();
  const { names, reason, date_undone: undone, seed } = entry;
  return (
    <>
      <p translate="no" className="text-pretty text-second">
        {format.list(names.map((name) => name ?? t('deleted')))}
      </p>
      {reason !== null && <p className="text-pretty">{t('draw.reason', { reason })}</p>}
      {undone !== null && (
        <p className="text-second">{t('draw.undone', { date: format.date(undone, 'date') })}</p>
      )}
      <p className="text-sm wrap-anywhere text-third">{t('draw.seed', { seed })}</p>
    </>
  );
}

function Details({ entry }: { readonly entry: HistoryEntry }) {
  const { t } = useTranslation('role-history');
  if (entry.kind === 'ranges') return <RangeChanges entry={entry} />;
  if (entry.kind === 'draw') return <DrawDetails entry={entry} />;
  if (entry.kind === 'decision' && entry.is_complete) {
    return <p className="text-second">{t('decision.complete')}</p>;
  }
  return null;
}

/** What happened with a role, newest first: a sentence each, with its date and who did it. */
export function HistoryTab({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('role-history');
  const { t: common } = useTranslation();
  const format = useFormat();
  const titleOf = useEntryTitle();
  const history = useInfiniteQuery(roleHistoryQuery(roleId));
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="max-w-[72ch]">
      {history.isPending && <LinesSkeleton label={common('state.loading')} />}
      {history.isError && (
        <NotLoaded level={2} error={history.error} onRetry={() => void history.refetch()} />
      )}
      {history.isSuccess && entries.length === 0 && <p className="text-third">{t('empty')}</p>}
      <ol>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0 first:pt-0"
          >
            <p className="font-semibold text-pretty wrap-anywhere">{titleOf(entry)}</p>
            <p className="text-sm text-third">
              <time dateTime={entry.date}>{format.date(entry.date, 'dateTime')}</time>
              {entry.by !== null && ` · ${entry.by}`}
            </p>
            <Details entry={entry} />
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <div className="border-t border-line pt-4">
          <Button
            kind="secondary"
            size="sm"
            isLoading={history.isFetchingNextPage}
            onPress={() => void history.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}
