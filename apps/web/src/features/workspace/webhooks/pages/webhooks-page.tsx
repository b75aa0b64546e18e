import type { WebhookEndpoint } from '@quint/contract/operation/webhooks.ts';
import { WEBHOOK_ENDPOINTS_MAX } from '@quint/domain/operation/webhooks.ts';
import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePlaceholder } from '#features/base/records/components/page-placeholder.tsx';
import { copyText } from '#lib/clipboard.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { webhooksQuery } from '../api.ts';
import { EndpointCard } from '../components/endpoint-card.tsx';
import { EndpointDialog } from '../components/endpoint-dialog.tsx';

/** Shows a secret once. */
function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const copy = async () => {
    try {
      await copyText(Promise.resolve(secret));
      notify({ text: t('secret.copied') });
    } catch {
      notify({ type: 'error', text: t('secret.copyFailed') });
    }
  };
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('secret.title')}
      actions={
        <>
          <Button kind="secondary" onPress={() => void copy()}>
            {t('secret.copy')}
          </Button>
          <Button onPress={onClose}>{t('secret.done')}</Button>
        </>
      }
    >
      <p className="pb-4 text-pretty text-second">{t('secret.text')}</p>
      <code className="block rounded-md border border-line bg-mute px-3 py-2 text-sm wrap-anywhere">
        {secret}
      </code>
    </Dialog>
  );
}

/** The endpoints of the workspace: other systems that are notified of events. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  const webhooks = useQuery(webhooksQuery);
  const [editedEndpoint, setEditedEndpoint] = useState<WebhookEndpoint | 'new'>();
  const [secret, setSecret] = useState<string>();
  if (webhooks.data === undefined) return <PagePlaceholder query={webhooks} />;
  const { data } = webhooks;
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
