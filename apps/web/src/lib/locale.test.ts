import { afterEach, expect, it, vi } from 'vitest';
import {
  languageAtStart,
  languageBeforeLogin,
  languageOf,
  languagePickedInTab,
  rememberAccountLanguage,
  rememberLanguage,
} from './locale.ts';

const SESSION = 'XSRF-TOKEN=abc';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${SESSION}; Max-Age=0`;
});

it('the app starts in the language of the account while it is signed in, otherwise in that of a guest', () => {
  rememberLanguage('de');
  rememberAccountLanguage('en');
  expect(languageAtStart()).toBe('de');
  document.cookie = SESSION;
  expect(languageAtStart()).toBe('en');
  expect(languageBeforeLogin()).toBe('de');
  rememberAccountLanguage(undefined);
  expect(languageAtStart()).toBe('de');
});

it('a language selected in a browser without storage lasts until the page is closed, also after the login', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is blocked');
  });
  rememberLanguage('de');
  expect(languageBeforeLogin()).toBe('de');
  // It has priority over the language of an invitation.
  expect(languagePickedInTab()).toBe('de');
  expect(languageOf({ platform_language: null })).toBe('de');
  expect(languageOf({ platform_language: 'EN' })).toBe('en');
  refuse.mockRestore();
  rememberLanguage('en');
  expect(languageBeforeLogin()).toBe('en');
});
