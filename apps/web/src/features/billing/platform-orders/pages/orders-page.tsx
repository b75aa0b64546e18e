import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#lib/on-demand.tsx';
import { usePublicSettings } from '#lib/public-settings.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { OrdersList } from '../components/orders-list.tsx';
import { RequestsCard } from '../components/requests-card.tsx';
import { ofMessagesView, ofOrdersView, toMessagesView, toOrdersView, type OrdersSearch } from '../search.ts';

const SumsView = lazy(async () => ({ default: (await import('../components/sums-view.tsx')).SumsView }));
const MessagesList = lazy(async () => ({
  default: (await import('../components/messages-list.tsx')).MessagesList,
}));
const OrderPanel = onDemand(async () => (await import('../components/order-panel.tsx')).OrderPanel);

const FALLBACK = <Skeleton className="h-64 w-full" />;

interface OrdersPageProps {
  readonly search: OrdersSearch;
  readonly onSearch: (search: OrdersSearch) => void;
}

/** All orders, the revenue by month, and the messages of the payment provider where there is one. */
export function OrdersPage({ search, onSearch }: OrdersPageProps) {
  const { t } = useTranslation('platform-orders');
  const hasProvider = (usePublicSettings()?.orderWay ?? 'offer') !== 'offer';
  const { tab = 'orders', order } = search;
  const open = (id: string) => onSearch({ ...search, order: id });
  const all = { id: 'orders', label: t('tabs.orders') } as const;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        crumbs={[{ label: t('organizations'), link: { to: '/admin/organizations' } }, { label: t('title') }]}
      />
      <Tabs
        label={t('tabs.label')}
        selectedId={tab === 'messages' && !hasProvider ? 'orders' : tab}
        onSelect={(next) => onSearch(next === 'orders' ? {} : { tab: next })}
        tabs={[
          {
            ...all,
            content: (
              <>
                <RequestsCard onOpen={open} />
                <OrdersList
                  view={toOrdersView(search)}
                  onView={(view) => onSearch(ofOrdersView(view))}
                  onOpen={open}
                />
              </>
            ),
          },
          {
            id: 'sums',
            label: t('tabs.sums'),
            content: (
              <Suspense fallback={FALLBACK}>
                <SumsView />
              </Suspense>
            ),
          },
          ...(hasProvider
            ? [
                {
                  id: 'messages' as const,
                  label: t('tabs.messages'),
                  content: (
                    <Suspense fallback={FALLBACK}>
                      <MessagesList
                        view={toMessagesView(search)}
                        onView={(view) => onSearch(ofMessagesView(view))}
                        onOrder={open}
                      />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]}
      />
      {order !== undefined && (
        <OrderPanel id={order} onClose={() => onSearch({ ...search, order: undefined })} />
      )}
    </>
  );
}
