import { endOfItsDay } from '../base/named-days.ts';

/** Kinds of one-time links to a sheet that are not mailed to its person. Each opens the survey on one device. */
export const PASS_KINDS = ['copied', 'door', 'device', 'account'] as const;
export type PassKind = (typeof PASS_KINDS)[number];

/** How a session of a device began; `unknown` for sessions from before the distinction. */
export const SESSION_ORIGINS = ['mailed', ...PASS_KINDS, 'unknown'] as const;
export type SessionOrigin = (typeof SESSION_ORIGINS)[number];

/** The kind of device that opened a sheet. */
export const DEVICES = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * Whether a session proves that the device is the person's own: the link was mailed to the address, or came from a
 * proved device, or from an account that proved the address. A copied link or a filled-in form proves nothing.
 */
export function verifiesAddress(sessionOrigin: SessionOrigin): boolean {
  return sessionOrigin === 'mailed' || sessionOrigin === 'device' || sessionOrigin === 'account';
}

/** The proof that a session passes to another device: never more than its own. */
export function passToOtherDevice(session: { openedBy: SessionOrigin; isProved: boolean }): PassKind {
  if (session.isProved) return 'device';
  return session.openedBy === 'door' ? 'door' : 'copied';
}

const MINUTE_MS = 60_000;
const LIFETIME_MINUTES: Readonly<Record<PassKind, number>> = {
  copied: 7 * 24 * 60,
  door: 24 * 60,
  device: 15,
  account: 15,
};

/** When a pass expires: at the latest with the invitation. A copied link lasts to the end of its day, which people are told. */
export function passEndOf(kind: PassKind, { now, linkEnd }: { now: Date; linkEnd: Date }): Date {
  const after = new Date(now.getTime() + LIFETIME_MINUTES[kind] * MINUTE_MS);
  const end = kind === 'copied' ? endOfItsDay(after) : after;
  return end < linkEnd ? end : linkEnd;
}

/** The kind of device by its user agent; undefined without one. */
export function deviceOf(userAgent: string | undefined): Device | undefined {
  if (userAgent === undefined || userAgent === '') return undefined;
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod/i.test(userAgent) ? 'phone' : 'computer';
}

/** The digits of a mailed code, typed with or without spaces. */
export function readCode(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const digits = input.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
