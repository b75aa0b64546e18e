/** Links to a sheet that are not mailed to its person. Each opens the survey on one device, once. */
export const PASS_KINDS = ['copied', 'door', 'device', 'account'] as const;
export type PassKind = (typeof PASS_KINDS)[number];

/** How a session of a device began; `unknown` for those that are older than the distinction. */
export const OPENINGS = ['mailed', ...PASS_KINDS, 'unknown'] as const;
export type Opening = (typeof OPENINGS)[number];

/** What kind of device a sheet was opened on. */
export const DEVICES = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * Whether a session that begins so is the person's own: the link was mailed to the address, came from a device that was
 * proved, or from an account that proved the address. Who copies a link or fills in a form proves nothing.
 */
export function provesAddress(opening: Opening): boolean {
  return opening === 'mailed' || opening === 'device' || opening === 'account';
}

/** What a session hands to another device: never more than it has itself. */
export function passToOtherDevice(session: { openedBy: Opening; isProved: boolean }): PassKind {
  if (session.isProved) return 'device';
  return session.openedBy === 'door' ? 'door' : 'copied';
}

const MINUTE_MS = 60_000;
const LIFE_MINUTES: Readonly<Record<PassKind, number>> = {
  copied: 7 * 24 * 60,
  door: 24 * 60,
  device: 15,
  account: 15,
};

/** Until when a pass opens the survey: at most as long as the invitation does. */
export function passEndOf(kind: PassKind, { now, linkEnd }: { now: Date; linkEnd: Date }): Date {
  const end = new Date(now.getTime() + LIFE_MINUTES[kind] * MINUTE_MS);
  return end < linkEnd ? end : linkEnd;
}

/** The kind of device by what its browser says of itself; undefined when it says nothing. */
export function deviceOf(userAgent: string | undefined): Device | undefined {
  if (userAgent === undefined || userAgent === '') return undefined;
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod/i.test(userAgent) ? 'phone' : 'computer';
}

/** The digits of a code that proves an address, as people type them: with spaces or without. */
export function readCode(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const digits = input.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
