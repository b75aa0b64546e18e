import type { OperationFigures } from '@quint/contract/operation.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { useOperationWords } from '../use-operation-words.ts';
import { Figures } from './figures.tsx';

/** What runs here, and since when. */
export function VersionsPanel({ versions }: Pick<OperationFigures, 'versions'>) {
  const { t } = useTranslation('operation');
  const words = useOperationWords();
  const { product: version, commit } = versions;
  return (
    <Card title={t('versions.title')}>
      <Figures
        label={t('versions.title')}
        figures={[
          {
            title: t('versions.product'),
            value: commit === null ? version : t('versions.commit', { version, commit }),
          },
          { title: t('versions.node'), value: versions.node },
          { title: t('versions.postgresql'), value: versions.postgresql },
          { title: t('versions.schema'), value: versions.schema },
          { title: t('versions.started'), value: words.time(versions.started) },
        ]}
      />
    </Card>
  );
}
