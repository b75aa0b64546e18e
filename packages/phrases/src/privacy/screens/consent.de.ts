import type { Translation } from '../../base/languages.ts';
import type { consentEn } from './consent.en.ts';

export const consentDe: Translation<typeof consentEn> = {
  bar: {
    title: 'Dürfen wir Besuche zählen?',
    text: 'Wenn du zustimmst, wird bei {{hosts}} festgehalten, welche Seiten genutzt werden; dafür werden Cookies gesetzt. Ohne Zustimmung funktioniert alles genauso.',
    more: 'Was das bedeutet',
    accept: 'Zustimmen',
    necessary: 'Nur Notwendiges',
  },
  now: {
    all: 'Bisher hast du zugestimmt.',
    necessary: 'Bisher hast du nur Notwendiges gewählt.',
  },
  section: {
    title: 'Zählen von Besuchen',
    none: 'Hier ist kein Dienst eines anderen Anbieters im Einsatz: Besuche werden nicht gezählt, und nichts wird von anderswo geladen.',
    some: 'Nur wenn du zustimmst, halten diese Dienste fest, welche Seiten genutzt werden: {{hosts}}. Sie werden von anderen Firmen geladen, die dann deine IP-Adresse und deinen Browser erfahren, und setzen Cookies. Grundlage ist deine Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO); du kannst sie jederzeit zurücknehmen, hier oder am Fuß jeder Seite.',
    never: 'Die Befragung, Seiten, zu denen eine E-Mail führt, und Berichte werden nie gezählt.',
    current: 'Deine Wahl',
    open: 'Du hast noch nicht gewählt. Es wird nichts geladen.',
    all: 'Du hast zugestimmt.',
    necessary: 'Nur Notwendiges. Es wird nichts geladen.',
    change: 'Meine Wahl ändern',
  },
};
