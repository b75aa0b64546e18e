import { describe, expect, it } from 'vitest';
import { trustProxies } from '#trusted-proxies.ts';

describe('trusted proxies', () => {
  const isTrusted = trustProxies(['10.1.0.0/16', '192.0.2.7', 'fd00::/8']);

  it.each(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', 'fd12::1'])('are those of the list: %s', (address) => {
    expect(isTrusted(address)).toBe(true);
  });

  it.each(['10.2.0.1', '192.0.2.8', '127.0.0.1', '::1', 'unknown', '', undefined])(
    'reject others: %s',
    (address) => {
      expect(isTrusted(address)).toBe(false);
    },
  );

  it('are none by default', () => {
    expect(trustProxies([])('127.0.0.1')).toBe(false);
  });
});
