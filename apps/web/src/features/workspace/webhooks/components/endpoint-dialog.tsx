import type { WebhookEndpoint } from '@quint/contract/operation/webhooks.ts';
import type { WebhookEvent } from '@quint/domain/operation/webhooks.ts';
import {
  WEBHOOK_DESCRIPTION_MAX_CHARACTERS,
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX_CHARACTERS,
} from '@quint/domain/operation/webhooks.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { useChangeWebhook, useCreateWebhook } from '../api.ts';

interface EventsProps {
  readonly chosenEvents: readonly WebhookEvent[];
  readonly onChange: (events: readonly WebhookEvent[]) => void;
}

/** The events as check boxes, each with an explanation. */
function Events({ chosenEvents, onChange }: EventsProps) {
  const { t } = useTranslation('webhooks');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 text-sm font-semibold">{t('form.events')}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox
          key={event}
          checked={chosenEvents.includes(event)}
          onChange={(isOn) =>
            onChange(isOn ? [...chosenEvents, event] : chosenEvents.filter((each) => each !== event))
          }
        >
          {t(`events.${event}`)} <code className="text-xs text-third">{event}</code>
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface EndpointDialogProps {
  /** Undefined for a new one. */
  readonly endpoint: WebhookEndpoint | undefined;
  readonly allowsPrivate: boolean;
  readonly onClose: () => void;
  readonly onMade: (secret: string) => void;
}

/** Creates or changes an endpoint. */
export function EndpointDialog({ endpoint, allowsPrivate, onClose, onMade }: EndpointDialogProps) {
  const { t } = useTranslation('webhooks');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const create = useCreateWebhook();
  const change = useChangeWebhook();
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [description, setDescription] = useState(endpoint?.description ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(endpoint?.events ?? []);
  const error = create.error ?? change.error;
  const save = () => {
    const text = description.trim();
    const body = { url: url.trim(), description: text === '' ? null : text, events: [...events] };
    if (endpoint === undefined) return create.mutate(body, { onSuccess: ({ secret }) => onMade(secret) });
    return change.mutate(
      { id: endpoint.id, ...body },
      {
        onSuccess() {
          notify({ text: t('form.saved') });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(endpoint === undefined ? 'form.create' : 'form.edit')}
      submit={common('action.save')}
      isPending={create.isPending || change.isPending}
      onSubmit={save}
    >
      <TextField
        type="url"
        label={t('form.url')}
        hint={t(allowsPrivate ? 'form.urlHintPrivate' : 'form.urlHint')}
        value={url}
        onChange={setUrl}
        maxLength={WEBHOOK_URL_MAX_CHARACTERS}
        required
      />
      <TextField
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        value={description}
        onChange={setDescription}
        maxLength={WEBHOOK_DESCRIPTION_MAX_CHARACTERS}
      />
      <Events chosenEvents={events} onChange={setEvents} />
      <AlertLine>{error === null ? undefined : errorText(error)}</AlertLine>
    </FormDialog>
  );
}
