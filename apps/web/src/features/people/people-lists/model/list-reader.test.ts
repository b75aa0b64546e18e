import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIST_LIMITS } from './limits.ts';
import { startListReader } from './list-reader.ts';

const workers: SilentWorker[] = [];

/** A worker that never answers. */
class SilentWorker extends EventTarget {
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  constructor() {
    super();
    workers.push(this);
  }
}

function ask() {
  vi.stubGlobal('Worker', SilentWorker);
  return startListReader().ask({ kind: 'open', source: { text: 'a@mail.example' } });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('A worker that reads lists', () => {
  it('is not reported as a damaged file when it cannot be loaded', async () => {
    const answer = ask();
    workers.at(-1)?.dispatchEvent(new Event('error'));
    expect(await answer).toEqual({ kind: 'refused', refusal: 'failed' });
    expect(workers.at(-1)?.terminate).toHaveBeenCalledTimes(1);
  });

  it('is stopped when it takes too long', async () => {
    vi.useFakeTimers();
    const answer = ask();
    vi.advanceTimersByTime(LIST_LIMITS.seconds * 1000);
    expect(await answer).toEqual({ kind: 'refused', refusal: 'too_slow' });
    expect(workers.at(-1)?.terminate).toHaveBeenCalledTimes(1);
  });
});
