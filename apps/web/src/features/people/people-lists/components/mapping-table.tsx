import { COLUMN_MEANINGS, type ColumnMeaning } from '@quint/domain/people/people-lists/headings.ts';
import type { ListColumn } from '@quint/domain/people/people-lists/open-list.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';

interface MappingTableProps {
  readonly columns: readonly ListColumn[];
  readonly meanings: readonly ColumnMeaning[];
  readonly onMeaning: (column: number, meaning: ColumnMeaning) => void;
}

/** Up to this many columns are shown at once when their meaning is guessed. */
const COLUMNS_IN_SIGHT = 12;
const GRID = 'md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_230px] md:items-center md:gap-4';

/** The columns to show: all of a short list with guessed columns, otherwise those with a meaning. */
function columnsInSight({ columns, meanings }: MappingTableProps, isWhole: boolean): readonly number[] {
  const all = [...columns.keys()];
  const isGuessed = columns.some(({ isGuess }) => isGuess);
  if (isWhole || (isGuessed && columns.length <= COLUMNS_IN_SIGHT)) return all;
  return all.filter((column) => meanings[column] !== 'unused' || columns[column]?.isGuess === true);
}

interface ColumnLineProps {
  readonly column: ListColumn;
  readonly number: number;
  readonly meaning: ColumnMeaning;
  readonly onMeaning: (meaning: ColumnMeaning) => void;
}

function ColumnLine({ column, number, meaning, onMeaning }: ColumnLineProps) {
  const { t } = useTranslation('people-lists');
  const name = column.heading === '' ? t('columns.nameless', { number }) : column.heading;
  const isGuess = column.isGuess && column.meaning === meaning && meaning !== 'unused';
  return (
    <li className={`flex flex-col gap-1.5 border-b border-line-soft py-2 last:border-b-0 ${GRID}`}>
      <span className="flex min-w-0 flex-wrap items-center gap-2 font-medium">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        {isGuess && <Badge tone="partial">{t('columns.guess')}</Badge>}
      </span>
      <ul
        aria-label={`${t('columns.samples')}: ${name}`}
        translate="no"
        className="flex min-w-0 flex-wrap gap-1.5 text-second"
      >
        {column.samples.map((sample) => (
          <li key={sample} className="max-w-full truncate rounded-sm bg-mute px-1.5 py-0.5 text-xs">
            {sample}
          </li>
        ))}
      </ul>
      <Select
        label={t('columns.useOf', { column: name })}
        hideLabel
        options={COLUMN_MEANINGS.map((value) => ({ value, label: t(`columns.meaning.${value}`) }))}
        value={meaning}
        onChange={onMeaning}
      />
    </li>
  );
}

/** The meaning of each column of a list, with its first values. Each can be changed. */
export function MappingTable(props: MappingTableProps) {
  const { columns, meanings, onMeaning } = props;
  const { t } = useTranslation('people-lists');
  const [isWhole, setIsWhole] = useState(false);
  const visibleColumns = columnsInSight(props, isWhole);
  const others = columns.length - columnsInSight(props, false).length;
  return (
    <section aria-label={t('columns.title')} className="flex flex-col gap-2">
      <div aria-hidden="true" className={`text-xs font-medium text-third max-md:hidden ${GRID}`}>
        <span>{t('columns.column')}</span>
        <span>{t('columns.samples')}</span>
        <span>{t('columns.use')}</span>
      </div>
      <ul className="flex flex-col border-t border-line">
        {visibleColumns.map((index) => {
          const column = columns[index];
          return (
            column !== undefined && (
              <ColumnLine
                key={index}
                column={column}
                number={index + 1}
                meaning={meanings[index] ?? 'unused'}
                onMeaning={(meaning) => onMeaning(index, meaning)}
              />
            )
          );
        })}
      </ul>
      {others > 0 && (
        <span>
          <Button kind="light" size="sm" onPress={() => setIsWhole(!isWhole)}>
            {isWhole ? t('columns.fewer') : t('columns.more', { count: others })}
          </Button>
        </span>
      )}
    </section>
  );
}
