import type { Cluster, GroupShape } from '@quint/psychometrics/groups.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

/** Describes the position of a cluster. */
export function useClusterPosition(): (cluster: Cluster) => string {
  const { t } = useTranslation('personality');
  const format = useFormat();
  return ({ from, to }) => (from === to ? format.number(from) : t('range', { min: from, max: to }));
}

/** Describes a group on a trait: its median and middle half, or its two clusters. */
export function useShapeText(): (shape: GroupShape) => string {
  const { t } = useTranslation('records');
  const format = useFormat();
  const stanineText = useClusterPosition();
  return ({ people, median, from, to, clusters }) =>
    clusters === null
      ? t('distribution.words.numbers', {
          count: people,
          median: format.number(median, 1),
          from: format.number(from, 1),
          to: format.number(to, 1),
        })
      : t('distribution.words.campsNumbers', {
          count: people,
          low: format.number(clusters.low.people),
          lowAt: stanineText(clusters.low),
          high: format.number(clusters.high.people),
          highAt: stanineText(clusters.high),
        });
}
