import { MOST_COMPARED } from '@quint/domain/base/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { EndedNotice } from '#features/vacancies/deciders/components/ended-notice.tsx';
import { vacancyQuery } from '#features/vacancies/people/api.ts';
import { isApiError } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { vacancyComparisonQuery } from '../api.ts';
import { CompareSkeleton, ComparisonContent } from '../components/comparison-content.tsx';
import { buildComparison, fromVacancy } from '../model/comparison.ts';
import { firstIds, readIds } from '../search.ts';

interface RoleComparePageProps {
  readonly roleId: string;
  readonly talents: string | undefined;
}

/** People of a role side by side for a hiring manager, who sees what the list of the role shows. */
export function RoleComparePage({ roleId, talents }: RoleComparePageProps) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const requestedIds = readIds(talents);
  const ids = firstIds(requestedIds);
  const vacancy = useQuery(vacancyQuery(roleId));
  const answer = useQuery(vacancyComparisonQuery(roleId, ids));
  const rows = answer.data?.data;
  const ranges = vacancy.data?.ranges;
  const comparison = useMemo(
    () =>
      rows === undefined || ranges === undefined
        ? undefined
        : buildComparison({
            people: rows.map(fromVacancy),
            fits: rows.flatMap(({ fit }) => fit ?? []),
            ranges,
            number: (value) => format.number(value, 1),
          }),
    [rows, ranges, format],
  );
  if (isApiError(vacancy.error, 'record.not_found')) return <EndedNotice />;
  if (vacancy.data === undefined) return <RecordPlaceholder queries={[vacancy]} />;
  const { name, norm } = vacancy.data;
  const isEmpty = ids.length === 0 || (rows !== undefined && rows.length < 2);
  return (
    <>
      <PageHeader
        title={t('titleFor', { role: name })}
        crumbs={[{ label: name, link: { to: '/roles/$roleId', params: { roleId } } }, { label: t('crumb') }]}
        actions={
          !isEmpty && (
            <Button kind="secondary" onPress={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('print')}
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-4">
        <output className="flex flex-col gap-1 text-second empty:hidden">
          {requestedIds.length > MOST_COMPARED && (
            <span>{t('tooMany', { named: requestedIds.length, count: MOST_COMPARED })}</span>
          )}
          {rows !== undefined && rows.length < ids.length && (
            <span>{t('missing', { count: ids.length - rows.length })}</span>
          )}
        </output>
        <FitNotice
          isRecalculating={answer.data?.meta.state === 'recalculating'}
          norms={rows?.flatMap(({ fit }) => fit?.norm ?? []) ?? []}
        />
        {isEmpty && (
          <div className="flex flex-col items-start gap-3">
            <p className="text-second">{t('empty.ofRole')}</p>
            <ButtonLink to="/roles/$roleId" params={{ roleId }}>
              {name}
            </ButtonLink>
          </div>
        )}
        {!isEmpty && answer.isError && <RecordPlaceholder queries={[answer]} />}
        {!isEmpty && answer.isPending && <CompareSkeleton />}
        {!isEmpty && comparison !== undefined && (
          <ComparisonContent
            comparison={comparison}
            role={{ id: roleId, ranges: vacancy.data.ranges }}
            reach={norm?.reach.strong}
            onRemove={undefined}
          />
        )}
      </div>
    </>
  );
}
