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

/** The round button at the bottom right, with everything that helps. */
export function HelpMenu() {
  const { t } = useTranslation('shell');
  const settings = usePublicSettings();
  const [open, setOpen] = useState(false);
  const [giving, setGiving] = useState(false);
  if (settings === undefined) return null;
  return (
    <div className="fixed right-4 bottom-[calc(--spacing(4)+var(--bottom-bar,0px))] z-30 md:right-6 md:bottom-6 print:hidden">
      <MenuButton
        label={open ? t('help.close') : t('help.open')}
        fetchMenu={fetchList}
        onOpenChange={setOpen}
        menu={(anchor, close) => (
          <HelpList settings={settings} anchor={anchor} onClose={close} onFeedback={() => setGiving(true)} />
        )}
        className="grid size-12 place-items-center rounded-full border border-line bg-ink text-on-ink shadow-soft transition-colors hover:bg-second"
      >
        {open ? (
          <X aria-hidden="true" className="size-5" />
        ) : (
          <CircleQuestionMark aria-hidden="true" className="size-6" />
        )}
      </MenuButton>
      {giving && <FeedbackDialog settings={settings} onClose={() => setGiving(false)} />}
    </div>
  );
}
