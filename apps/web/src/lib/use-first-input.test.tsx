import { render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api as server } from '../testing/api.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { useFirstInput, useRecordView } from './use-first-input.ts';

function Page({
  subject,
  run,
}: {
  readonly subject: string | undefined;
  readonly run: (subject: string) => Promise<void>;
}) {
  useFirstInput(subject, run);
  return <p>page</p>;
}

const CALL = { call: 'POST /seen', wasSaving: false };

/** Waits until pending timers have run. */
const flushTimers = () => new Promise((resolve) => setTimeout(resolve));

describe('useFirstInput', () => {
  it('does nothing while a page is only loaded', () => {
    const run = vi.fn(async () => {});
    render(<Page subject="one" run={run} />);
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('load'));
    for (const move of ['mousemove', 'mouseover', 'mouseenter']) dispatchEvent(new MouseEvent(move));
    for (const move of ['pointermove', 'pointerover', 'focus', 'touchmove']) dispatchEvent(new Event(move));
    dispatchEvent(new WheelEvent('wheel', { deltaY: 500 }));
    expect(run).not.toHaveBeenCalled();
  });

  it('ignores input by scripts, if the browser can tell', () => {
    const run = vi.fn(async () => {});
    const activation = { hasBeenActive: false, isActive: false };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: activation }));
    render(<Page subject="one" run={run} />);
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(run).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it.each([
    ['a press', new Event('pointerdown')],
    ['a key', new KeyboardEvent('keydown', { key: 'Tab' })],
  ])('runs once with %s', (_name, input) => {
    const run = vi.fn(async () => {});
    render(<Page subject="one" run={run} />);
    dispatchEvent(input);
    dispatchEvent(new Event('pointerdown'));
    expect(run.mock.calls).toEqual([['one']]);
  });

  it('waits for a subject, and runs at once for one that arrives in a page already in use', () => {
    const run = vi.fn(async () => {});
    const activation = { hasBeenActive: true, isActive: false };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: activation }));
    const { rerender } = render(<Page subject={undefined} run={run} />);
    expect(run).not.toHaveBeenCalled();
    rerender(<Page subject="one" run={run} />);
    expect(run.mock.calls).toEqual([['one']]);
    vi.unstubAllGlobals();
  });

  it('runs again with the next input after a failure, until it succeeds', async () => {
    const run = vi.fn(async () => {});
    run.mockRejectedValueOnce(new NetworkError(undefined)).mockRejectedValueOnce(new ApiError(500, [], CALL));
    render(<Page subject="one" run={run} />);
    for (const count of [1, 2, 3]) {
      dispatchEvent(new Event('pointerdown'));
      expect(run).toHaveBeenCalledTimes(count);
      await flushTimers();
    }
    dispatchEvent(new Event('pointerdown'));
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('waits for one attempt before the next, and stops after a refusal', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    const run = vi.fn(() => promise);
    render(<Page subject="one" run={run} />);
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('pointerdown'));
    reject(new ApiError(403, [], CALL));
    await flushTimers();
    dispatchEvent(new Event('pointerdown'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('stops with the page', () => {
    const run = vi.fn(async () => {});
    render(<Page subject="one" run={run} />).unmount();
    dispatchEvent(new Event('pointerdown'));
    expect(run).not.toHaveBeenCalled();
  });
});

function ResultPage() {
  useRecordView('/survey/result/opened');
  return <p>page</p>;
}

it('A lost recording is sent with the next press', async () => {
  const answers = [500, 204];
  const methods: string[] = [];
  server.use(
    http.post('*/api/survey/result/opened', ({ request }) => {
      methods.push(request.method);
      return new HttpResponse(null, { status: answers.shift() ?? 500 });
    }),
  );
  render(<ResultPage />);
  expect(methods).toEqual([]);
  await waitFor(() => {
    dispatchEvent(new Event('pointerdown'));
    expect(methods).toHaveLength(2);
  });
  await waitFor(() => expect(answers).toEqual([]));
});
