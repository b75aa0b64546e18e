import type { DataRequests } from '@quint/contract/privacy/rights-requests.ts';
import { RETENTION_NOTICE_DAYS } from '@quint/domain/privacy/retention.ts';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#lib/server-time.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { EndingList } from '../components/ending-people.tsx';
import { RequestRow } from '../components/request-row.tsx';
import { dataRequestsQuery } from '../requests/api.ts';

function Requests({ dataRequests }: { readonly dataRequests: DataRequests }) {
  const { t } = useTranslation('data-requests');
  const [now] = useState(() => serverNow());
  const open = dataRequests.requests.filter(({ date_answered: answerDate }) => answerDate === null);
  const answeredRequests = dataRequests.requests.filter(({ date_answered: date }) => date !== null);
  return (
    <Card
      title={t('requests.title')}
      aside={
        dataRequests.open > 0 && <Badge tone="lila">{t('requests.open', { count: dataRequests.open })}</Badge>
      }
    >
      {open.length === 0 ? (
        <EmptyState
          level={3}
          icon={<MailCheck aria-hidden="true" className="size-6" />}
          title={t('requests.none')}
          text={t('requests.noneText')}
        />
      ) : (
        <ul>
          {open.map((request) => (
            <RequestRow key={request.id} request={request} now={now} />
          ))}
        </ul>
      )}
      {answeredRequests.length > 0 && (
        <div className="mt-4 border-t border-line pt-2">
          <Disclosure look="row" label={t('requests.answered', { count: answeredRequests.length })}>
            <ul className="pt-3">
              {answeredRequests.map((request) => (
                <RequestRow key={request.id} request={request} now={now} />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </Card>
  );
}

function Ending({ ending }: Pick<DataRequests, 'ending'>) {
  const { t } = useTranslation('data-requests');
  const workspace = useCurrentUser().active_workspace;
  return (
    <Card title={t('ending.title')}>
      {ending.count === 0 ? (
        <p className="pb-3 text-second">{t('ending.nobody')}</p>
      ) : (
        <>
          <p className="pb-3 text-pretty text-second">{t('ending.text', { days: RETENTION_NOTICE_DAYS })}</p>
          <EndingList ending={ending} />
        </>
      )}
      {workspace !== null && (
        <p className="border-t border-line pt-3 text-sm">
          <TextLink
            to="/organizations/$organizationId"
            params={{ organizationId: workspace.id }}
            hash="data-and-rights"
            className="inline-flex min-h-6 items-center max-md:min-h-11"
          >
            {t('ending.settings')}
          </TextLink>
        </p>
      )}
    </Card>
  );
}

/** The requests of people about their data, to be answered here, and whose data is erased soon. */
export function DataRequestsPage() {
  const { t } = useTranslation('data-requests');
  const { t: common } = useTranslation('common');
  const { data, error, isPending, refetch } = useQuery(dataRequestsQuery);
  if (isPending) return <PageSkeleton label={common('state.loading')} />;
  if (data === undefined) return <NotLoaded level={1} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Requests dataRequests={data} />
        <Ending ending={data.ending} />
      </div>
    </>
  );
}
