import type { SsoSettings } from '@quint/contract/workspace/single-sign-on.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { refusalText } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { useCurrentUser } from '#lib/session.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ssoQuery, useTestConnection } from '../api.ts';
import { ConnectionCard } from '../components/connection-card.tsx';
import { DomainsCard } from '../components/domains-card.tsx';
import { RulesCard } from '../components/rules-card.tsx';

interface TestCardProps {
  readonly organizationId: string;
  readonly settings: SsoSettings;
}

/** Step 3: the administrator signs in at the provider once. */
function TestCard({ organizationId, settings: { connection } }: TestCardProps) {
  const { t } = useTranslation('single-sign-on');
  const format = useFormat();
  const test = useTestConnection(organizationId);
  const testDate = connection?.date_tested ?? null;
  const last = connection?.is_tested_by_you === true ? 'test.last' : 'test.other';
  return (
    <Card title={t('test.title')}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-pretty text-second">{t('test.text')}</p>
        <p className="text-sm text-pretty">
          {testDate === null ? t('test.never') : t(last, { date: format.date(testDate) })}
        </p>
        <AlertLine>{refusalText(test.error)}</AlertLine>
        {connection === null ? (
          <p className="text-xs text-third">{t('test.needsConnection')}</p>
        ) : (
          <Button kind="primary" isLoading={test.isPending || test.isSuccess} onPress={() => test.mutate()}>
            {t('test.start')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The single sign-on settings of a workspace, in four steps. */
export function SingleSignOnPage({ organizationId }: { readonly organizationId: string }) {
  const { t } = useTranslation('single-sign-on');
  const { t: organization } = useTranslation('organization');
  const { role } = useCurrentUser();
  const settings = useQuery(ssoQuery(organizationId));
  if (settings.data === undefined) return <RecordPlaceholder queries={[settings]} />;
  const { connection, administrators } = settings.data;
  const isPlatform = role.admin_access || role.name === 'APP_ADMIN';
  const step = { organizationId, settings: settings.data };
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        crumbs={[
          {
            label: organization('settings'),
            link: { to: '/settings/$organizationId', params: { organizationId } },
          },
          { label: t('title') },
        ]}
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
