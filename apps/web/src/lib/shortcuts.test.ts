import { afterEach, expect, test } from 'vitest';
import { isCovered, listenForLetters } from './shortcuts.ts';

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  document.body.innerHTML = '';
});

/** Renders a page, and returns the letters that its shortcuts receive from its button. */
function pressLetter(html: string): readonly string[] {
  stop?.();
  document.body.innerHTML = html;
  const letters: string[] = [];
  stop = listenForLetters((letter) => {
    letters.push(letter);
    return true;
  });
  document.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
  return letters;
}

const MENU = '<div role="menu"><button role="menuitem">Hired</button></div>';

test('receives letters on a page, and none while a menu or dialog is open', () => {
  expect(pressLetter('<main><button>Status</button></main>')).toEqual(['t']);
  expect(pressLetter(`<div role="dialog">${MENU}</div>`)).toEqual([]);
  expect(pressLetter('<div role="alertdialog"></div><main><button>Status</button></main>')).toEqual([]);
});

test('receives the letter after a selection, while the menu is still closing', () => {
  expect(pressLetter(`<div role="dialog" data-exiting="true">${MENU}</div>`)).toEqual(['t']);
  expect(isCovered()).toBe(false);
  expect(pressLetter(`<div data-exiting="true"><div role="dialog">${MENU}</div></div>`)).toEqual(['t']);
});
