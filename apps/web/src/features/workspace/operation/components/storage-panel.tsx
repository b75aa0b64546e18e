import type { OperationMetrics } from '@quint/contract/operation/operation.ts';
import { useTranslation } from 'react-i18next';
import { AlertLine } from '#ui/alert-line.tsx';
import { Card } from '#ui/card.tsx';
import { useOperationLabels } from '../use-operation-labels.ts';
import { Metrics } from './metrics.tsx';

const LOW = 0.1;

/** Disk space, and the sizes of database and files. */
export function StoragePanel({ storage }: Pick<OperationMetrics, 'storage'>) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  const { disk_free: free, disk_size: size, database, files, files_grown: growth } = storage;
  const isKnown = free !== null && size !== null;
  return (
    <Card title={t('storage.title')}>
      {isKnown && free < size * LOW && (
        <div className="pb-4">
          <AlertLine>{t('storage.disk_low')}</AlertLine>
        </div>
      )}
      <Metrics
        label={t('storage.title')}
        metrics={[
          {
            title: t('storage.disk'),
            value: isKnown
              ? t('storage.disk_of', { free: labels.bytes(free), size: labels.bytes(size) })
              : t('storage.disk_unknown'),
          },
          { title: t('storage.database'), value: labels.bytes(database) },
          {
            title: t(`storage.files_${storage.files_where}`),
            value: labels.bytes(files),
            note: t('storage.grown', { size: labels.bytes(growth) }),
          },
        ]}
      />
    </Card>
  );
}
