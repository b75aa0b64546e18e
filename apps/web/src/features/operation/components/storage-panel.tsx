import type { OperationFigures } from '@quint/contract/operation.ts';
import { useTranslation } from 'react-i18next';
import { AlertLine } from '#ui/alert-line.tsx';
import { Card } from '#ui/card.tsx';
import { useOperationWords } from '../use-operation-words.ts';
import { Figures } from './figures.tsx';

const LOW = 0.1;

/** Room on the disk, and what database and files take. */
export function StoragePanel({ storage }: Pick<OperationFigures, 'storage'>) {
  const { t } = useTranslation('operation');
  const words = useOperationWords();
  const { disk_free: free, disk_size: size, database, files, files_grown: grown } = storage;
  const isKnown = free !== null && size !== null;
  return (
    <Card title={t('storage.title')}>
      {isKnown && free < size * LOW && (
        <div className="pb-4">
          <AlertLine>{t('storage.disk_low')}</AlertLine>
        </div>
      )}
      <Figures
        label={t('storage.title')}
        figures={[
          {
            title: t('storage.disk'),
            value: isKnown
              ? t('storage.disk_of', { free: words.bytes(free), size: words.bytes(size) })
              : t('storage.disk_unknown'),
          },
          { title: t('storage.database'), value: words.bytes(database) },
          {
            title: t(`storage.files_${storage.files_where}`),
            value: words.bytes(files),
            note: t('storage.grown', { size: words.bytes(grown) }),
          },
        ]}
      />
    </Card>
  );
}
