import { i18n } from './i18n.ts';

function writeDescription(): void {
  document.querySelector('meta[name=description]')?.setAttribute('content', i18n.t('siteDescription'));
}

/** Sets the description for search engines in the language of the page, also while prerendering. */
export function followDescription(): void {
  writeDescription();
  i18n.on('languageChanged', writeDescription);
}
