import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import {
  BookOpen,
  CalendarClock,
  CirclePlay,
  LifeBuoy,
  MessageSquareText,
  Presentation,
  type LucideIcon,
} from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { useCurrentUser } from '#lib/session.ts';
import { SharedMenu, type MenuEntry } from '#ui/menu.tsx';
import { helpEntries, type HelpEntryName } from '../model/menu-entries.ts';

const ICONS: Readonly<Record<HelpEntryName, LucideIcon>> = {
  webinars: Presentation,
  videoGuide: CirclePlay,
  helpCentre: BookOpen,
  support: LifeBuoy,
  feedback: MessageSquareText,
  guide: CalendarClock,
};

interface HelpListProps {
  readonly settings: PublicSettings;
  readonly anchor: HTMLElement;
  readonly placement: 'top end' | 'bottom end';
  readonly onClose: () => void;
  readonly onFeedback: () => void;
}

/** The open help menu. */
export function HelpList({ settings, anchor, placement, onClose, onFeedback }: HelpListProps) {
  const { t } = useTranslation('help');
  const { t: shell } = useTranslation('shell');
  const user = useCurrentUser();
  const routes: object = useRouter().routesByPath;
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
        ...(name === 'feedback' ? { onAction: onFeedback } : {}),
      };
    });
  return (
    <SharedMenu
      anchor={anchor}
      onClose={onClose}
      placement={placement}
      label={shell('help.open')}
      entries={entries}
    />
  );
}
