import type { WebhookEndpoint } from '@quint/contract/operation/webhooks.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useChangeWebhook, useReplayDead, useSendTest } from '../api.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { EndpointMenu, nameOfEndpoint, type EndpointMenuProps } from './endpoint-menu.tsx';

interface EndpointProps {
  readonly endpoint: WebhookEndpoint;
}

/** Whether an endpoint is active, in one word. */
function StateBadge({
  endpoint: { is_active: isActive, off_because: because, failing_since: failingSince },
}: EndpointProps) {
  const { t } = useTranslation('webhooks');
  if (!isActive) return <Badge tone={because === 'person' ? 'neutral' : 'danger'}>{t('state.off')}</Badge>;
  if (failingSince !== null) return <Badge tone="partial">{t('state.failing')}</Badge>;
  return <Badge tone="strong">{t('state.on')}</Badge>;
}

/** The reason why nothing is sent, or since when deliveries fail. */
function StateText({ endpoint }: EndpointProps) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { is_active: isActive, off_because: because, date_off: off, failing_since: failingSince } = endpoint;
  const { previous_secret_until: until } = endpoint;
  const when = (value: string | null) => `${format.date(value)}, ${format.date(value, 'time')}`;
  return (
    <>
      {!isActive && because !== null && (
        <p className="text-pretty text-second">{t(`off.${because}`, { when: when(off) })}</p>
      )}
      {isActive && failingSince !== null && (
        <p className="text-pretty text-second">{t('failing', { when: when(failingSince) })}</p>
      )}
      {until !== null && (
        <p className="text-pretty text-second">{t('secret.overlap', { when: when(until) })}</p>
      )}
    </>
  );
}

/** The most frequent action for an endpoint: testing it, or activating it again. */
function MainAction({ endpoint: { id, is_active: isActive } }: EndpointProps) {
  const { t } = useTranslation('webhooks');
  const change = useChangeWebhook();
  const test = useSendTest();
  return (
    <div className="pt-3">
      {isActive ? (
        <Button
          size="sm"
          kind="secondary"
          isLoading={test.isPending}
          onPress={() => test.mutate(id, { onSuccess: () => notify({ text: t('action.testSent') }) })}
        >
          {t('action.test')}
        </Button>
      ) : (
        <Button size="sm" isLoading={change.isPending} onPress={() => change.mutate({ id, is_active: true })}>
          {t('action.on')}
        </Button>
      )}
    </div>
  );
}

/** The newest deliveries, with a link to all of them. */
function Latest({ endpoint }: EndpointProps) {
  const { t } = useTranslation('webhooks');
  const [isOpen, setOpen] = useState(false);
  const replay = useReplayDead();
  const { id, latest, dead, is_active: isActive } = endpoint;
  const sendAgain = () =>
    replay.mutate(id, { onSuccess: ({ count }) => notify({ text: t('dead.sent', { count }) }) });
  return (
    <div className="pt-4">
      <h3 className="pb-2 text-sm font-semibold">{t('latest.title')}</h3>
      {latest.length === 0 ? (
        <p className="text-third">{t('latest.none')}</p>
      ) : (
        <ul aria-label={t('latest.title')}>
          {latest.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2 pt-2">
        {latest.length > 0 && (
          <Button size="sm" kind="secondary" onPress={() => setOpen(true)}>
            {t('latest.all')}
          </Button>
        )}
        {dead > 0 && isActive && (
          <Button size="sm" kind="secondary" isLoading={replay.isPending} onPress={sendAgain}>
            {t('dead.again', { count: dead })}
          </Button>
        )}
      </div>
      {isOpen && <DeliveriesDialog endpoint={endpoint} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** An endpoint with its state, actions, and newest deliveries. */
export function EndpointCard({ endpoint, onEdit, onSecret }: EndpointMenuProps) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { events, made_by: by, date_created: date } = endpoint;
  const creation = { date: format.date(date), name: by ?? '' };
  return (
    <Card
      title={nameOfEndpoint(endpoint)}
      aside={<EndpointMenu endpoint={endpoint} onEdit={onEdit} onSecret={onSecret} />}
    >
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <StateBadge endpoint={endpoint} />
          <span className="min-w-0 wrap-anywhere">{endpoint.url}</span>
        </p>
        <p className="text-pretty text-second">{events.map((event) => t(`events.${event}`)).join(' · ')}</p>
        <p className="text-xs text-third">{t(by === null ? 'made' : 'madeBy', creation)}</p>
        <StateText endpoint={endpoint} />
      </div>
      <MainAction endpoint={endpoint} />
      <Latest endpoint={endpoint} />
    </Card>
  );
}
