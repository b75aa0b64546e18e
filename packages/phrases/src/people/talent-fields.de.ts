import type { talentFieldsEn } from './talent-fields.en.ts';

export const talentFieldsDe: typeof talentFieldsEn = {
  phone: 'Telefon',
  tags: 'Schlagwörter',
};
