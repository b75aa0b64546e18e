import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify } from '#lib/notify.ts';
import { renderUi } from '../testing/render.tsx';
import { ACTION_BAR } from './action-bar.ts';
import { ToastCard } from './toast-card.tsx';
import { ToastArea } from './toast-area.tsx';

const NOTIFICATION = {
  id: 'a',
  type: 'success',
  headline: 'Saved',
  text: 'The role is saved.',
  action: undefined,
} as const;
const wait = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

afterEach(() => {
  vi.useRealTimers();
});

describe('ToastArea', () => {
  it('shows messages in a live region, once per id', async () => {
    renderUi(<ToastArea />);
    act(() => {
      notify({ id: 'one', text: 'First version' });
      notify({ id: 'one', text: 'Second version' });
    });
    const text = await screen.findByText('Second version');
    expect(text.closest('[aria-live="polite"]')).not.toBeNull();
    expect(screen.queryByText('First version')).toBeNull();
  });
});

describe('Several changes with undo', () => {
  it('show the key only on the latest, which it undoes', async () => {
    const undoneNames: string[] = [];
    const user = renderUi(<ToastArea />);
    act(() => {
      for (const name of ['first', 'second'])
        notify({
          text: name,
          action: { label: 'Undo', isUndo: true, onPress: () => undoneNames.push(name) },
        });
    });
    await screen.findByText('second');
    const keyOf = () =>
      screen
        .getAllByRole('button', { name: /Undo/ })
        .map((button) => button.getAttribute('aria-keyshortcuts'));
    expect(keyOf()).toEqual([null, 'z']);
    expect(screen.getAllByText('Z')).toHaveLength(1);
    await user.keyboard('z');
    expect(undoneNames).toEqual(['second']);
    expect(keyOf()).toEqual(['z']);
    await user.keyboard('z');
    expect(undoneNames).toEqual(['second', 'first']);
  });
});

describe('Toasts beside an action bar', () => {
  function setBox(element: HTMLElement, top: number): void {
    element.getBoundingClientRect = () => new DOMRect(0, top, 800, 60);
  }
  const readBarHeight = () => document.documentElement.style.getPropertyValue('--action-bar');

  it('are shown above the highest bar of the lower half of the window', async () => {
    const { innerHeight } = window;
    const user = renderUi(
      <>
        {[innerHeight - 90, innerHeight - 70, 40].map((top) => (
          <div key={top} {...ACTION_BAR} ref={(bar) => (bar === null ? undefined : setBox(bar, top))} />
        ))}
        <ToastArea />
      </>,
    );
    act(() => {
      notify({ type: 'error', text: 'Not sent' });
    });
    await screen.findByText('Not sent');
    expect(readBarHeight()).toBe('90px');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(readBarHeight()).toBe('');
  });
});

describe('ToastCard', () => {
  function show(type: 'success' | 'error'): { card: HTMLElement; leave: () => void } {
    vi.useFakeTimers();
    const leave = vi.fn();
    renderUi(<ToastCard notification={{ ...NOTIFICATION, type }} onLeave={leave} />);
    const card = screen.getByText('The role is saved.').parentElement?.parentElement;
    if (card === null || card === undefined) throw new Error('no card');
    return { card, leave };
  }

  it('disappears after 4 seconds', () => {
    const { leave } = show('success');
    wait(3999);
    expect(leave).not.toHaveBeenCalled();
    wait(1);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('stays when it is an error', () => {
    const { leave } = show('error');
    wait(60_000);
    expect(leave).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(leave).toHaveBeenCalledOnce();
  });

  it('pauses its countdown under the pointer and continues with the remaining time', () => {
    const { card, leave } = show('success');
    wait(3000);
    fireEvent.pointerEnter(card);
    wait(10_000);
    fireEvent.pointerLeave(card);
    wait(999);
    expect(leave).not.toHaveBeenCalled();
    wait(1);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('pauses its countdown while it has the focus', () => {
    const { leave } = show('success');
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    wait(10_000);
    expect(leave).not.toHaveBeenCalled();
    act(() => dismiss.blur());
    wait(4000);
    expect(leave).toHaveBeenCalledOnce();
  });
});
