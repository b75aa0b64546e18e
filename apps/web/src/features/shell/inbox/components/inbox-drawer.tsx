import { DATA_REQUESTS_PATH } from '@quint/domain/home/overview.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, X, Hand, Hourglass, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { dataRequestsQuery } from '#features/privacy/requests/api.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { DialogContent } from '#ui/dialog-content.tsx';
import { TextLink } from '#ui/link.tsx';
import { inboxSideOf, threadsQuery, type Partner } from '../api.ts';
import { FindPartner } from './find-partner.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadView } from './thread-view.tsx';

interface NoticeProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly onLeave: () => void;
}

function Notice({ icon: Icon, text, onLeave }: NoticeProps) {
  return (
    <li className="flex items-center gap-3 px-4 py-1">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-lila-strong" />
      <TextLink
        to={DATA_REQUESTS_PATH}
        onClick={onLeave}
        className="inline-flex min-h-8 items-center font-semibold max-md:min-h-11"
      >
        {text}
      </TextLink>
    </li>
  );
}

/** Notices above the conversations: requests of people about their data, and whose data is erased soon. */
function InboxNotices({ onLeave }: Pick<NoticeProps, 'onLeave'>) {
  const { t } = useTranslation('inbox');
  const { data } = useQuery({ ...dataRequestsQuery, meta: { isSilent: true } });
  if (data === undefined || (data.open === 0 && data.ending.count === 0)) return null;
  return (
    <ul aria-label={t('notices.label')} className="border-b border-line bg-lila-soft py-2">
      {data.open > 0 && (
        <Notice icon={Hand} text={t('notices.requests', { count: data.open })} onLeave={onLeave} />
      )}
      {data.ending.count > 0 && (
        <Notice icon={Hourglass} text={t('notices.ending', { count: data.ending.count })} onLeave={onLeave} />
      )}
    </ul>
  );
}

/** The view of the drawer: all conversations, the search for a recipient, or one conversation. */
type View = 'threads' | 'find' | Partner;

function Threads({ onView }: { readonly onView: (view: View) => void }) {
  const threads = useQuery(threadsQuery);
  return (
    <ThreadList
      threads={threads}
      onChoose={({ talent_id: id, name: fullname }) => onView({ id, fullname })}
      onNew={() => onView('find')}
    />
  );
}

function Content({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  if (view === 'threads') return <Threads onView={onView} />;
  if (view === 'find') return <FindPartner onChoose={onView} />;
  return <ThreadView key={view.id} talentId={view.id} />;
}

/** The initial view: a talent has only one conversation. */
function useFirstView(side: 'workspace' | 'talent' | undefined): View {
  const { active_talent: talent, active_workspace: workspace } = useCurrentUser();
  return side === 'talent' && talent !== null
    ? { id: talent.id, fullname: workspace?.name ?? '' }
    : 'threads';
}

/** The conversations, in a drawer at the right edge. */
export function InboxDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('inbox');
  const { t: common } = useTranslation('common');
  const side = inboxSideOf(useCurrentUser());
  const first = useFirstView(side);
  const [view, setView] = useState<View>(first);
  const title = view === 'threads' ? t('title') : view === 'find' ? t('newMessage') : view.fullname;
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="fixed inset-0 z-40 h-(--visual-viewport-height) bg-veil entering:animate-[appear_250ms_ease-in-out]"
    >
      <Modal className="ml-auto h-full w-full max-w-[440px] border-l border-line bg-surface shadow-soft entering:animate-[slide-in-end_250ms_ease-in-out]">
        <Dialog className="flex h-full flex-col outline-none">
          <div className="flex min-h-14 items-center gap-2 border-b border-line px-4 py-2">
            {side === 'workspace' && view !== 'threads' && (
              <Button kind="icon" size="sm" aria-label={t('back')} onPress={() => setView('threads')}>
                <ArrowLeft aria-hidden="true" className="size-4" />
              </Button>
            )}
            <Heading slot="title" className="min-w-0 flex-1 truncate text-lg font-semibold">
              {title}
            </Heading>
            <Button kind="icon" size="sm" aria-label={common('action.close')} onPress={onClose}>
              <X aria-hidden="true" className="size-4" />
            </Button>
          </div>
          {side === 'workspace' && view === 'threads' && <InboxNotices onLeave={onClose} />}
          <DialogContent key={typeof view === 'string' ? view : view.id} className="contents">
            <Content view={view} onView={setView} />
          </DialogContent>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
