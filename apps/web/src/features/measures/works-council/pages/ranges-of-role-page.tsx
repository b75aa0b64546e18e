import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { roleQuery } from '../api.ts';
import { RangesToday } from '../components/ranges-today.tsx';
import { VersionLine } from '../components/version-line.tsx';

/** The current ranges of a role, and all earlier versions. */
export function RangesOfRolePage({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('works-council');
  const { t: common } = useTranslation('common');
  const role = useQuery(roleQuery(roleId));
  if (role.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (role.data === undefined) {
    return <MissingRecord error={role.error} onRetry={() => void role.refetch()} />;
  }
  const { name, history, ranges } = role.data;
  const crumbs = [
    { label: t('ranges.title'), link: { to: '/works-council/roles' } },
    { label: name },
  ] as const;
  return (
    <>
      <PageHeader title={name} lead={t('role.lead')} breadcrumbs={<Breadcrumbs crumbs={crumbs} />} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={t('role.today')}>
          <RangesToday ranges={ranges} />
        </Card>
        <Card title={t('role.history')}>
          {history.length === 0 && <p className="text-third">{t('role.noHistory')}</p>}
          <ol>
            {history
              .map((version, index) => (
                <VersionLine
                  key={version.id}
                  version={version}
                  before={history[index - 1]}
                  number={index + 1}
                />
              ))
              .toReversed()}
          </ol>
        </Card>
      </div>
    </>
  );
}
