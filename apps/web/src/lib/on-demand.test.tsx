import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../testing/api.ts';
import { renderUi } from '../testing/render.tsx';
import { receiveNotifications, type Notification } from './notify.ts';
import { onDemand } from './on-demand.tsx';

let notifications: Notification[] = [];
let stop = (): void => {};

beforeEach(() => {
  notifications = [];
  stop = receiveNotifications({
    show: (notification) => notifications.push(notification),
    takeBack: () => {},
  });
});
afterEach(() => stop());

function Drawer({ onClose }: { readonly onClose: () => void }) {
  return <button onClick={onClose}>Close the drawer</button>;
}

/** A page with input and a part that fails to load once for each error. */
function makePage(errors: Error[]) {
  const Part = onDemand(async () => {
    const error = errors.shift();
    if (error !== undefined) throw error;
    return Drawer;
  });
  return function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Note" />
        <button onClick={() => setOpen(true)}>Open the drawer</button>
        {isOpen && <Part onClose={() => setOpen(false)} />}
      </>
    );
  };
}

const makeLoadError = () => new TypeError('Failed to fetch dynamically imported module: /assets/drawer.js');

describe('a part that opens above a page', () => {
  it('is loaded when it is opened, and opens again', async () => {
    const Page = makePage([]);
    const user = renderUi(<Page />);
    for (const _time of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Open the drawer' }));
      await user.click(await screen.findByRole('button', { name: 'Close the drawer' }));
    }
    expect(notifications).toEqual([]);
  });

  it('leaves the page unchanged without a network, and loads at the next attempt', async () => {
    api.use(http.get(location.origin, () => HttpResponse.error()));
    document.head.insertAdjacentHTML(
      'beforeend',
      '<script type="module" src="/assets/index-old.js"></script>',
    );
    const Page = makePage([makeLoadError()]);
    const user = renderUi(<Page />);
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'typed');
    await user.click(screen.getByRole('button', { name: 'Open the drawer' }));
    await waitFor(() => expect(notifications.map(({ headline }) => headline)).toEqual(['No connection']));
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'typed');
    await user.click(screen.getByRole('button', { name: 'Open the drawer' }));
    expect(await screen.findByRole('button', { name: 'Close the drawer' })).toBeTruthy();
  });

  it('offers a newer version that no longer has it, and does not reload over unsaved input', async () => {
    api.use(
      http.get(location.origin, () => HttpResponse.html('<script src="/assets/index-new.js"></script>')),
    );
    document.head.insertAdjacentHTML(
      'beforeend',
      '<script type="module" src="/assets/index-old.js"></script>',
    );
    const Page = makePage([makeLoadError()]);
    const user = renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open the drawer' }));
    await waitFor(() =>
      expect(notifications.map(({ headline }) => headline)).toEqual(['A new version is available']),
    );
    expect(notifications[0]?.action?.label).toBe('Reload');
  });
});
