import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { isAdmin } from '#lib/guard.ts';
import { featuresOf } from '#lib/workspace-features.ts';

export type HelpEntryName = 'webinars' | 'videoGuide' | 'helpCentre' | 'support' | 'feedback' | 'guide';

export interface HelpEntry {
  readonly name: HelpEntryName;
  /** The link target; feedback opens a dialog instead. */
  readonly href: string | undefined;
  readonly newTab: boolean;
}

const FOR_MEMBERS: readonly HelpEntryName[] = ['helpCentre', 'support', 'feedback'];
const FOR_OTHERS: readonly HelpEntryName[] = [
  'webinars',
  'videoGuide',
  'helpCentre',
  'support',
  'feedback',
  'guide',
];

/** The booking link: English and German share one, and German is the default for other languages. */
export function guideLink(links: PublicSettings['links'], language: string | null): string {
  return language === 'EN' ? links.guide.en : links.guide.de;
}

/** The entries of the help menu for a user. `subject` is the subject of the mail to support. */
export function helpEntries(
  user: Pick<CurrentUser, 'role' | 'active_workspace' | 'platform_language'>,
  settings: PublicSettings,
  screen: { readonly language: Language; readonly subject: string },
): readonly HelpEntry[] {
  const { links, supportEmail } = settings;
  const hrefs: Readonly<Record<HelpEntryName, string | undefined>> = {
    webinars: links.webinars[screen.language],
    videoGuide: `/video-guide/${screen.language}`,
    helpCentre: links.helpCentre[screen.language],
    support: `mailto:${supportEmail}?subject=${encodeURIComponent(screen.subject)}`,
    feedback: undefined,
    guide: guideLink(links, user.platform_language),
  };
  const names = isAdmin(user) ? FOR_OTHERS : FOR_MEMBERS;
  const hasBigFive = featuresOf(user).isBigFiveEnabled;
  return names
    .filter((name) => name !== 'videoGuide' || hasBigFive)
    .map((name) => ({
      name,
      href: hrefs[name],
      newTab: name === 'webinars' || name === 'helpCentre' || name === 'guide',
    }));
}
