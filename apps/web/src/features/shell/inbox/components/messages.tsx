import type { InboxMessage } from '@quint/contract/people/inbox.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { useCurrentUser } from '#lib/session.ts';

interface BubbleProps {
  readonly message: InboxMessage;
  readonly isOwn: boolean;
}

function Bubble({ message, isOwn }: BubbleProps) {
  const { t } = useTranslation('inbox');
  const format = useFormat();
  const { fullname, active_workspace: workspace } = useCurrentUser();
  const { author, text, date_created: createdAt, date_seen: seenAt } = message;
  // A colleague's message is on the own side, with the colleague's name.
  const name = isOwn && author === fullname ? t('own') : (author ?? workspace?.name ?? '');
  return (
    <li className={cx('flex flex-col', isOwn ? 'items-end' : 'items-start')}>
      <p
        className={cx(
          'max-w-[85%] rounded-lg px-3.5 py-2 wrap-anywhere whitespace-pre-wrap forced-colors:border',
          isOwn ? 'rounded-br-sm bg-lila-soft text-ink' : 'rounded-bl-sm bg-mute text-ink',
        )}
      >
        {text}
      </p>
      <span className="px-1 pt-1 text-xs text-third">
        {name} · <time dateTime={createdAt}>{format.date(createdAt, 'time')}</time>
        {isOwn && seenAt !== null && ` · ${t('seen')}`}
      </span>
    </li>
  );
}

/** The messages by day, oldest first. A new message is announced. */
export function Messages({
  messages,
  own,
}: {
  readonly messages: readonly InboxMessage[];
  readonly own: InboxMessage['from'];
}) {
  const { t } = useTranslation('inbox');
  const format = useFormat();
  const days = Map.groupBy(messages, ({ date_created: createdAt }) => format.date(createdAt));
  return (
    <div role="log" aria-label={t('messages')} className="flex flex-col gap-4">
      {[...days].map(([day, dayMessages]) => (
        <section key={day} aria-label={day}>
          <p aria-hidden="true" className="pb-3 text-center text-xs text-third">
            {day}
          </p>
          <ul className="flex flex-col gap-3">
            {dayMessages.map((message) => (
              <Bubble key={message.id} message={message} isOwn={message.from === own} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
