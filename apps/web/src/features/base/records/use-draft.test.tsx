import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#lib/query.ts';
import { makeUser } from '../../../testing/api.ts';
import { renderInRouter } from '../../../testing/render.tsx';
import { useDraftedValue, useStoredDraft } from './use-draft.ts';

beforeEach(() => {
  localStorage.clear();
  queryClient.setQueryData(['session', 'user'], makeUser());
});

function Editor() {
  const { value, setValue } = useDraftedValue('roles/po', '', (text) => text === '');
  return <input aria-label="Text" value={value} onChange={({ target }) => setValue(target.value)} />;
}

function Reader() {
  const draft = useStoredDraft('roles/po');
  return <p>{draft === undefined ? 'No draft' : `Draft: ${String(draft.value)}`}</p>;
}

function Tabs() {
  const [isEditing, setEditing] = useState(true);
  return (
    <>
      {isEditing ? <Editor /> : <Reader />}
      <button type="button" onClick={() => setEditing(!isEditing)}>
        Other tab
      </button>
    </>
  );
}

describe('a stored draft', () => {
  it('is read by the next part of the page, even when the last input was a moment ago', async () => {
    renderInRouter(<Tabs />);
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Baker' } });
    fireEvent.click(screen.getByRole('button', { name: 'Other tab' }));
    expect(await screen.findByText('Draft: Baker')).toBeTruthy();
  });

  it('changes with another tab of the browser', async () => {
    renderInRouter(<Tabs />);
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Baker' } });
    fireEvent.click(screen.getByRole('button', { name: 'Other tab' }));
    await screen.findByText('Draft: Baker');
    localStorage.clear();
    fireEvent(globalThis.window, new StorageEvent('storage'));
    expect(await screen.findByText('No draft')).toBeTruthy();
  });
});
