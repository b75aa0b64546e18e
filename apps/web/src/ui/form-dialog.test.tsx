import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { FormDialog, SubmitDialog } from './form-dialog.tsx';

describe('FormDialog', () => {
  it('submits with its button and with Enter in a field', async () => {
    const onSubmit = vi.fn<() => void>();
    renderUi(
      <FormDialog title="Rename" submit="Save" onSubmit={onSubmit} onClose={() => {}}>
        <input aria-label="Name" />
      </FormDialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Nora{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('shows why it was refused, and closes with its button', async () => {
    const onClose = vi.fn<() => void>();
    renderUi(
      <FormDialog title="Rename" submit="Save" refusal="Taken." onSubmit={() => {}} onClose={onClose}>
        <input aria-label="Name" />
      </FormDialog>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Taken.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('SubmitDialog', () => {
  it('submits with its button only', async () => {
    const onSubmit = vi.fn<() => void>();
    renderUi(
      <SubmitDialog title="Note" submit="Send" cancel="Keep" onSubmit={onSubmit} onClose={() => {}}>
        <input aria-label="Text" />
      </SubmitDialog>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Hello{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Keep' })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
