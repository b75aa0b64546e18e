import type { Language } from './languages.ts';

interface StartTexts {
  /** The app does not start. */
  readonly text: string;
  readonly action: string;
  /** The browser accepts no cookies. */
  readonly cookies: string;
  /** The browser runs no scripts. */
  readonly scripts: string;
  /** The browser is older than the supported ones. */
  readonly oldBrowser: string;
}

/** The message of a page when the app cannot work. Part of every document: nothing can be loaded then. */
export const START_FAILURE: Readonly<Record<Language, StartTexts>> = {
  en: {
    text: 'This page could not be loaded. Please check your connection and try again.',
    action: 'Reload page',
    cookies:
      'Cookies are blocked for this site. Without them you cannot sign in or take the survey. Allow cookies in the settings of your browser, then reload this page.',
    scripts:
      'This site needs JavaScript. Switch it on in the settings of your browser, then reload this page.',
    oldBrowser: 'This browser is too old for this site. Update it, or open this page in another browser.',
  },
  de: {
    text: 'Diese Seite konnte nicht geladen werden. Bitte prüfe deine Verbindung und versuch es noch einmal.',
    action: 'Seite neu laden',
    cookies:
      'Cookies sind für diese Seite gesperrt. Ohne sie kannst du dich nicht anmelden und keinen Fragebogen ausfüllen. Erlaube Cookies in den Einstellungen deines Browsers und lade die Seite neu.',
    scripts:
      'Diese Seite braucht JavaScript. Schalte es in den Einstellungen deines Browsers ein und lade die Seite neu.',
    oldBrowser:
      'Dieser Browser ist zu alt für diese Seite. Aktualisiere ihn oder öffne die Seite in einem anderen Browser.',
  },
};
