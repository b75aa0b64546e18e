import type { Translation } from '../../base/languages.ts';
import type { unprintableEn } from './unprintable.en.ts';

export const unprintableDe: Translation<typeof unprintableEn> = {
  note: '[U+…] steht für ein Zeichen, das dieses Dokument nicht drucken kann.',
};
