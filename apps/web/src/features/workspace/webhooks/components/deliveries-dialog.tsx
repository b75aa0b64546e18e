import type { WebhookEndpoint } from '@quint/contract/operation/webhooks.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoadedNotice } from '#ui/empty-states.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { deliveriesQuery, useReplay } from '../api.ts';
import { DeliveryRow } from './delivery-row.tsx';

interface DeliveriesDialogProps {
  readonly endpoint: WebhookEndpoint;
  readonly onClose: () => void;
}

/** The deliveries to an endpoint in the last thirty days. */
export function DeliveriesDialog({ endpoint, onClose }: DeliveriesDialogProps) {
  const { t } = useTranslation('webhooks');
  const { t: common } = useTranslation('common');
  const query = useInfiniteQuery(deliveriesQuery(endpoint.id));
  const replay = useReplay();
  const sendAgain = (deliveryId: string) =>
    replay.mutate(deliveryId, { onSuccess: () => notify({ text: t('delivery.sentAgain') }) });
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries) ?? [];
  return (
    <Dialog open onClose={onClose} size="lg" title={t('delivery.title')}>
      <p className="pb-3 text-second wrap-anywhere">{endpoint.url}</p>
      {query.isPending && <LinesSkeleton label={common('state.loading')} />}
      {query.isError && <NotLoadedNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && deliveries.length === 0 && <p className="text-third">{t('delivery.none')}</p>}
      {deliveries.length > 0 && (
        <ul aria-label={t('delivery.title')}>
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              onReplay={endpoint.is_active ? () => sendAgain(delivery.id) : undefined}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          kind="secondary"
          isLoading={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {t('delivery.more')}
        </Button>
      )}
    </Dialog>
  );
}
