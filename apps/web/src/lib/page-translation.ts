import { useSyncExternalStore } from 'react';
import { currentLanguage } from './i18n.ts';

/** The markup that translators add to a page: Google and compatible ones, Microsoft, Mozilla, Immersive Translate. */
const TRANSLATOR_MARKUP =
  'font, [_msttexthash], [data-moz-translations-id], [data-immersive-translate-walked], .immersive-translate-target-wrapper';
const TRANSLATED_CLASS = /\btranslated-(?:ltr|rtl)\b/;

/**
 * Detects a translator without markup (Safari changes texts in place) by a text. Spread the result on an element that
 * shows only this text.
 */
export function translationProbe(text: string): { readonly 'data-original': string } {
  return { 'data-original': text };
}

function isProbeChanged(probe: HTMLElement): boolean {
  return probe.textContent !== probe.dataset['original'];
}

/** Whether the browser or an extension is translating the page. */
export function isPageTranslated(): boolean {
  const page = document.documentElement;
  return (
    TRANSLATED_CLASS.test(page.className) ||
    page.lang !== currentLanguage() ||
    document.body.querySelector(TRANSLATOR_MARKUP) !== null ||
    [...document.querySelectorAll<HTMLElement>('[data-original]')].some(isProbeChanged)
  );
}

function watchTranslation(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, {
    attributeFilter: ['class', 'lang', '_msttexthash', 'data-moz-translations-id'],
    characterData: true,
    childList: true,
    subtree: true,
  });
  return () => observer.disconnect();
}

/** Whether the browser or an extension is translating the page, kept current. */
export function usePageTranslated(): boolean {
  return useSyncExternalStore(watchTranslation, isPageTranslated);
}
