import type { Translation } from '../../base/languages.ts';
import type { pausedEn } from './paused.en.ts';

export const pausedDe: Translation<typeof pausedEn> = {
  unpaid:
    'Die letzte Zahlung hat nicht geklappt, und die Frist zum Nachholen ist vorbei. Alles, was du angelegt hast, bleibt erhalten.',
  other: 'Alles, was du angelegt hast, bleibt erhalten.',
  again:
    'Du gehörst zur Administration und kannst einen Tarif bezahlen; sobald die Zahlung bestätigt ist, läuft alles wieder.',
  againOffer:
    'Du gehörst zur Administration und kannst ein Angebot für einen Tarif anfragen; sobald wir ihn freigeschaltet haben, läuft alles wieder.',
  againPaid: 'Sobald die offene Rechnung bezahlt ist, läuft alles wieder.',
  pay: 'Offene Rechnung bezahlen',
  billing: 'Zur Abrechnungsseite',
  title: '{{workspace}} ist pausiert',
  titleNeutral: 'Dieser Arbeitsbereich ist pausiert',
  textSince: 'Die Testphase endete am {{date}}. Alles, was du angelegt hast, bleibt erhalten.',
  switch: 'Du kannst auch in einem anderen Arbeitsbereich arbeiten:',
  neutral: 'Hier landen Arbeitsbereiche, deren Testphase zu Ende ist. Melde dich an, um deinen zu sehen.',
  plans: 'Tarife ansehen',
  login: 'Anmelden',
};
