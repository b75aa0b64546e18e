import { INVITATION_ROWS_PER_LIST } from '@quint/domain/limits.ts';
import type { ListedPerson } from '@quint/domain/people-list.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import {
  addPeople,
  blankRow,
  changeRow,
  isBlank,
  removeRows,
  settleRow,
  withSuggestedNames,
  type People,
  type Problems,
} from '../model/people.ts';
import { WAYS, type Way } from '../model/ways.ts';
import { PeopleSummary } from './people-summary.tsx';
import { PeopleTable } from './people-table.tsx';

// The list parser is loaded only when a list is pasted.
const PastePeople = lazy(async () => ({ default: (await import('./paste-people.tsx')).PastePeople }));
const UploadPeople = lazy(async () => ({ default: (await import('./upload-people.tsx')).UploadPeople }));

interface PeopleSectionProps {
  readonly way: Way;
  readonly onWay: (way: Way) => void;
  readonly rows: People;
  readonly changeRows: (change: (rows: People) => People) => void;
  readonly problems: Problems;
  readonly lookup: 'done' | 'running' | 'failed';
  readonly usualLanguage: string;
  readonly pasted: string;
  readonly onPasted: (text: string) => void;
}

function insertAfter(rows: People, after: number | undefined, row: People[number]): People {
  const place = after === undefined ? rows.length : rows.findIndex(({ key }) => key === after) + 1;
  return rows.toSpliced(place, 0, row);
}

/** The parser of lists; undefined when it cannot be loaded. */
async function importParser() {
  try {
    const [{ parsePeople }, { openText }] = await Promise.all([
      import('@quint/domain/people-list.ts'),
      import('@quint/domain/people-lists/open-list.ts'),
    ]);
    return { parsePeople, openText };
  } catch {
    return undefined;
  }
}

/** Adds, changes and removes people, and announces it. */
function useListActions(props: PeopleSectionProps) {
  const { rows, changeRows, problems, onWay, pasted, onPasted } = props;
  const { t } = useTranslation('invitations');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const take = (people: readonly ListedPerson[]): number => {
    const { left } = addPeople(rows, people);
    changeRows((all) => addPeople(all, people).rows);
    return people.length - left;
  };
  const takeAll = (people: readonly ListedPerson[]) => {
    const left = people.length - take(people);
    if (left === 0) return;
    const counts = { max: format.number(INVITATION_ROWS_PER_LIST), left: format.number(left) };
    notify({ id: 'people-left', type: 'warning', text: t('people.tooMany', counts) });
  };
  const remove = (keys: ReadonlySet<number>) => {
    const before = rows;
    changeRows((all) => removeRows(all, keys));
    notify({
      id: 'people-removed',
      text: t('people.removed', { count: keys.size }),
      action: { label: common('action.undo'), onPress: () => changeRows(() => before) },
    });
  };
  return {
    take,
    takePasted: async (text: string): Promise<boolean> => {
      const parser = await importParser();
      // Without it the text goes into the field, as the browser would paste it.
      if (parser === undefined) return false;
      const list = parser.openText(text);
      if (list.kind === 'table' && list.rows.length > 1) {
        // What each column is shows beside the pasted list.
        onPasted(pasted.trim() === '' ? text : `${pasted.trimEnd()}\n${text}`);
        onWay('list');
        return true;
      }
      const people = parser.parsePeople(text);
      const [only] = people;
      // A single address belongs into the field it was pasted into.
      if (people.length < 2 && (only === undefined || only.email === '' || only.first_name === ''))
        return false;
      takeAll(people);
      return true;
    },
    add: (after: number | undefined): number => {
      const row = blankRow();
      changeRows((all) => insertAfter(all, after, row));
      return row.key;
    },
    removeProblems: () => remove(new Set(problems.keys())),
    clear: () => remove(new Set(rows.map(({ key }) => key))),
  };
}

/** The people to invite: typed, pasted or from a file, in one list that shows problems. */
export function PeopleSection(props: PeopleSectionProps) {
  const { way, onWay, rows, changeRows, problems, lookup, usualLanguage, pasted, onPasted } = props;
  const { t } = useTranslation('invitations');
  const actions = useListActions(props);
  // The rows when the filter was switched on: a corrected row stays visible until it is switched off.
  const [only, setOnly] = useState<ReadonlySet<number>>();
  const filled = useMemo(() => rows.filter((row) => !isBlank(row)).length, [rows]);
  const wrong = useMemo(
    () => rows.filter((row) => !row.isFresh && problems.has(row.key)).length,
    [rows, problems],
  );
  const suggestions = useMemo(() => withSuggestedNames(rows).count, [rows]);
  const numbers = useMemo(() => new Map(rows.map((row, index) => [row.key, index + 1])), [rows]);
  const shown = useMemo(
    () => (only === undefined ? rows : rows.filter((row) => only.has(row.key))),
    [rows, only],
  );
  return (
    <Card
      title={t('people.title')}
      aside={
        <Segmented
          label={t('people.ways')}
          options={WAYS.map((value) => ({ value, label: t(`people.${value}`) }))}
          value={way}
          onChange={onWay}
          size="sm"
        />
      }
    >
      <div className="flex flex-col gap-4">
        <Suspense fallback={<Skeleton className="h-[200px] w-full" />}>
          {way === 'list' && <PastePeople text={pasted} onText={onPasted} onPeople={actions.take} />}
          {way === 'file' && <UploadPeople onPeople={actions.take} />}
        </Suspense>
        {(way === 'people' || filled > 0) && (
          <div className="flex flex-col gap-3">
            <PeopleSummary
              people={filled}
              problems={wrong}
              suggestions={suggestions}
              lookup={lookup}
              isOnlyProblems={only !== undefined}
              onOnlyProblems={(isOnly) => setOnly(isOnly ? new Set(problems.keys()) : undefined)}
              onRemoveProblems={() => {
                setOnly(undefined);
                actions.removeProblems();
              }}
              onSuggest={() => changeRows((all) => withSuggestedNames(all).rows)}
              onClear={() => {
                setOnly(undefined);
                actions.clear();
              }}
            />
            <PeopleTable
              rows={shown}
              numbers={numbers}
              problems={problems}
              usualLanguage={usualLanguage}
              isPart={only !== undefined}
              onAdd={actions.add}
              onChange={(key, change) => changeRows((all) => changeRow(all, key, change))}
              onSettle={(key) => changeRows((all) => settleRow(all, key))}
              onRemove={(key) => changeRows((all) => removeRows(all, new Set([key])))}
              onPasted={actions.takePasted}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
