import type { WebhookEndpoint } from '@quint/contract/operation/webhooks.ts';
import { Ellipsis, KeyRound, Pencil, PowerOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { useChangeWebhook, useDeleteWebhook, useRotateSecret } from '../api.ts';

export interface EndpointMenuProps {
  readonly endpoint: WebhookEndpoint;
  readonly onEdit: () => void;
  readonly onSecret: (secret: string) => void;
}

/** The description of an endpoint, or its host. */
export function nameOfEndpoint({ description, url }: WebhookEndpoint): string {
  return description ?? new URL(url).host;
}

interface QuestionProps {
  readonly onClose: () => void;
}

function RotateQuestion({
  endpoint: { id },
  onSecret,
  onClose,
}: QuestionProps & Omit<EndpointMenuProps, 'onEdit'>) {
  const { t } = useTranslation('webhooks');
  const rotate = useRotateSecret();
  const onSuccess = ({ secret }: { secret: string }) => {
    onClose();
    onSecret(secret);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => rotate.mutate(id, { onSuccess })}
      title={t('rotate.title')}
      text={t('rotate.text')}
      confirm={t('rotate.confirm')}
      isLoading={rotate.isPending}
    />
  );
}

function DeleteQuestion({
  endpoint: { id, url },
  onClose,
}: QuestionProps & Pick<EndpointMenuProps, 'endpoint'>) {
  const { t } = useTranslation('webhooks');
  const { t: common } = useTranslation('common');
  const remove = useDeleteWebhook();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate(id)}
      title={t('delete.title')}
      text={t('delete.text', { url })}
      confirm={common('action.delete')}
      isLoading={remove.isPending}
    />
  );
}

/** The secondary actions for an endpoint. */
export function EndpointMenu({ endpoint, onEdit, onSecret }: EndpointMenuProps) {
  const { t } = useTranslation('webhooks');
  const { t: common } = useTranslation('common');
  const [question, setQuestion] = useState<'delete' | 'secret'>();
  const change = useChangeWebhook();
  const close = () => setQuestion(undefined);
  const label = t('action.more', { name: nameOfEndpoint(endpoint) });
  const switchOff: MenuEntry = {
    id: 'off',
    label: t('action.off'),
    icon: <PowerOff aria-hidden="true" className="size-4" />,
    onAction: () => change.mutate({ id: endpoint.id, is_active: false }),
  };
  return (
    <>
      <Menu
        label={label}
        trigger={
          <Button kind="icon" size="sm" aria-label={label} isLoading={change.isPending}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </Button>
        }
        entries={[
          {
            id: 'edit',
            label: common('action.edit'),
            icon: <Pencil aria-hidden="true" className="size-4" />,
            onAction: onEdit,
          },
          {
            id: 'secret',
            label: t('action.rotate'),
            icon: <KeyRound aria-hidden="true" className="size-4" />,
            onAction: () => setQuestion('secret'),
          },
          ...(endpoint.is_active ? [switchOff] : []),
          {
            id: 'delete',
            label: common('action.delete'),
            icon: <Trash2 aria-hidden="true" className="size-4" />,
            danger: true,
            startsGroup: true,
            onAction: () => setQuestion('delete'),
          },
        ]}
      />
      {question === 'secret' && <RotateQuestion endpoint={endpoint} onSecret={onSecret} onClose={close} />}
      {question === 'delete' && <DeleteQuestion endpoint={endpoint} onClose={close} />}
    </>
  );
}
