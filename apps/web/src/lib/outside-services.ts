import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';

type Analytics = PublicSettings['analytics'];

const TAG_MANAGER_HOST = 'www.googletagmanager.com';

/** The hosts of the services that need consent; empty if none is configured. */
export function servicesOf({ trackerUrl, tagManagerId, tagOrigins }: Analytics): readonly string[] {
  return [
    ...(trackerUrl === null ? [] : [new URL(trackerUrl).host]),
    ...(tagManagerId === null
      ? []
      : [TAG_MANAGER_HOST, ...tagOrigins.map((origin) => origin.replace('https://', ''))]),
  ];
}
