import { MOST_COMPARED } from '@quint/domain/base/limits.ts';
import { Columns2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { onDemand } from '#lib/on-demand.tsx';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { CompareBar, CompareHeader } from '../components/compare-header.tsx';
import { CompareSkeleton, ComparisonContent } from '../components/comparison-content.tsx';
import { RoleChoice } from '../components/role-choice.tsx';
import type { CompareSearch } from '../search.ts';
import { useComparison } from '../use-comparison.ts';

const fetchPeopleDialog = async () => (await import('../components/people-dialog.tsx')).PeopleDialog;
const PeopleDialog = onDemand(fetchPeopleDialog);

interface ComparePageProps {
  readonly search: CompareSearch;
  readonly onSearch: (search: CompareSearch) => void;
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
  const roleField = useRef<HTMLDivElement>(null);
  const focusRole = () => roleField.current?.querySelector('input')?.focus();
  const isShort = !result.isPending && !result.isError && people.length < 2;
  return (
    <>
      <CompareHeader
        comparison={result.isPending ? undefined : comparison}
        role={role}
        requestedCount={result.isError ? 0 : ids.length}
        onChange={() => setChoosing(true)}
        onRole={focusRole}
      />
      <div className="flex flex-col gap-4">
        {!result.isPending && people.length >= 2 && (
          <RoleChoice
            roleId={roleId}
            fieldRef={roleField}
            onChoose={(id) => onSearch({ ...search, talents: ids.join(','), role: id })}
          />
        )}
        <output className="flex flex-col gap-1 text-second empty:hidden">
          {requestedIds.length > MOST_COMPARED && (
            <span>{t('tooMany', { named: requestedIds.length, count: MOST_COMPARED })}</span>
          )}
          {missing > 0 && <span>{t('missing', { count: missing })}</span>}
          {result.isRoleMissing && <span>{t('roleMissing')}</span>}
        </output>
        <FitNotice
          isRecalculating={result.isRecalculating}
          norms={people.flatMap(({ score }) => score?.norm ?? [])}
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
          <>
            <ComparisonContent
              comparison={comparison}
              role={role && { id: role.id, ranges: role.attributes }}
              reach={result.reach}
              onRemove={remove}
            />
            <CompareBar comparison={comparison} role={role} onRole={focusRole} />
          </>
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
