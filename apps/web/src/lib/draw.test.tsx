import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from './draw.tsx';

it('what came drawn stands until the app replaces it in one step, and works from then on', () => {
  const root = document.createElement('div');
  root.inert = true;
  root.innerHTML = '<h1>As the server sent it</h1>';
  act(() => draw(root, <h1>As the app draws it</h1>));
  expect(root.textContent).toBe('As the app draws it');
  expect(root.inert).toBe(false);
});
