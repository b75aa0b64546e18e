import type { Translation } from '../../base/languages.ts';
import type { surveyFramesEn } from './survey-frames.en.ts';

export const surveyFramesDe: Translation<typeof surveyFramesEn> = {
  title: 'Befragung auf der eigenen Website',
  lead: 'Menschen melden sich auf einer Seite deiner Website an und antworten dort, ohne sie zu verlassen. Niemand sonst kann deine Befragung auf einer Seite zeigen.',
  saved: 'Gespeichert',
  sites: {
    title: '1. Deine Websites',
    text: 'Nur Seiten dieser Websites dürfen deine Befragung zeigen.',
    none: 'Noch keine Website: Niemand kann deine Befragung auf einer Seite zeigen.',
    add: 'Website',
    hint: 'Zum Beispiel https://www.example.com. https://*.example.com steht für alle Subdomains, http://localhost:3000 ist zum Ausprobieren da.',
    submit: 'Hinzufügen',
    remove: '{{site}} entfernen',
    invalid: 'Gib eine Website an, die mit https:// beginnt, etwa https://www.example.com.',
    double: 'Diese Website steht schon in der Liste.',
    full: 'Es ist Platz für {{count}} Websites.',
  },
  code: {
    title: '2. Diesen Code in deine Seite einfügen',
    kind: 'Führt zu',
    kinds: { applicants: 'Bewerbung', talent_pool: 'Talentpool' },
    language: 'Sprache der Anmeldung',
    languages: { browser: 'Wie der Browser', en: 'Englisch', de: 'Deutsch' },
    form: 'Art des Codes',
    forms: { script: 'Mit Höhe', frame: 'Nur Rahmen' },
    formText: {
      script: 'Der Rahmen wächst mit seinem Inhalt, und deine Seite erfährt, wenn jemand fertig ist.',
      frame: 'Ein einfacher Rahmen mit fester Höhe, für Editoren, die keine Skripte erlauben.',
    },
    label: 'Code für deine Seite',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    frameTitle: 'Befragung',
    preview: 'Anmeldung in neuem Fenster öffnen',
    noLink: 'Der Code braucht deinen öffentlichen Link, und es gibt noch keinen.',
    makeLink: 'Link anlegen',
  },
  site: {
    title: '3. Was deine Website braucht',
    policy: 'Wenn deine Seiten eine Content-Security-Policy senden, ergänze diese zwei Direktiven:',
    finished:
      'Wenn jemand die Befragung abgegeben hat, bekommt das Element das Ereignis „quint:finished“ mit der ID des Ergebnisses und nichts über die Person. Im Rahmen steht ein Dank, und das eigene Ergebnis lässt sich dort öffnen.',
    cookies:
      'Manche Browser speichern für einen Rahmen nichts. Die Befragung öffnet sich dann mit einem Knopfdruck in einem eigenen Fenster.',
  },
};
