import { CircleQuestionMark, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { usePublicSettings } from '#lib/public-settings.ts';
import { MenuButton } from '#ui/menu-button.tsx';

const fetchList = () => Promise.all([import('./help-list.tsx'), loadPhrases('help')]);
const HelpList = onDemand(async () => (await fetchList())[0].HelpList);
const FeedbackDialog = onDemand(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog);

interface HelpMenuProps {
  /** The position of the list: the button is at the bottom of the sidebar, or in the top bar. */
  readonly placement: 'top end' | 'bottom end';
}

/** The round help button. It is part of the layout, so that it does not cover the page. */
export function HelpMenu({ placement }: HelpMenuProps) {
  const { t } = useTranslation('shell');
  const settings = usePublicSettings();
  const [open, setOpen] = useState(false);
  const [isFeedbackOpen, setIsFeedbackOpen] = useState(false);
  if (settings === undefined) return null;
  return (
    <>
      <MenuButton
        label={open ? t('help.close') : t('help.open')}
        fetchMenu={fetchList}
        onOpenChange={setOpen}
        menu={(anchor, close) => (
          <HelpList
            settings={settings}
            anchor={anchor}
            placement={placement}
            onClose={close}
            onFeedback={() => setIsFeedbackOpen(true)}
          />
        )}
        className="grid size-9 shrink-0 max-md:size-11 place-items-center rounded-full text-second transition-colors hover:bg-mute hover:text-ink"
      >
        {open ? (
          <X aria-hidden="true" className="size-[18px]" />
        ) : (
          <CircleQuestionMark aria-hidden="true" className="size-5" />
        )}
      </MenuButton>
      {isFeedbackOpen && <FeedbackDialog settings={settings} onClose={() => setIsFeedbackOpen(false)} />}
    </>
  );
}
