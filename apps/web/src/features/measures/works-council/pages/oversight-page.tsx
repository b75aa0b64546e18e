import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { settingsQuery } from '../api.ts';
import { RetentionPeriodsCard } from '../components/retention-periods-card.tsx';
import { PeopleCard } from '../components/people-card.tsx';
import { PromiseCard } from '../components/promise-card.tsx';
import { SettingsCard } from '../components/settings-card.tsx';

/** The use of test results in a workspace: the start page of a works council. */
export function OversightPage() {
  const { t } = useTranslation('works-council');
  const { t: common } = useTranslation('common');
  const { data, error, refetch, isPending } = useQuery(settingsQuery);
  if (isPending) return <PageSkeleton label={common('state.loading')} />;
  if (data === undefined) return <MissingRecord error={error} onRetry={() => void refetch()} />;
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
