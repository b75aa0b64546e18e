import type { InboxThread } from '@quint/contract/people/inbox.ts';
import { MessageCircle, SquarePen } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ThreadListProps {
  readonly threads: { readonly data?: readonly InboxThread[] | undefined; readonly isError: boolean };
  readonly onChoose: (thread: InboxThread) => void;
  readonly onNew: () => void;
}

function ThreadRow({ thread, onChoose }: { readonly thread: InboxThread; readonly onChoose: () => void }) {
  const { t } = useTranslation('inbox');
  const format = useFormat();
  const { name, last, unseen: unseenCount } = thread;
  const isUnseen = unseenCount > 0;
  return (
    <li>
      <AriaButton
        className="flex w-full items-center gap-3 border-b border-line px-4 py-3 text-left transition-colors hover:bg-mute"
        onPress={onChoose}
      >
        <Avatar name={name} />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex items-baseline justify-between gap-3">
            <span translate="no" className={cx('truncate', isUnseen ? 'font-bold' : 'font-semibold')}>
              {name}
            </span>
            <time
              dateTime={last.date_created}
              title={format.date(last.date_created, 'dateTime')}
              className="shrink-0 text-xs text-third"
            >
              {format.relative(last.date_created)}
            </time>
          </span>
          <span className="flex items-center gap-2">
            <span className={cx('min-w-0 flex-1 truncate', isUnseen ? 'text-ink' : 'text-third')}>
              {last.from === 'workspace' ? t('we', { text: last.text }) : last.text}
            </span>
            {isUnseen && (
              <span className="grid min-w-5 shrink-0 place-items-center rounded-full bg-lila px-1.5 text-xs font-bold text-on-lila tabular-nums">
                <span aria-hidden="true">{unseenCount}</span>
                <span className="sr-only">{t('unseen', { count: unseenCount })}</span>
              </span>
            )}
          </span>
        </span>
      </AriaButton>
    </li>
  );
}

/** All conversations of the workspace, the newest message first. */
export function ThreadList({ threads, onChoose, onNew }: ThreadListProps) {
  const { t } = useTranslation('inbox');
  const { t: common } = useTranslation('common');
  const rows = threads.data;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        {rows === undefined &&
          (threads.isError ? (
            <p className="p-4 text-third">{common('fault.loading')}</p>
          ) : (
            [1, 2, 3, 4].map((row) => <Skeleton key={row} className="mx-4 my-3 h-11" />)
          ))}
        {rows?.length === 0 && (
          <EmptyState
            icon={<MessageCircle aria-hidden="true" className="size-6" />}
            title={t('empty')}
            text={t('emptyText')}
          />
        )}
        <ul aria-label={t('threads')}>
          {rows?.map((thread) => (
            <ThreadRow key={thread.talent_id} thread={thread} onChoose={() => onChoose(thread)} />
          ))}
        </ul>
      </div>
      <div className="border-t border-line p-4">
        <Button kind="primary-lila" wide onPress={onNew}>
          <SquarePen aria-hidden="true" className="size-4" />
          {t('newMessage')}
        </Button>
      </div>
    </div>
  );
}
