import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api-client.ts';
import { formatFor } from './format.ts';
import { serverNow } from './server-time.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const HOUR_MS = 3_600_000;

/** Lets the server answer once, at its own time. */
async function respondOnce(date: Date | undefined, cacheControl = 'no-store'): Promise<void> {
  const headers = new Headers({ 'cache-control': cacheControl });
  if (date !== undefined) headers.set('date', date.toUTCString());
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
  await api('/users/me');
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the time of the server', () => {
  it.each([
    ['three hours behind', -3 * HOUR_MS],
    ['twelve days ahead', 288 * HOUR_MS],
  ])('is known on a machine with a clock that is %s', async (_, wrong) => {
    vi.setSystemTime(NOW.getTime() + wrong);
    await respondOnce(NOW);
    expect(serverNow()).toEqual(NOW);
    vi.advanceTimersByTime(HOUR_MS);
    expect(serverNow()).toEqual(new Date(NOW.getTime() + HOUR_MS));
  });

  it('equals that of the machine if they differ by less than a minute, or nothing is known', async () => {
    vi.setSystemTime(NOW.getTime() + 20_000);
    await respondOnce(NOW);
    expect(serverNow()).toEqual(new Date());
    await respondOnce(undefined);
    expect(serverNow()).toEqual(new Date());
  });

  it('is not taken from an answer that the browser has cached', async () => {
    vi.setSystemTime(NOW);
    await respondOnce(new Date(NOW.getTime() - HOUR_MS / 2), 'private, max-age=3600');
    expect(serverNow()).toEqual(NOW);
  });

  it('is compared with dates of the server', async () => {
    vi.setSystemTime(NOW.getTime() + 288 * HOUR_MS);
    await respondOnce(NOW);
    expect(formatFor('en').relative(new Date(NOW.getTime() - 2 * HOUR_MS))).toBe('2 hours ago');
  });
});
