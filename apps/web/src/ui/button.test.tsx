import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { BlockableButton } from './blockable-button.tsx';
import { BUTTON_KINDS, BUTTON_SIZES, buttonClass } from './button-style.ts';
import { Button } from './button.tsx';

describe('Button', () => {
  it('has eleven kinds and four sizes that look different', () => {
    expect(new Set(BUTTON_KINDS.map((kind) => buttonClass({ kind }))).size).toBe(11);
    expect(new Set(BUTTON_SIZES.map((size) => buttonClass({ size }))).size).toBe(4);
  });

  it('responds to a press and to the keyboard', async () => {
    const press = vi.fn();
    const user = renderUi(<Button onPress={press}>Save</Button>);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('does nothing while it is loading, and keeps the focus', async () => {
    const press = vi.fn();
    const user = renderUi(
      <Button isLoading onPress={press}>
        Save
      </Button>,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('announces that it is working, without a reference to a button that may disappear', async () => {
    function SavingButton() {
      const [isSaving, setSaving] = useState(false);
      return (
        <Button isLoading={isSaving} onPress={() => setSaving(true)}>
          Save
        </Button>
      );
    }
    const readAnnouncement = () => document.querySelector('[data-live-announcer][aria-live]')?.textContent;
    const user = renderUi(<SavingButton />);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(readAnnouncement()).toBe('One moment …'));
    expect(document.querySelector('[aria-labelledby]')).toBeNull();
    cleanup();
    expect(readAnnouncement()).toBe('');
  });

  it('submits no form while it is loading', async () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const user = renderUi(
      <form onSubmit={send}>
        <Button type="submit" isLoading>
          Save
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(send).not.toHaveBeenCalled();
  });

  it('gives the reason why it is disabled, and can be focused to show it', async () => {
    const press = vi.fn();
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const user = renderUi(
      <form onSubmit={send}>
        <BlockableButton type="submit" disabledReason="Choose a role first" onPress={press}>
          Invite
        </BlockableButton>
      </form>,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: 'Invite', description: 'Choose a role first' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });
});
