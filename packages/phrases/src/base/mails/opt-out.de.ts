import type { Translation } from '../languages.ts';
import type { optOutEn } from './opt-out.en.ts';

export const optOutDe: Translation<typeof optOutEn> = {
  label: 'Keine E-Mails dieser Art mehr, von keiner Organisation',
};
