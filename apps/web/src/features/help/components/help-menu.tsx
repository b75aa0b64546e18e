import {
  BookOpen,
  CalendarClock,
  CirclePlay,
  CircleQuestionMark,
  LifeBuoy,
  MessageSquareText,
  Presentation,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button as AriaButton, MenuTrigger, Popover as AriaPopover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useCurrentUser } from '#lib/session.ts';
import { MenuList, type MenuEntry } from '#ui/menu.tsx';
import { PANEL_CLASS, POPOVER_OFFSET_PX } from '#ui/popover.tsx';
import { helpEntries, type HelpEntryName } from '../menu-entries.ts';

const FeedbackDialog = onDemand(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog);

const ICONS: Readonly<Record<HelpEntryName, LucideIcon>> = {
  webinars: Presentation,
  videoGuide: CirclePlay,
  helpCentre: BookOpen,
  support: LifeBuoy,
  feedback: MessageSquareText,
  guide: CalendarClock,
};

/** The round button at the bottom right, with everything that helps. */
export function HelpMenu() {
  const { t } = useTranslation('help');
  const user = useCurrentUser();
  const settings = usePublicSettings();
  const routes: object = useRouter().routesByPath;
  const [open, setOpen] = useState(false);
  const [giving, setGiving] = useState(false);
  if (settings === undefined) return null;
  const subject = t('menu.supportSubject', { brand: settings.brand });
  const entries: readonly MenuEntry[] = helpEntries(user, settings, {
    language: currentLanguage(),
    subject,
  })
    .filter(({ name }) => name !== 'videoGuide' || '/video-guide/{-$lang}' in routes)
    .map(({ name, href, newTab }) => {
      const Icon = ICONS[name];
      return {
        id: name,
        label: t(`menu.${name}`),
        icon: <Icon aria-hidden="true" className="size-4" />,
        href,
        newTab,
        ...(newTab ? { note: t('menu.newTab') } : {}),
        ...(name === 'feedback' ? { onAction: () => setGiving(true) } : {}),
      };
    });
  return (
    <div className="fixed right-4 bottom-[calc(--spacing(4)+var(--bottom-bar,0px))] z-30 md:right-6 md:bottom-6 print:hidden">
      <MenuTrigger isOpen={open} onOpenChange={setOpen}>
        <AriaButton
          aria-label={open ? t('menu.close') : t('menu.open')}
          className="grid size-12 place-items-center rounded-full border border-line bg-ink text-on-ink shadow-soft transition-colors hover:bg-second"
        >
          {open ? (
            <X aria-hidden="true" className="size-5" />
          ) : (
            <CircleQuestionMark aria-hidden="true" className="size-6" />
          )}
        </AriaButton>
        <AriaPopover placement="top end" offset={POPOVER_OFFSET_PX} className={PANEL_CLASS}>
          <MenuList label={t('menu.open')} entries={entries} leave={() => setOpen(false)} />
        </AriaPopover>
      </MenuTrigger>
      {giving && <FeedbackDialog settings={settings} onClose={() => setGiving(false)} />}
    </div>
  );
}
