import { useTranslation } from 'react-i18next';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { FacetKey } from '../model/facet-keys.ts';
import { levelOf, type ResultScores } from '../model/readings.ts';

interface FacetTableProps {
  readonly caption: string;
  readonly result: ResultScores;
  readonly facets: readonly FacetKey[];
}

/** The content of a picture of facets, as a table. */
export function FacetTable({ caption, result, facets }: FacetTableProps) {
  const { t } = useTranslation('insights');
  const { t: matching } = useTranslation('matching');
  return (
    <div className="pt-3">
      <Disclosure label={matching('table.show')} labelOpen={matching('table.hide')}>
        <DataTable
          caption={caption}
          columns={[
            { key: 'facet', header: t('facet') },
            { key: 'level', header: t('level'), align: 'end' },
          ]}
          rows={facets.map((facet) => {
            const level = levelOf(result, facet);
            return {
              id: facet,
              head: t(`facets.${facet}`),
              cells: level === null ? [] : [t(`levels.${level}`)],
              instead: t('notScored'),
            };
          })}
        />
      </Disclosure>
    </div>
  );
}
