import type { OwnSession } from '@quint/contract/workspace/session.ts';
import { Laptop, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type Device = Pick<OwnSession, 'browser' | 'os'>;

export const DEVICE_ICONS: Readonly<Record<NonNullable<OwnSession['device']>, LucideIcon>> = {
  desktop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  other: Laptop,
};

/** For example "Firefox on Linux", from the user agent; undefined without one. */
export function useDeviceLabel(): (device: Device) => string | undefined {
  const { t } = useTranslation('profile');
  return ({ browser, os }) =>
    browser !== null && os !== null ? t('sessions.on', { browser, os }) : (browser ?? os ?? undefined);
}
