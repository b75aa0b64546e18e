import type { PoolPerson } from '@quint/contract/pool.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CostWords } from '#features/fit/components/cost-words.tsx';
import { FitShown } from '#features/fit/components/fit-line.tsx';
import { WhatOpens } from '#features/people/components/opens.tsx';
import { offeredRolesQuery } from '#features/roles/api.ts';
import { isMissing } from '#lib/api-error.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { TraitBars } from '#ui/trait-bars.tsx';
import { poolPersonQuery } from '../api.ts';
import { JobWords, Places } from '../components/person-words.tsx';
import { UnlockButton } from '../components/unlock-button.tsx';
import { barsOf } from '../model/traits.ts';

const NONE = 'none';

interface PlatformPersonPageProps {
  readonly id: string;
  readonly roleId: string | undefined;
  readonly onRole: (roleId: string | undefined) => void;
}

function FitCard({
  person,
  roleId,
  onRole,
}: { readonly person: PoolPerson } & Omit<PlatformPersonPageProps, 'id'>) {
  const { t } = useTranslation('talent-pool');
  const roles = useQuery(offeredRolesQuery).data ?? [];
  const options = [
    { value: NONE, label: t('filter.noRole') },
    ...roles.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const { fit, result, is_left_out: isLeftOut } = person;
  const words = () => {
    if (isLeftOut) return <p className="text-second">{t('platform.leftOut')}</p>;
    if (result === null) return <p className="text-second">{t('platform.noResult')}</p>;
    if (roleId === undefined || fit === null) return <p className="text-second">{t('person.choose')}</p>;
    return (
      <>
        <FitShown fit={{ ...fit, quality: result.quality }} />
        {fit.score !== null && (
          <p className="text-sm text-second">
            <CostWords score={fit.score} costs={fit.costs} />
          </p>
        )}
      </>
    );
  };
  return (
    <Card title={t('person.fit')}>
      <div className="flex flex-col items-start gap-3">
        <FilterChip
          label={t('filter.fit')}
          value={options.find(({ value }) => value === (roleId ?? NONE))?.label ?? t('filter.gone')}
          active={roleId !== undefined}
          options={options}
          selected={[roleId ?? NONE]}
          onChange={([value]) => onRole(value === NONE ? undefined : value)}
        />
        {words()}
      </div>
    </Card>
  );
}

function TraitsCard({
  person,
  roleId,
}: {
  readonly person: PoolPerson;
  readonly roleId: string | undefined;
}) {
  const { t } = useTranslation('talent-pool');
  const { t: traits } = useTranslation('personality');
  const role = useQuery(offeredRolesQuery).data?.find(({ id }) => id === roleId);
  return (
    <Card title={t('person.traits')}>
      {person.result === null ? (
        <p className="text-second">{t('platform.noResult')}</p>
      ) : (
        <>
          <TraitBars
            label={t('platform.head.traits')}
            bars={barsOf(person.result, role?.attributes)}
            nameOf={(trait) => traits(`traits.${trait}.name`)}
          />
          <p className="pt-3 text-sm text-third">{t('person.scale')}</p>
        </>
      )}
    </Card>
  );
}

function Person({
  person,
  roleId,
  onRole,
}: { readonly person: PoolPerson } & Omit<PlatformPersonPageProps, 'id'>) {
  const { t } = useTranslation('talent-pool');
  const { copy_id: copyId } = person;
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            crumbs={[{ label: t('title'), link: { to: '/talent-pool', search: { tab: 'platform' } } }]}
          />
        }
        before={<Avatar name={person.name} size="lg" />}
        title={person.name}
        badge={<Badge tone="lila">{t('person.from')}</Badge>}
        lead={<Places locations={person.locations} />}
        actions={
          copyId === null ? (
            <UnlockButton person={person} />
          ) : (
            <ButtonLink to="/talent-pool/$talentId" params={{ talentId: copyId }} kind="primary">
              {t('person.record')}
            </ButtonLink>
          )
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <TraitsCard person={person} roleId={roleId} />
          <Card title={t('person.job')}>
            <JobWords person={person} />
          </Card>
        </div>
        <div className="flex flex-col gap-5">
          <FitCard person={person} roleId={roleId} onRole={onRole} />
          {copyId === null && (
            <Card title={t('platform.strip.what')}>
              <WhatOpens />
              <p className="pt-4 text-sm text-third">{t('dialog.sees')}</p>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

/** A person of the platform pool, masked until unlocked. */
export function PlatformPersonPage({ id, roleId, onRole }: PlatformPersonPageProps) {
  const { t } = useTranslation('talent-pool');
  const { t: common } = useTranslation('common');
  const person = useQuery(poolPersonQuery(id, roleId));
  if (person.data !== undefined) return <Person person={person.data} roleId={roleId} onRole={onRole} />;
  if (person.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (!isMissing(person.error)) {
    return <NotLoaded level={1} error={person.error} onRetry={() => void person.refetch()} />;
  }
  return (
    <EmptyState
      level={1}
      title={t('person.leftTitle')}
      text={t('person.leftText')}
      action={
        <ButtonLink to="/talent-pool" search={{ tab: 'platform' }} kind="secondary">
          {t('platform.refresh')}
        </ButtonLink>
      }
    />
  );
}
