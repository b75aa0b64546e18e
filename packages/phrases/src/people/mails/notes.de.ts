import type { Translation } from '../../base/languages.ts';
import type { noteMailNamesEn, noteMailsEn } from './notes.en.ts';

/** The German mail to a colleague whom a note mentions. */
export const noteMailsDe: Translation<typeof noteMailsEn> = {
  greeting: 'Hallo {{name}},',
  greetingWithoutName: 'Hallo,',
  somebody: 'Jemand aus deinem Team',
  title: '{{person}} hat dich in einer Notiz erwähnt',
  ofRole: {
    subject: '{{person}} hat dich in einer Notiz erwähnt: {{role}}',
    text: '{{person}} hat dich in einer Notiz zu einer Person für die Rolle „{{role}}“ bei {{workspace}} erwähnt. Die Notiz selbst steht nicht in dieser E-Mail.',
  },
  withoutRole: {
    subject: '{{person}} hat dich in einer Notiz erwähnt',
    text: '{{person}} hat dich in einer Notiz zu einer Person bei {{workspace}} erwähnt. Die Notiz selbst steht nicht in dieser E-Mail.',
  },
  button: 'Notiz lesen',
  footer:
    'Du bekommst diese E-Mail, weil dich jemand bei {{workspace}} in {{brand}} in einer Notiz erwähnt hat. Zu jeder Notiz kommt nur eine.',
};

/** The German name of this mail on the page Operation. */
export const noteMailNamesDe: Record<keyof typeof noteMailNamesEn, string> = {
  'note-mention': 'Erwähnung in einer Notiz',
};
