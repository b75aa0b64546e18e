import type { FitOfRole } from '@quint/contract/measures/matching.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ExcludedCard } from '#features/base/fit/components/excluded-from-rankings.tsx';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { talentFitsQuery, type TalentRecord } from '#features/measures/matching/api.ts';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { cx } from '#lib/class-names.ts';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ConsideredBadge, FitRoleCard, FitRow } from './fit-role-card.tsx';
import { PersonDoubt } from './person-doubt.tsx';
import { SheetLink } from './sheet-link.tsx';
import { UnlockCard } from './unlock-card.tsx';
import { useResultOpened } from '../use-result-opened.ts';

interface FitTabProps {
  readonly talent: TalentRecord;
  readonly result: NonNullable<TalentRecord['latestResult']>;
  readonly actions: readonly PersonAction[];
}

interface OtherRolesProps {
  readonly talentId: string;
  readonly consideredFits: readonly FitOfRole[];
  readonly rejectedRoleIds: ReadonlySet<string>;
  readonly others: readonly FitOfRole[];
  readonly consider: PersonAction | undefined;
}

/** Further considered roles, and all others behind one line. */
function OtherRoles({ talentId, consideredFits, rejectedRoleIds, others, consider }: OtherRolesProps) {
  const { t } = useTranslation('record');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="rounded-lg border border-line bg-surface shadow-soft">
      <ul className="empty:hidden">
        {consideredFits.map((fit) => (
          <FitRow
            key={fit.role_id}
            fit={fit}
            talentId={talentId}
            badge={<ConsideredBadge isRejected={rejectedRoleIds.has(fit.role_id)} />}
          />
        ))}
        {isOpen && others.map((fit) => <FitRow key={fit.role_id} fit={fit} talentId={talentId} />)}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-5 py-3 [ul:empty+&]:border-t-0">
        {others.length > 0 && (
          <AriaButton
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
            className="inline-target gap-1.5 rounded-sm text-second hover:text-ink"
          >
            {isOpen ? t('fit.hideOthers') : t('fit.others', { count: others.length })}
            <ChevronDown aria-hidden="true" className={cx('size-4', isOpen && 'rotate-180')} />
          </AriaButton>
        )}
        {consider !== undefined && (
          <AriaButton
            isDisabled={consider.reason !== undefined}
            onPress={consider.run}
            className="link finger ml-auto min-h-6 text-sm"
          >
            {t('fit.consider')}
          </AriaButton>
        )}
      </div>
    </section>
  );
}

/** The fit to the considered roles, then to the others; above them, what an insight would unlock. */
export function FitTab({ talent, result, actions }: FitTabProps) {
  const { t } = useTranslation('record');
  const { t: matching } = useTranslation('matching');
  const fits = useQuery(talentFitsQuery(talent.id));
  useResultOpened(fits.data && result.id);
  if (fits.data === undefined) {
    return fits.isError ? (
      <NotLoaded error={fits.error} onRetry={() => void fits.refetch()} />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  }
  if (fits.data.meta.is_left_out_of_rankings) return <ExcludedCard />;
  const rejectedRoleIds = new Set(
    talent.roles.flatMap(({ roles_id, rejected_at }) => (rejected_at === null ? [] : [roles_id])),
  );
  const assignedRoleIds = new Set(talent.roles.map(({ roles_id }) => roles_id));
  const consideredFits = fits.data.data
    .filter(({ role_id }) => assignedRoleIds.has(role_id))
    .toSorted(
      (one, other) => Number(rejectedRoleIds.has(one.role_id)) - Number(rejectedRoleIds.has(other.role_id)),
    );
  const [first, ...further] = consideredFits;
  const others = fits.data.data.filter(
    ({ role_id, is_in_use, is_rejected }) => is_in_use && !is_rejected && !assignedRoleIds.has(role_id),
  );
  return (
    <div className="flex flex-col gap-5">
      {talent.isMasked && <UnlockCard talent={talent} actions={actions} />}
      <FitNotice isRecalculating={fits.data.meta.state === 'recalculating'} />
      {first === undefined ? (
        <p className="rounded-lg border border-line bg-surface p-5 text-second shadow-soft">
          {t('fit.none')}
        </p>
      ) : (
        <FitRoleCard
          fit={first}
          result={result}
          talent={talent}
          badge={<ConsideredBadge isRejected={rejectedRoleIds.has(first.role_id)} />}
          doubt={<PersonDoubt talent={talent} result={result} />}
          action={<SheetLink roleId={first.role_id} talentId={talent.id} />}
        />
      )}
      <OtherRoles
        talentId={talent.id}
        consideredFits={further}
        rejectedRoleIds={rejectedRoleIds}
        others={others}
        consider={actions.find(({ id }) => id === 'consider')}
      />
      <p className="text-xs text-third">{matching('normGroup')}</p>
    </div>
  );
}
