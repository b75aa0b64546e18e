import { afterEach, expect, it } from 'vitest';
import { languageAtStart, languageBeforeLogin, rememberAccountLanguage, rememberLanguage } from './locale.ts';

const SESSION = 'XSRF-TOKEN=abc';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${SESSION}; Max-Age=0`;
});

it('the app starts in the language of the account while it is signed in, and in that of a guest otherwise', () => {
  rememberLanguage('de');
  rememberAccountLanguage('en');
  expect(languageAtStart()).toBe('de');
  document.cookie = SESSION;
  expect(languageAtStart()).toBe('en');
  expect(languageBeforeLogin()).toBe('de');
  rememberAccountLanguage(undefined);
  expect(languageAtStart()).toBe('de');
});
