import type { FitOfTalent } from '@quint/contract/matching.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/fit/components/fit-notice.tsx';
import { FitShown } from '#features/fit/components/fit-line.tsx';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MORE_BY_FIT, talentsByFitQuery } from '../api.ts';

interface RowProps {
  readonly roleId: string;
  readonly fit: FitOfTalent;
  readonly name: string;
}

function FitRow({ roleId, fit, name }: RowProps) {
  const { t } = useTranslation('roles');
  const { interval } = fit;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <Avatar name={name} />
      <span className="flex min-w-[140px] flex-1 flex-wrap items-center gap-2">
        <Link
          to="/roles/$roleId/talents/$talentId"
          params={{ roleId, talentId: fit.talent_id }}
          className="inline-flex min-h-6 items-center rounded-[4px] font-semibold hover:underline"
        >
          {name}
        </Link>
        {fit.quality !== 'ok' && <Badge tone="partial">{t('detail.quality')}</Badge>}
      </span>
      <span className="flex items-center gap-3">
        {interval !== null && (
          <span className="text-xs text-third tabular-nums">
            <span aria-hidden="true">{t('detail.interval', interval)}</span>
            <span className="sr-only">{t('detail.intervalLabel', interval)}</span>
          </span>
        )}
        <FitShown fit={fit} />
      </span>
    </li>
  );
}

/** The talents with a result, by fit to the role; the first ten at once, more on demand. */
export function TalentsByFit({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const fits = useInfiniteQuery(talentsByFitQuery(roleId));
  const pages = fits.data?.pages ?? [];
  const rows = pages.flatMap(({ data, names }) =>
    data.map((fit) => ({ fit, name: names.get(fit.talent_id) ?? '…' })),
  );
  const meta = pages[0]?.meta;
  const first = rows[0]?.fit;
  const base = first?.base ?? null;
  const left = (meta?.total ?? 0) - rows.length;
  return (
    <Card title={t('detail.talents')}>
      <p className="pb-2 text-xs text-third">
        {t('detail.talentsNote')}
        {base !== null && ` ${t('detail.base', { base: format.number(base, 0) })}`}
      </p>
      <FitNotice isRecalculating={meta?.state === 'recalculating'} className="pb-2" />
      {fits.isPending && [1, 2, 3].map((line) => <Skeleton key={line} className="my-3 h-8 w-full" />)}
      {first?.broad === true && <p className="pb-2 text-partial-text">{t('detail.broad')}</p>}
      {first?.score === null && <p className="pb-2 text-second">{t('detail.noRequirement')}</p>}
      {fits.isSuccess && rows.length === 0 && (
        <EmptyState
          level={3}
          icon={<UserRoundPlus className="size-6" />}
          title={t('detail.noTalents')}
          text={t('detail.noTalentsText')}
        />
      )}
      <ul>
        {rows.map(({ fit, name }) => (
          <FitRow key={fit.talent_id} roleId={roleId} fit={fit} name={name} />
        ))}
      </ul>
      {meta !== undefined && meta.pending > 0 && (
        <p className="pt-2 pb-3 text-xs text-third">{t('detail.pending', { count: meta.pending })}</p>
      )}
      {fits.hasNextPage && (
        // Not shown as loading: that is announced by the name of the button, which goes with the last page.
        <Button kind="secondary" size="sm" onPress={() => void fits.fetchNextPage()}>
          {left > MORE_BY_FIT
            ? t('detail.showMore', { count: MORE_BY_FIT })
            : t('detail.showAll', { count: rows.length + left })}
        </Button>
      )}
    </Card>
  );
}
