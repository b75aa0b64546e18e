import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { ssoQuery } from '../api.ts';
import { ConnectionCard } from '../components/connection-card.tsx';
import { DomainsCard } from '../components/domains-card.tsx';
import { RulesCard } from '../components/rules-card.tsx';
import { TestCard } from '../components/test-card.tsx';

/** The single sign-on settings of a workspace, in four steps. */
export function SingleSignOnPage({ organizationId }: { readonly organizationId: string }) {
  const { t } = useTranslation('single-sign-on');
  const { t: organization } = useTranslation('organization');
  const { t: common } = useTranslation('common');
  const { role } = useCurrentUser();
  const settings = useQuery(ssoQuery(organizationId));
  if (settings.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (settings.data === undefined) {
    return <MissingRecord error={settings.error} onRetry={() => void settings.refetch()} />;
  }
  const { connection, administrators } = settings.data;
  const isPlatform = role.admin_access || role.name === 'APP_ADMIN';
  const step = { organizationId, settings: settings.data };
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              {
                label: organization('settings'),
                link: { to: '/settings/$organizationId', params: { organizationId } },
              },
              { label: t('title') },
            ]}
          />
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <ConnectionCard {...step} />
          <DomainsCard {...step} isPlatform={isPlatform} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <TestCard {...step} />
          {connection !== null && (
            <RulesCard
              organizationId={organizationId}
              connection={connection}
              administrators={administrators}
            />
          )}
        </div>
      </div>
    </>
  );
}
