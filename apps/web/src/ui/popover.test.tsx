import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setMobile } from '../testing/setup.ts';
import { renderUi } from '../testing/render.tsx';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

const wait = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

/** Opens with a press and returns the panel that the pointer can leave. */
function openPanel(role: 'dialog' | 'menu'): HTMLElement {
  const trigger = screen.getByRole('button', { name: 'Open' });
  fireEvent.pointerDown(trigger, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerUp(trigger, { button: 0, pointerType: 'mouse' });
  fireEvent.click(trigger, { detail: 1 });
  const panel = screen.getByRole(role);
  fireEvent.pointerEnter(panel);
  return panel;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Popover', () => {
  const popover = (
    <Popover label="Help" trigger={<Button>Open</Button>}>
      <input aria-label="Note" />
    </Popover>
  );

  it('closes 500 ms after the pointer has left, not before', () => {
    renderUi(popover);
    fireEvent.pointerLeave(openPanel('dialog'));
    wait(499);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    wait(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays when the pointer returns in time', () => {
    renderUi(popover);
    const panel = openPanel('dialog');
    fireEvent.pointerLeave(panel);
    wait(400);
    fireEvent.pointerEnter(panel);
    wait(1000);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('stays while the user is typing in it', async () => {
    renderUi(popover);
    const panel = openPanel('dialog');
    // The field gets the focus after the panel has rendered.
    await act(() => Promise.resolve());
    fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'a' });
    fireEvent.pointerLeave(panel);
    wait(1000);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('stays on a phone', () => {
    setMobile(true);
    renderUi(popover);
    fireEvent.pointerLeave(openPanel('dialog'));
    wait(1000);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('closes on Escape', () => {
    renderUi(popover);
    fireEvent.keyDown(openPanel('dialog'), { key: 'Escape' });
    wait(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Menu', () => {
  const act1 = vi.fn();
  const menu = (
    <Menu
      label="Actions"
      trigger={<Button>Open</Button>}
      entries={[
        { id: 'shortlist', label: 'Shortlist', onAction: act1 },
        { id: 'share', label: 'Share link' },
        { id: 'archive', label: 'Archive' },
      ]}
    />
  );
  const type = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const getFocusedText = () => document.activeElement?.textContent;

  it('closes 500 ms after the pointer has left', () => {
    renderUi(menu);
    fireEvent.pointerLeave(openPanel('menu'));
    wait(501);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('joins letters typed within 350 ms into one search', () => {
    renderUi(menu);
    openPanel('menu');
    wait(50);
    type('s');
    wait(340);
    type('h');
    wait(340);
    type('a');
    expect(getFocusedText()).toBe('Share link');
  });

  it('starts a new search after 350 ms', () => {
    renderUi(menu);
    openPanel('menu');
    wait(50);
    type('s');
    expect(getFocusedText()).toBe('Shortlist');
    wait(351);
    type('a');
    expect(getFocusedText()).toBe('Archive');
  });
});
