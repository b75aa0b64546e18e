import { Webhook } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '#features/base/records/components/list-page.tsx';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { messagePages, type ProviderMessage } from '../api.ts';
import { MESSAGE_STATES, type MessagesView } from '../search.ts';
import { Choice } from './order-filters.tsx';

const MessageDialog = onDemand(async () => (await import('./message-dialog.tsx')).MessageDialog);

const TONES: Readonly<Record<ProviderMessage['status'], BadgeTone>> = {
  waiting: 'partial',
  done: 'strong',
  ignored: 'neutral',
  failed: 'danger',
};

export function MessageState({ status }: Pick<ProviderMessage, 'status'>) {
  const { t } = useTranslation('platform-orders');
  return <Badge tone={TONES[status]}>{t(`messages.states.${status}`)}</Badge>;
}

function useColumns(): readonly TableColumn<ProviderMessage>[] {
  const { t } = useTranslation('platform-orders');
  const format = useFormat();
  const isMobile = useIsMobile();
  return useMemo(
    () => [
      {
        id: 'type',
        header: t('messages.columns.type'),
        width: isMobile ? 190 : 240,
        grow: 3,
        isSortable: true,
        cell: (message) => (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-semibold">{message.type}</span>
            <span className="truncate text-xs text-third">
              {isMobile ? format.date(message.date_created, 'dateTime') : message.subject}
            </span>
          </span>
        ),
      },
      {
        id: 'workspace',
        hideOnPhone: true,
        header: t('messages.columns.workspace'),
        width: 150,
        isSortable: true,
        cell: (message) => <span className="block truncate">{message.organization?.name}</span>,
      },
      {
        id: 'date',
        hideOnPhone: true,
        header: t('messages.columns.date'),
        width: 170,
        isSortable: true,
        cell: (message) => (
          <span className="text-second">{format.date(message.date_created, 'dateTime')}</span>
        ),
      },
      {
        id: 'attempts',
        hideOnPhone: true,
        header: t('messages.columns.attempts'),
        width: 100,
        align: 'end',
        isSortable: true,
        cell: (message) => <span className="tabular-nums">{format.number(message.attempts)}</span>,
      },
      {
        id: 'state',
        header: t('messages.columns.state'),
        width: 140,
        isSortable: true,
        cell: (message) => <MessageState status={message.status} />,
      },
    ],
    [t, format, isMobile],
  );
}

interface MessagesListProps {
  readonly view: MessagesView;
  readonly onView: (view: MessagesView) => void;
  readonly onOrder: (id: string) => void;
}

/** The messages of the payment provider; a row opens its details, from which it can be processed again. */
export function MessagesList({ view, onView, onOrder }: MessagesListProps) {
  const { t } = useTranslation('platform-orders');
  const [open, setOpen] = useState<ProviderMessage>();
  return (
    <>
      <p className="pb-4 text-pretty text-third">{t('messages.text')}</p>
      <ListPage
        isPart
        title={t('tabs.messages')}
        pageQuery={messagePages}
        columns={useColumns()}
        rowName={({ type }) => type}
        labels={{ list: t('messages.list'), search: t('messages.search') }}
        view={view}
        onView={onView}
        filter={{
          control: (
            <Choice
              label={t('messages.state')}
              values={MESSAGE_STATES}
              wordOf={(state) => t(`messages.states.${state}`)}
              value={view.message}
              onChange={(message) => onView({ ...view, message })}
            />
          ),
          isUsual: view.message === undefined,
          empty: { title: t('messages.noMatch.title'), text: t('messages.noMatch.text') },
        }}
        onOpen={setOpen}
        empty={{
          icon: <Webhook aria-hidden="true" className="size-6" />,
          title: t('messages.empty.title'),
          text: t('messages.empty.text'),
        }}
      />
      {open !== undefined && (
        <MessageDialog message={open} onOrder={onOrder} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
