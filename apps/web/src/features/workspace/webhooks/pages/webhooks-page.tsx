import type { WebhookEndpoint } from '@quint/contract/operation/webhooks.ts';
import { WEBHOOK_ENDPOINTS_MAX } from '@quint/domain/operation/webhooks.ts';
import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { webhooksQuery } from '../api.ts';
import { EndpointCard } from '../components/endpoint-card.tsx';
import { EndpointDialog } from '../components/endpoint-dialog.tsx';
import { SecretDialog } from '../components/secret-dialog.tsx';

/** The endpoints of the workspace: other systems that are notified of events. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  const { t: common } = useTranslation('common');
  const { data, error, isPending, refetch } = useQuery(webhooksQuery);
  const [editedEndpoint, setEditedEndpoint] = useState<WebhookEndpoint | 'new'>();
  const [secret, setSecret] = useState<string>();
  if (isPending) return <PageSkeleton label={common('state.loading')} />;
  if (data === undefined) return <NotLoaded level={1} error={error} onRetry={() => void refetch()} />;
  const { endpoints, allows_private: allowsPrivate } = data;
  const add = (
    <Button onPress={() => setEditedEndpoint('new')} disabled={endpoints.length >= WEBHOOK_ENDPOINTS_MAX}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} {...(endpoints.length > 0 && { actions: add })} />
      {endpoints.length === 0 ? (
        <EmptyState
          level={2}
          icon={<Webhook aria-hidden="true" className="size-6" />}
          title={t('none.title')}
          text={t('none.text')}
          action={add}
        />
      ) : (
        <div className="flex max-w-[820px] flex-col gap-5">
          {endpoints.map((endpoint) => (
            <EndpointCard
              key={endpoint.id}
              endpoint={endpoint}
              onEdit={() => setEditedEndpoint(endpoint)}
              onSecret={setSecret}
            />
          ))}
        </div>
      )}
      {editedEndpoint !== undefined && (
        <EndpointDialog
          endpoint={editedEndpoint === 'new' ? undefined : editedEndpoint}
          allowsPrivate={allowsPrivate}
          onClose={() => setEditedEndpoint(undefined)}
          onMade={(newSecret) => {
            setEditedEndpoint(undefined);
            setSecret(newSecret);
          }}
        />
      )}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
