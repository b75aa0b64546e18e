import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from './draw.tsx';

it('the prerendered page stays until the app replaces it in one step, and works from then on', () => {
  const root = document.createElement('div');
  root.inert = true;
  root.innerHTML = '<h1>As the server sent it</h1>';
  act(() => draw(root, <h1>As the app draws it</h1>));
  expect(root.textContent).toBe('As the app draws it');
  expect(root.inert).toBe(false);
});

it('the document reports an app that cannot be rendered', async () => {
  const report = vi.fn<() => void>();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('showStartFailure', report);
  const BrokenComponent = () => {
    throw new Error('A component without a boundary');
  };
  // Inside `act` React throws errors that it would otherwise report.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  draw(document.createElement('div'), <BrokenComponent />);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(log).toHaveBeenCalled();
  vi.unstubAllGlobals();
  log.mockRestore();
});

it('a dialog that opens with a prerendered page is rendered into the final page', () => {
  const root = document.createElement('div');
  root.inert = true;
  const inertAt: boolean[] = [];
  const InertProbe = () => {
    useLayoutEffect(() => {
      inertAt.push(root.inert);
    }, []);
    return null;
  };
  act(() => draw(root, <InertProbe />));
  expect(inertAt).toEqual([false]);
});
