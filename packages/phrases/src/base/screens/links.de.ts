import type { Translation } from '../languages.ts';
import type { linksEn } from './links.en.ts';

export const linksDe: Translation<typeof linksEn> = {
  damaged: {
    title: 'Dieser Link ist beschädigt',
    text: 'Öffne ihn noch einmal aus der E-Mail oder lass ihn dir neu schicken.',
  },
  unknown: {
    title: 'Dieser Link wurde nicht gefunden',
    text: 'Vielleicht wurde er zurückgezogen oder ersetzt. Nimm den Link in der letzten E-Mail oder lass dir einen neuen schicken.',
  },
  expired: { title: 'Dieser Link ist abgelaufen', text: 'Lass dir einen neuen schicken.' },
  used: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde schon verwendet oder durch einen neueren ersetzt.',
  },
};
