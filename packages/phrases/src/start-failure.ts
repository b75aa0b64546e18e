import type { Language } from './languages.ts';

/** What a page says when the app does not start. Part of every document: nothing can be fetched then. */
export const START_FAILURE: Readonly<Record<Language, { readonly text: string; readonly action: string }>> = {
  en: {
    text: 'This page could not be loaded. Please check your connection and try again.',
    action: 'Reload page',
  },
  de: {
    text: 'Diese Seite konnte nicht geladen werden. Bitte prüfe deine Verbindung und versuch es noch einmal.',
    action: 'Seite neu laden',
  },
};
