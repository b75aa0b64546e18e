import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, X } from 'lucide-react';
import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { inboxSideOf, threadsQuery, type Partner } from '../api.ts';
import { FindPartner } from './find-partner.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadView } from './thread-view.tsx';

/** The view of the drawer: all conversations, the search for a recipient, or one conversation. */
type Place = 'threads' | 'find' | Partner;

function Threads({ onPlace }: { readonly onPlace: (place: Place) => void }) {
  const threads = useQuery(threadsQuery);
  return (
    <ThreadList
      threads={threads}
      onChoose={({ talent_id: id, name: fullname }) => onPlace({ id, fullname })}
      onNew={() => onPlace('find')}
    />
  );
}

function Content({ place, onPlace }: { readonly place: Place; readonly onPlace: (place: Place) => void }) {
  if (place === 'threads') return <Threads onPlace={onPlace} />;
  if (place === 'find') return <FindPartner onChoose={onPlace} />;
  return <ThreadView key={place.id} talentId={place.id} />;
}

/** The first view: a talent has one conversation only. */
function useFirstPlace(side: 'workspace' | 'talent' | undefined): Place {
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
  const first = useFirstPlace(side);
  const [place, setPlace] = useState<Place>(first);
  const title = place === 'threads' ? t('title') : place === 'find' ? t('newMessage') : place.fullname;
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
            {side === 'workspace' && place !== 'threads' && (
              <Button kind="icon" size="sm" aria-label={t('back')} onPress={() => setPlace('threads')}>
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
          <Content place={place} onPlace={setPlace} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
