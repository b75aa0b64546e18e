import { MOST_COMPARED } from '@quint/domain/base/limits.ts';
import { Columns2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import type { RoleDetail } from '#features/roles/roles/api.ts';
import { LaterStatements } from '#features/survey/statement/components/later-statements.tsx';
import { rememberCompared } from '#lib/comparison-memory.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CompareBar, CompareHeader, FitFinding } from '../components/compare-header.tsx';
import { DotRowsCard } from '../components/dot-rows-card.tsx';
import { NumbersCard } from '../components/numbers-card.tsx';
import { PeopleCard } from '../components/people-card.tsx';
import { RadarCard } from '../components/radar-card.tsx';
import type { Comparison } from '../model/comparison.ts';
import type { CompareSearch } from '../search.ts';
import { useCompareKeys } from '../use-compare-keys.ts';
import { useComparison } from '../use-comparison.ts';
import { useLift } from '../use-lift.ts';

const fetchPeopleDialog = async () => (await import('../components/people-dialog.tsx')).PeopleDialog;
const PeopleDialog = onDemand(fetchPeopleDialog);

/** The cards of the page, in about their size. */
function CompareSkeleton() {
  return (
    <>
      <Skeleton className="-mt-2 h-5 w-2/3 max-md:hidden" />
      <Skeleton className="h-[214px] w-full rounded-lg max-md:h-[286px]" />
      <Skeleton className="h-[540px] w-full rounded-lg max-md:h-[860px]" />
    </>
  );
}

interface ComparePageProps {
  readonly search: CompareSearch;
  readonly onSearch: (search: CompareSearch) => void;
}

interface ComparedProps {
  readonly comparison: Comparison;
  readonly role: RoleDetail | undefined;
  readonly reach: number | undefined;
  readonly onRemove: (id: string) => void;
}

function ComparisonContent({ comparison, role, reach, onRemove }: ComparedProps) {
  const { t } = useTranslation('comparison');
  const { t: matching } = useTranslation('matching');
  const lift = useLift();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const workspaceId = useCurrentUser().active_workspace?.id ?? '';
  useEffect(() => rememberCompared(workspaceId), [workspaceId]);
  useCompareKeys({
    count: comparison.people.length,
    onPick: (index) => lift.pin([index]),
    onDifferences: () => setOnlyDifferences((only) => !only),
  });
  return (
    <>
      <PeopleCard
        comparison={comparison}
        roleId={role?.id}
        lift={lift}
        onRemove={onRemove}
        finding={<FitFinding comparison={comparison} reach={reach} />}
      />
      <DotRowsCard
        comparison={comparison}
        lift={lift}
        withRole={role !== undefined}
        onlyDifferences={onlyDifferences}
        onOnlyDifferences={setOnlyDifferences}
      />
      <NumbersCard comparison={comparison} withRole={role !== undefined} />
      <LaterStatements people={comparison.people} />
      <RadarCard comparison={comparison} ranges={role?.attributes} />
      <p className="text-sm text-pretty text-third">
        {role !== undefined && `${t('caveat')} ${matching('normGroup')} `}
        <span className="max-md:hidden print:hidden">{t('keys')}</span>
      </p>
      <CompareBar comparison={comparison} role={role} />
    </>
  );
}

/** Two to four people side by side; people and role are in the URL. */
export function ComparePage({ search, onSearch }: ComparePageProps) {
  const { t } = useTranslation('comparison');
  const [isChoosing, setChoosing] = useState(false);
  useWhenIdle(fetchPeopleDialog);
  const result = useComparison(search);
  const { comparison, requestedIds, ids, role, missing } = result;
  const people = comparison?.people ?? [];
  const roleId = role?.id;
  const remove = (id: string) =>
    onSearch({
      talents: ids.filter((other) => other !== id).join(','),
      ...(roleId === undefined ? {} : { role: roleId }),
    });
  const isShort = !result.isPending && !result.isError && people.length < 2;
  return (
    <>
      <CompareHeader
        comparison={result.isPending ? undefined : comparison}
        role={role}
        requestedCount={result.isError ? 0 : ids.length}
        onChange={() => setChoosing(true)}
      />
      <div className="flex flex-col gap-4">
        <output className="flex flex-col gap-1 text-second empty:hidden">
          {requestedIds.length > MOST_COMPARED && (
            <span>{t('tooMany', { named: requestedIds.length, count: MOST_COMPARED })}</span>
          )}
          {missing > 0 && <span>{t('missing', { count: missing })}</span>}
          {result.isRoleMissing && <span>{t('roleMissing')}</span>}
        </output>
        <FitNotice
          isRecalculating={result.isRecalculating}
          norms={people.flatMap(({ score }) => score?.versions.norm ?? [])}
        />
        {result.isError && (
          <Card>
            <NotLoaded onRetry={result.retry} />
          </Card>
        )}
        {isShort && (
          <Card>
            <EmptyState
              icon={<Columns2 aria-hidden="true" className="size-6" />}
              title={t('empty.title')}
              text={people.length === 1 ? t('empty.one') : t('empty.text')}
              action={
                <Button kind="primary-lila" onPress={() => setChoosing(true)}>
                  {t('empty.action')}
                </Button>
              }
            />
          </Card>
        )}
        {result.isPending && <CompareSkeleton />}
        {!result.isPending && comparison !== undefined && people.length >= 2 && (
          <ComparisonContent comparison={comparison} role={role} reach={result.reach} onRemove={remove} />
        )}
      </div>
      {isChoosing && (
        <PeopleDialog
          selectedIds={people.map(({ id }) => id)}
          roleId={roleId ?? search.role}
          onClose={() => setChoosing(false)}
          onChoose={onSearch}
        />
      )}
    </>
  );
}
