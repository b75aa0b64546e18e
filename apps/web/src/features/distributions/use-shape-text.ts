import type { Camp, GroupShape } from '@quint/psychometrics/groups.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

/** Where the people of a camp stand. */
export function useCampPlace(): (camp: Camp) => string {
  const { t } = useTranslation('personality');
  const format = useFormat();
  return ({ from, to }) => (from === to ? format.number(from) : t('range', { min: from, max: to }));
}

/** A group on a trait in figures: its median and middle half, or its two camps. */
export function useShapeText(): (shape: GroupShape) => string {
  const { t } = useTranslation('records');
  const format = useFormat();
  const stanineText = useCampPlace();
  return ({ people, median, from, to, camps }) =>
    camps === null
      ? t('distribution.words.numbers', {
          count: people,
          median: format.number(median, 1),
          from: format.number(from, 1),
          to: format.number(to, 1),
        })
      : t('distribution.words.campsNumbers', {
          count: people,
          low: format.number(camps.low.people),
          lowAt: stanineText(camps.low),
          high: format.number(camps.high.people),
          highAt: stanineText(camps.high),
        });
}
