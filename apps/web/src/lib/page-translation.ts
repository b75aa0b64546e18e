import { useSyncExternalStore } from 'react';
import { currentLanguage } from './i18n.ts';

/** What translators leave in a page: Google and those that do as it does, Microsoft, Mozilla, Immersive Translate. */
const TRANSLATOR_MARKUP =
  'font, [_msttexthash], [data-moz-translations-id], [data-immersive-translate-walked], .immersive-translate-target-wrapper';
const TRANSLATED_CLASS = /\btranslated-(?:ltr|rtl)\b/;

/**
 * A text by which a translator is noticed that leaves no trace (Safari changes texts in place): spread on an element
 * that shows nothing but this text.
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

/** The same, up to date. */
export function usePageTranslated(): boolean {
  return useSyncExternalStore(watchTranslation, isPageTranslated);
}
