import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useDayKeys } from './use-day-keys.ts';

function Lines({ onSnooze }: { readonly onSnooze: (key: string) => void }) {
  const list = useRef<HTMLUListElement>(null);
  useDayKeys(list, onSnooze);
  return (
    <ul ref={list}>
      {['waiting', 'results'].map((key) => (
        <li key={key} data-line={key}>
          <span data-verb="">
            <button type="button" disabled={key === 'waiting'}>
              {key}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}

it('skips an action that cannot have the focus yet', async () => {
  const onSnooze = vi.fn();
  render(<Lines onSnooze={onSnooze} />);
  const user = userEvent.setup();
  await user.keyboard('j');
  expect(document.activeElement).toBe(screen.getByText('results'));
  await user.keyboard('h');
  expect(onSnooze.mock.calls).toEqual([['results']]);
});
