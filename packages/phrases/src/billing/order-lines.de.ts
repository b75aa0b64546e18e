import type { orderLinesEn } from './order-lines.en.ts';
import type { Translation } from '../base/languages.ts';

export const orderLinesDe: Translation<typeof orderLinesEn> = {
  base: 'Flow mit einem Platz für Administration',
  administrators: 'Weitere Plätze für Administration',
  members: 'Teammitglieder',
  flow: {
    withMembers: 'Flow, Plätze für Administration: {{count}}',
    alone: 'Flow, Plätze für Administration: {{count}}, ohne Teammitglieder',
  },
  unit: 'Teammitglied',
  insights: '{{insights}} Talent-Insights',
  premium_report: 'Premium-Bericht',
};
