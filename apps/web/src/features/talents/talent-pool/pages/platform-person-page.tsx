import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClosedContentLabels } from '#features/people/people/use-closed-content-labels.ts';
import { JobProfileView } from '#features/profile/job-profile/components/job-profile-view.tsx';
import { isMissing } from '#lib/api-error.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { poolPersonQuery } from '../api.ts';
import { JobSummary, Places } from '../components/person-summary.tsx';
import { PlatformFit } from '../components/platform-fit.tsx';
import { PoolOpens } from '../components/pool-opens.tsx';
import { UnlockButton, usePoolUnlock } from '../components/unlock-button.tsx';
import { useFocusOpened } from '../use-focus-opened.ts';

interface LockedProfileProps {
  readonly person: PoolPerson;
  readonly onConfirm: () => void;
}

/** The job profile of a person who is not unlocked: places, the number of other entries, and the unlock button. */
function LockedProfile({ person, onConfirm }: LockedProfileProps) {
  const { t } = useTranslation('talent-pool');
  const { ask, reason, dialog } = usePoolUnlock(person, onConfirm);
  const contents = useClosedContentLabels().describeContents(person.profile);
  return (
    <Card title={t('person.job')}>
      <JobProfileView
        preferences={{ locations: [...person.locations] }}
        jobs={[]}
        roles={undefined}
        locks={{ onPress: ask, reason, contents }}
      />
      {dialog}
    </Card>
  );
}

interface PlatformPersonPageProps {
  readonly id: string;
  readonly roleId: string | undefined;
  readonly onRole: (roleId: string | undefined) => void;
}

function Person({
  person,
  roleId,
  onRole,
}: { readonly person: PoolPerson } & Omit<PlatformPersonPageProps, 'id'>) {
  const { t } = useTranslation('talent-pool');
  const { copy_id: copyId } = person;
  const [isAsked, setAsked] = useState(false);
  const holder = useFocusOpened(isAsked && copyId !== null);
  const onConfirm = () => setAsked(true);
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('title'), link: { to: '/talent-pool', search: { tab: 'platform' } } }]}
        before={<Avatar name={person.name} size="lg" />}
        title={person.name}
        isName
        badge={<Badge tone="lila">{t('person.from')}</Badge>}
        lead={<Places locations={person.locations} />}
        actions={
          copyId === null ? (
            <UnlockButton isMain person={person} onConfirm={onConfirm} />
          ) : (
            <span ref={holder} className="contents">
              <ButtonLink to="/talent-pool/$talentId" params={{ talentId: copyId }} kind="primary">
                {t('person.record')}
              </ButtonLink>
            </span>
          )
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <PlatformFit person={person} roleId={roleId} onRole={onRole} />
          {copyId === null && (
            <Card title={t('platform.strip.what')}>
              <PoolOpens person={person} />
              <p className="pt-4 text-sm text-third">{t('dialog.sees')}</p>
            </Card>
          )}
        </div>
        {copyId === null ? (
          <LockedProfile person={person} onConfirm={onConfirm} />
        ) : (
          <Card title={t('person.job')}>
            <JobSummary person={person} />
          </Card>
        )}
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
