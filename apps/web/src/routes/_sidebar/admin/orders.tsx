import { createFileRoute } from '@tanstack/react-router';
import { requestsQuery } from '#features/billing/platform-orders/api.ts';
import { OrdersPage } from '#features/billing/platform-orders/pages/orders-page.tsx';
import { readOrdersSearch } from '#features/billing/platform-orders/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { fetchPublicSettings } from '#lib/public-settings.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/admin/orders')({
  staticData: { who: 'platform' },
  validateSearch: readOrdersSearch,
  loader: async () => {
    void queryClient.prefetchQuery(requestsQuery);
    // The settings decide which tabs there are.
    await Promise.all([fetchPublicSettings(), loadPhrases('platform-orders', 'billing', 'records')]);
  },
  component: Orders,
});

function Orders() {
  const navigate = Route.useNavigate();
  return (
    <OrdersPage search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />
  );
}
