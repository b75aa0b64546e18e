import type { OperationMetrics } from '@quint/contract/operation/operation.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { useOperationLabels } from '../use-operation-labels.ts';
import { Metrics } from './metrics.tsx';

/** The running versions, and since when. */
export function VersionsPanel({ versions }: Pick<OperationMetrics, 'versions'>) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  const { product: version, commit } = versions;
  return (
    <Card title={t('versions.title')}>
      <Metrics
        label={t('versions.title')}
        metrics={[
          {
            title: t('versions.product'),
            value: commit === null ? version : t('versions.commit', { version, commit }),
          },
          { title: t('versions.node'), value: versions.node },
          { title: t('versions.postgresql'), value: versions.postgresql },
          { title: t('versions.schema'), value: versions.schema },
          { title: t('versions.started'), value: labels.time(versions.started) },
        ]}
      />
    </Card>
  );
}
