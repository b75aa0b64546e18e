import type { SettingText } from './setting.ts';

export const LIMITS: readonly SettingText[] = [
  {
    name: 'CONNECTIONS_MAX',
    default: '5000',
    description: 'Client connections that a process accepts at the same time.',
    placeholder: '5000',
  },
  {
    name: 'OVERLOAD_MS',
    default: '1000',
    description:
      'Event loop delay in milliseconds, averaged over a second, above which requests are refused with 503. With 0, none are.',
    placeholder: '1000',
  },
  {
    name: 'STORAGE_MB',
    default: '5120',
    description: 'Megabytes that a workspace may upload in total. One file has at most 10 MB.',
    placeholder: '5120',
  },
  {
    name: 'ITEM_WRITES_PER_MINUTE',
    default: '600',
    description:
      'Writes below /api/items that one person may send to one process in a minute. With 0, there is no limit.',
    placeholder: '600',
  },
];
