import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { showPanel } from '#lib/panels.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { inboxSideOf, unseenQuery } from '../api.ts';

const LOOK = {
  entry:
    'flex min-h-9 w-full items-center gap-3 rounded-md px-2.5 py-1.5 font-medium text-second transition-colors hover:bg-mute hover:text-ink',
  icon: 'relative grid size-9 shrink-0 max-md:size-11 place-items-center rounded-full text-second transition-colors hover:bg-mute hover:text-ink',
} as const;

function Count({ count, look }: { readonly count: number; readonly look: keyof typeof LOOK }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid min-w-5 place-items-center rounded-full bg-lila px-1.5 text-xs font-bold text-on-lila tabular-nums',
        look === 'entry' ? 'ml-auto' : 'absolute -top-0.5 -right-0.5 max-md:top-0.5 max-md:right-0.5',
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** Opens the conversations and shows the number of unread messages; hidden when the workspace has no chat. */
export function InboxButton({ look }: { readonly look: keyof typeof LOOK }) {
  const { t } = useTranslation('shell');
  const side = inboxSideOf(useMaybeCurrentUser());
  const unseenCount = useQuery({ ...unseenQuery, enabled: side !== undefined }).data ?? 0;
  if (side === undefined) return null;
  return (
    <AriaButton aria-haspopup="dialog" className={LOOK[look]} onPress={() => showPanel('inbox')}>
      <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0" />
      <span className={cx(look === 'icon' && 'sr-only')}>{t('inbox.open')}</span>
      {unseenCount > 0 && (
        <>
          <span className="sr-only">, {t('inbox.unseen', { count: unseenCount })}</span>
          <Count count={unseenCount} look={look} />
        </>
      )}
    </AriaButton>
  );
}
