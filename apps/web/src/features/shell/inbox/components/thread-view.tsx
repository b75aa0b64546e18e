import type { InboxMessage } from '@quint/contract/people/inbox.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { useFirstInput } from '#lib/use-first-input.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { inboxSideOf, seeThread, threadQuery } from '../api.ts';
import { Composer } from './composer.tsx';
import { Messages } from './messages.tsx';

/** Marks the visible messages of the other side as read, once the user has interacted with the page. */
function useSeen(talentId: string, messages: readonly InboxMessage[], own: InboxMessage['from']): void {
  const see = useCallback((until: string) => seeThread(talentId, until), [talentId]);
  const unseenId = messages.findLast(({ from, date_seen: seenAt }) => from !== own && seenAt === null)?.id;
  useFirstInput(unseenId, see);
}

/** Scrolls to the newest message when one arrives. */
function useStayAtEnd(last: string | undefined) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (last !== undefined) area.current?.scrollTo({ top: area.current.scrollHeight });
  }, [last]);
  return area;
}

function NothingYet({ isTalent }: { readonly isTalent: boolean }) {
  const { t } = useTranslation('inbox');
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  if (!isTalent) return <p className="p-6 text-center text-third">{t('nothing')}</p>;
  return (
    <EmptyState
      icon={<MessageCircle aria-hidden="true" className="size-6" />}
      title={t('emptyForTalent')}
      text={t('emptyForTalentText', { workspace })}
    />
  );
}

/** One conversation: the messages, and the input. */
export function ThreadView({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('inbox');
  const { t: common } = useTranslation('common');
  const user = useCurrentUser();
  const own = inboxSideOf(user) ?? 'talent';
  const thread = useInfiniteQuery(threadQuery(talentId));
  const messages = thread.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  const area = useStayAtEnd(messages.at(-1)?.id);
  useSeen(talentId, messages, own);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div ref={area} className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
        {thread.isPending && [1, 2, 3].map((row) => <Skeleton key={row} className="my-3 h-10 w-2/3" />)}
        {thread.isError && <p className="text-third">{common('fault.loading')}</p>}
        {thread.hasNextPage && (
          <div className="flex justify-center pb-3">
            <Button
              kind="light"
              size="sm"
              isLoading={thread.isFetchingNextPage}
              onPress={() => void thread.fetchNextPage()}
            >
              {t('earlier')}
            </Button>
          </div>
        )}
        {thread.isSuccess && messages.length === 0 && <NothingYet isTalent={own === 'talent'} />}
        <Messages messages={messages} own={own} />
      </div>
      <Composer
        talentId={talentId}
        isPaused={user.active_workspace?.is_freezed === true && own === 'talent'}
      />
    </div>
  );
}
