import { useQueries, useQuery } from '@tanstack/react-query';
import { Columns3 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assessmentQuery } from '#features/assessments/api.ts';
import { FitNotice } from '#features/fit/components/fit-notice.tsx';
import { talentFitsQuery } from '#features/matching/api.ts';
import { PeopleField } from '#features/records/components/people-fields.tsx';
import { rolesQuery } from '#features/roles/api.ts';
import { rememberCompared } from '#lib/compared.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/choice.tsx';
import { Combo } from '#ui/combo.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { comparedQuery, type ComparedTalent } from '../api.ts';
import { TraitComparison } from '../components/trait-comparison.tsx';
import { MOST_COMPARED, readIds, type CompareSearch } from '../search.ts';

interface ComparePageProps {
  readonly search: CompareSearch;
  readonly onSearch: (search: CompareSearch) => void;
}

/** The talents in the URL, else the first participants of the assessment in it. */
function useChosen({ talents, assessmentId = '' }: CompareSearch): readonly string[] {
  const named = readIds(talents);
  const assessment = useQuery({
    ...assessmentQuery(assessmentId),
    enabled: named.length === 0 && assessmentId !== '',
  });
  if (named.length > 0 || assessment.data === undefined) return named;
  return assessment.data.participants
    .filter(({ canceled }) => !canceled)
    .toSorted((a, b) => Number(b.status === 'FINISHED') - Number(a.status === 'FINISHED'))
    .flatMap(({ talent }) => talent?.id ?? [])
    .slice(0, MOST_COMPARED);
}

function Picker({ search, onSearch, chosen }: ComparePageProps & { readonly chosen: readonly string[] }) {
  const { t } = useTranslation('comparison');
  const roles = useQuery(rolesQuery).data ?? [];
  const isFull = chosen.length >= MOST_COMPARED;
  return (
    <Card>
      <div className="grid items-start gap-5 md:grid-cols-[3fr_2fr]">
        <PeopleField
          label={t('talents')}
          hint={isFull ? t('full', { count: MOST_COMPARED }) : t('hint', { count: MOST_COMPARED })}
          isFull={isFull}
          chosen={chosen}
          onChange={(ids) => {
            const { talents: _talents, ...rest } = search;
            onSearch(ids.length === 0 ? rest : { ...rest, talents: ids.join(',') });
          }}
        />
        <Combo
          label={t('role')}
          hint={t('roleHint')}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          value={roles.some(({ id }) => id === search.role) ? (search.role ?? null) : null}
          onChange={(role) => {
            const { role: _role, ...rest } = search;
            onSearch(role === null ? rest : { ...rest, role });
          }}
        />
      </div>
    </Card>
  );
}

function Comparison({
  talents,
  roleId,
}: {
  readonly talents: readonly ComparedTalent[];
  readonly roleId: string | undefined;
}) {
  const { t } = useTranslation('comparison');
  const { t: common } = useTranslation('common');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const workspaceId = useCurrentUser().active_workspace?.id ?? '';
  useEffect(() => rememberCompared(workspaceId), [workspaceId]);
  const role = useQuery(rolesQuery).data?.find(({ id }) => id === roleId);
  const fits = useQueries({
    queries: talents.map(({ id }) => ({ ...talentFitsQuery(id), enabled: role !== undefined })),
  });
  return (
    <Card
      title={t('sideBySide')}
      aside={
        <Switch checked={onlyDifferences} onChange={setOnlyDifferences}>
          {t('onlyDifferences')}
        </Switch>
      }
    >
      <FitNotice
        isRecalculating={fits.some(({ data }) => data?.meta.state === 'recalculating')}
        className="pb-3"
      />
      <TraitComparison
        talents={talents}
        onlyDifferences={onlyDifferences}
        role={role}
        fits={fits.map(({ data }) => data?.data.find((fit) => fit.role_id === roleId))}
      />
      <p className="pt-4 text-xs text-third">{t('note')}</p>
      {fits.some(({ isError }) => isError) && (
        <p className="pt-2 text-xs text-danger">{common('fault.loading')}</p>
      )}
    </Card>
  );
}

/** Two to four talents side by side; talents and role are in the URL. */
export function ComparePage({ search, onSearch }: ComparePageProps) {
  const { t } = useTranslation('comparison');
  const chosen = useChosen(search);
  const compared = useQuery(comparedQuery(chosen));
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumbs={
          <Breadcrumbs crumbs={[{ label: t('talents'), link: { to: '/talents' } }, { label: t('title') }]} />
        }
      />
      <div className="flex flex-col gap-5">
        <Picker search={search} onSearch={onSearch} chosen={chosen} />
        {chosen.length < 2 && (
          <Card>
            <EmptyState
              icon={<Columns3 aria-hidden="true" className="size-6" />}
              title={t('empty.title')}
              text={t('empty.text')}
            />
          </Card>
        )}
        {chosen.length >= 2 && compared.isError && (
          <Card>
            <NotLoaded onRetry={() => void compared.refetch()} />
          </Card>
        )}
        {chosen.length >= 2 && compared.isPending && <Skeleton className="h-80 w-full" />}
        {chosen.length >= 2 && compared.data !== undefined && (
          <Comparison talents={compared.data} roleId={search.role} />
        )}
      </div>
    </>
  );
}
