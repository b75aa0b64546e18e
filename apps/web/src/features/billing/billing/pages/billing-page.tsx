import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { billingQuery } from '#features/workspace/plans/api.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { EmailCard } from '../components/email-card.tsx';
import { HistoryTable } from '../components/history-table.tsx';
import { Notices } from '../components/notices.tsx';
import { OrdersTable } from '../components/orders-table.tsx';
import { PlanCard } from '../components/plan-card.tsx';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-md font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The plan, payments and orders of the workspace, and the history of its talent insights. */
export function BillingPage() {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation('common');
  const workspace = useCurrentUser().active_workspace;
  const query = useQuery(billingQuery);
  if (query.isPending) return <PageSkeleton label={common('state.loading')} />;
  const billing = query.data;
  if (billing === undefined || workspace === null) {
    return <NotLoaded level={1} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const isOffer = billing.way === 'offer';
  const tableProps = { organizationId: workspace.id, isFrozen: billing.isFrozen };
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { workspace: workspace.name })} />
      <Notices billing={billing} />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <PlanCard billing={billing} />
          <Section title={t('orders.title')}>
            <OrdersTable {...tableProps} />
          </Section>
          <Section title={t('history.title')}>
            <HistoryTable {...tableProps} />
          </Section>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Card
            title={t('insights.title')}
            aside={
              <span className="font-semibold tabular-nums">
                {t('insights.left', { count: billing.insights })}
              </span>
            }
          >
            <p className="pb-4 text-pretty text-second">{t('insights.text')}</p>
            <ButtonLink to="/plans" kind="secondary">
              {t(isOffer ? 'insights.ask' : 'insights.buy')}
            </ButtonLink>
          </Card>
          <EmailCard billing={billing} />
        </div>
      </div>
    </>
  );
}
