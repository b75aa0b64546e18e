import { i18n } from './i18n.ts';

function writeDescription(): void {
  document.querySelector('meta[name=description]')?.setAttribute('content', i18n.t('siteDescription'));
}

/** Writes what search engines say about the site in the language of the page, also where pages are prerendered. */
export function followDescription(): void {
  writeDescription();
  i18n.on('languageChanged', writeDescription);
}
