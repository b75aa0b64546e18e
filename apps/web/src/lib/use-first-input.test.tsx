import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFirstInput } from './use-first-input.ts';

function Page({
  subject,
  run,
}: {
  readonly subject: string | undefined;
  readonly run: (subject: string) => void;
}) {
  useFirstInput(subject, run);
  return <p>page</p>;
}

describe('useFirstInput', () => {
  it('does nothing while a page is only loaded', () => {
    const run = vi.fn();
    render(<Page subject="one" run={run} />);
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('load'));
    for (const move of ['mousemove', 'mouseover', 'mouseenter']) dispatchEvent(new MouseEvent(move));
    for (const move of ['pointermove', 'pointerover', 'focus', 'touchmove']) dispatchEvent(new Event(move));
    dispatchEvent(new WheelEvent('wheel', { deltaY: 500 }));
    expect(run).not.toHaveBeenCalled();
  });

  it('does nothing with the input of a script, where the browser tells it apart', () => {
    const run = vi.fn();
    const unused = { hasBeenActive: false, isActive: false };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: unused }));
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
    const run = vi.fn();
    render(<Page subject="one" run={run} />);
    dispatchEvent(input);
    dispatchEvent(new Event('pointerdown'));
    expect(run.mock.calls).toEqual([['one']]);
  });

  it('waits for a subject, and runs at once for one that arrives in a page already used', () => {
    const run = vi.fn();
    const used = { hasBeenActive: true, isActive: false };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: used }));
    const { rerender } = render(<Page subject={undefined} run={run} />);
    expect(run).not.toHaveBeenCalled();
    rerender(<Page subject="one" run={run} />);
    expect(run.mock.calls).toEqual([['one']]);
    vi.unstubAllGlobals();
  });

  it('stops with the page', () => {
    const run = vi.fn();
    render(<Page subject="one" run={run} />).unmount();
    dispatchEvent(new Event('pointerdown'));
    expect(run).not.toHaveBeenCalled();
  });
});
