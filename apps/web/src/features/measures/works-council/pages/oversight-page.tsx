import type { OverseenSettings } from '@quint/contract/measures/works-council.ts';
import { RETENTION_NOTICE_DAYS, RETENTION_RULES } from '@quint/domain/privacy/retention.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { RetentionPeriodsTable } from '#features/privacy/components/retention-periods-table.tsx';
import { retentionQuery } from '#features/privacy/retention/api.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { settingsQuery } from '../api.ts';
import { PromiseCard } from '../components/promise-card.tsx';
import { SettingsCard } from '../components/settings-card.tsx';

/**
 * How long this workspace keeps people, the reason for keeping them without an end, and all other retention periods.
 */
function RetentionPeriodsCard() {
  const { t } = useTranslation('works-council');
  const { t: retention } = useTranslation('retention');
  const { data, isPending, refetch } = useQuery(retentionQuery);
  return (
    <Card title={t('keeping.title')}>
      <p className="pb-3 text-pretty text-second">{t('keeping.text', { days: RETENTION_NOTICE_DAYS })}</p>
      {isPending && <Skeleton className="h-48 w-full" />}
      {!isPending && data === undefined && <NotLoaded onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className="flex flex-col gap-5">
          <dl>
            {RETENTION_RULES.map((rule) => (
              <div
                key={rule}
                className="flex items-baseline justify-between gap-4 border-t border-line py-2 first:border-t-0"
              >
                <dt className="min-w-0 text-pretty">{retention(`rule.${rule}`)}</dt>
                <dd className="shrink-0 font-semibold tabular-nums">
                  {data[rule] === null
                    ? retention('never')
                    : retention('lives.months', { count: data[rule] })}
                </dd>
              </div>
            ))}
            <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
              <dt className="min-w-0 text-pretty">
                {retention('ending.title', { days: RETENTION_NOTICE_DAYS })}
              </dt>
              <dd className="shrink-0 font-semibold tabular-nums">
                {t('keeping.people', { count: data.ending.count })}
              </dd>
            </div>
          </dl>
          {data.reason !== null && (
            <p className="text-pretty text-second">{t('keeping.reason', { reason: data.reason })}</p>
          )}
          <RetentionPeriodsTable periods={data.lives} level="h3" />
        </div>
      )}
    </Card>
  );
}

type Member = OverseenSettings['members'][number];

function MemberLine({ member }: { readonly member: Member }) {
  const { t } = useTranslation('works-council');
  const name = member.name ?? t('people.unnamed');
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0">
      <Avatar name={name} />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
      {member.status === 'invited' && <Badge>{t('people.invited')}</Badge>}
    </li>
  );
}

/** The names of people who may open results, and of the works council. Talents are not named. */
function PeopleCard({ members }: Pick<OverseenSettings, 'members'>) {
  const { t } = useTranslation('works-council');
  const groups = [
    { role: 'ORG_ADMIN', textKey: 'administrators' },
    { role: 'HIRING_MANAGER', textKey: 'deciders' },
    { role: 'WORKS_COUNCIL', textKey: 'seats' },
  ] as const;
  return (
    <>
      {groups.map(({ role, textKey }) => {
        const people = members.filter(({ user_role }) => user_role === role);
        return (
          <Card key={role} title={t(`people.${textKey}.title`)}>
            <p className="pb-3 text-pretty text-second">{t(`people.${textKey}.text`)}</p>
            {people.length === 0 ? (
              <p className="text-third">{t('people.nobody')}</p>
            ) : (
              <ul>
                {people.map((member) => (
                  <MemberLine key={member.id} member={member} />
                ))}
              </ul>
            )}
          </Card>
        );
      })}
    </>
  );
}

/** The use of test results in a workspace: the start page of a works council. */
export function OversightPage() {
  const { t } = useTranslation('works-council');
  const settings = useQuery(settingsQuery);
  if (settings.data === undefined) return <RecordPlaceholder queries={[settings]} />;
  const { data } = settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { workspace: data.name, count: data.roles })} />
      <div className="flex flex-col gap-5">
        <PromiseCard />
        <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
          <div className="flex min-w-0 flex-col gap-5">
            <SettingsCard settings={data} />
            <RetentionPeriodsCard />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <PeopleCard members={data.members} />
          </div>
        </div>
      </div>
    </>
  );
}
