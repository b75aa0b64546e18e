import { useRouter } from '@tanstack/react-router';
import {
  Activity,
  Briefcase,
  Building2,
  CreditCard,
  Languages,
  LogOut,
  ReceiptText,
  Ruler,
  Settings,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openPortal } from '#features/workspace/plans/api.ts';
import { isShownRefusal } from '#lib/failures.ts';
import { isAdmin, isHiringManager } from '#lib/guard.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { logout, useCurrentUser } from '#lib/session.ts';
import { reportFault } from '#lib/query.ts';
import type { MenuEntry } from '#ui/menu.tsx';
import { useWorkspaceAccount } from './api.ts';

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

const BILLING = '/billing';

/** Pages for administrators of the platform. */
const PLATFORM_PAGES = [
  { id: 'organizations', Icon: Building2, href: '/admin/organizations' },
  { id: 'orders', Icon: ReceiptText, href: '/admin/orders' },
  { id: 'norms', Icon: Ruler, href: '/admin/norms' },
  { id: 'operation', Icon: Activity, href: '/admin/operation' },
  { id: 'security', Icon: ShieldCheck, href: '/admin/security' },
  { id: 'texts', Icon: Languages, href: '/admin/translations' },
] as const;

/**
 * Links to the installation's own billing service if one is set; otherwise to the provider's pages for the workspace,
 * or to the billing page if there are none.
 */
function useSubscriptionsEntry(): Pick<MenuEntry, 'href' | 'newTab' | 'onAction'> {
  const router = useRouter();
  const settings = usePublicSettings();
  const link = settings?.links.billing[currentLanguage()] ?? '';
  if (link.startsWith('https://')) return { href: link, newTab: true };
  if (settings?.orderWay === 'offer') return { href: BILLING };
  const open = async () => {
    try {
      window.location.assign(await openPortal());
    } catch (error) {
      // A customer of a provider that this installation no longer uses.
      if (!isShownRefusal(error, 'subscription.none')) reportFault(error);
      router.history.push(BILLING);
    }
  };
  return { onAction: () => void open() };
}

/** The entries of the account menu for the signed-in user. */
export function useAccountEntries(): readonly MenuEntry[] {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  const routes: object = useRouter().routesByPath;
  const talent = user.active_talent;
  const customer = useWorkspaceAccount()?.stripe_payment_data?.customer_email ?? '';
  const subscriptions = useSubscriptionsEntry();
  const isOwnTalentHere = talent !== null && talent.organization_id === user.active_workspace?.id;
  const entries: readonly (MenuEntry & { readonly isVisible: boolean })[] = [
    {
      id: 'ownProfile',
      label: t('account.ownProfile'),
      icon: <UserRound {...ICON} />,
      href: `/talent-profile/${talent?.id ?? ''}`,
      isVisible: isOwnTalentHere && '/talent-profile/$talentId' in routes,
    },
    {
      id: 'vacancies',
      label: t('account.vacancies'),
      icon: <Briefcase {...ICON} />,
      href: '/vacancies',
      isVisible: isHiringManager(user) && '/vacancies' in routes,
    },
    {
      id: 'settings',
      label: t('account.settings'),
      icon: <Settings {...ICON} />,
      href: '/profile',
      isVisible: '/profile' in routes,
    },
    {
      id: 'subscriptions',
      label: t('account.subscriptions'),
      icon: <CreditCard {...ICON} />,
      ...subscriptions,
      isVisible: customer !== '',
    },
    {
      id: 'billing',
      label: t('account.billing'),
      icon: <ReceiptText {...ICON} />,
      href: '/billing',
      isVisible: isAdmin(user) && user.active_workspace !== null && '/billing' in routes,
    },
    {
      id: 'signOut',
      label: t('account.signOut'),
      icon: <LogOut {...ICON} />,
      onAction: () => void logout().catch(reportFault),
      isVisible: true,
    },
    ...PLATFORM_PAGES.map(({ id, Icon, href }, index) => ({
      id,
      label: t(`account.${id}`),
      icon: <Icon {...ICON} />,
      href,
      startsGroup: index === 0,
      isVisible: user.role.name === 'APP_ADMIN' && href in routes,
    })),
  ];
  return entries.filter((entry) => entry.isVisible);
}
