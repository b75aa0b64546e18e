import { describe, expect, it } from 'vitest';
import {
  deviceOf,
  SESSION_ORIGINS,
  passEndOf,
  passToOtherDevice,
  verifiesAddress,
  readCode,
} from './survey-proof.ts';

describe('provesAddress', () => {
  it('takes the mailed link, a proved device and an account, and nothing that others hand out', () => {
    expect(SESSION_ORIGINS.filter(verifiesAddress)).toEqual(['mailed', 'device', 'account']);
  });
});

describe('passToOtherDevice', () => {
  it('proves no more than the session it comes from', () => {
    for (const openedBy of SESSION_ORIGINS) {
      expect(passToOtherDevice({ openedBy, isProved: true })).toBe('device');
      expect(verifiesAddress(passToOtherDevice({ openedBy, isProved: false }))).toBe(false);
    }
    expect(passToOtherDevice({ openedBy: 'door', isProved: false })).toBe('door');
    expect(passToOtherDevice({ openedBy: 'unknown', isProved: false })).toBe('copied');
  });
});

describe('passEndOf', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  it.each([
    ['copied', '2026-03-08T22:59:59.999Z'],
    ['door', '2026-03-02T12:00:00.000Z'],
    ['device', '2026-03-01T12:15:00.000Z'],
    ['account', '2026-03-01T12:15:00.000Z'],
  ] as const)('ends a pass that was %s at %s', (kind, end) => {
    const linkEnd = new Date('2026-03-31T12:00:00Z');
    expect(passEndOf(kind, { now, linkEnd }).toISOString()).toBe(end);
  });

  it('never outlives the invitation', () => {
    const linkEnd = new Date('2026-03-01T12:05:00Z');
    expect(passEndOf('copied', { now, linkEnd })).toEqual(linkEnd);
  });
});

describe('deviceOf', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Mobile/15E148', 'phone'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537 Chrome/142.0 Mobile Safari/537', 'phone'],
    ['Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537 Chrome/142.0 Safari/537', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605', 'tablet'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537 Chrome/142.0 Safari/537', 'computer'],
    ['', undefined],
    [undefined, undefined],
  ])('%s is a %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});

describe('readCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12345', undefined],
    ['1234567', undefined],
    ['12345a', undefined],
    [123456, undefined],
    [null, undefined],
  ])('reads %j as %s', (input, code) => {
    expect(readCode(input)).toBe(code);
  });
});
