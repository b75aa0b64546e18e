import { INVITATION_ROWS_PER_LIST } from '@quint/domain/base/limits.ts';
import type { ListedPerson } from '@quint/domain/people/people-list.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
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
import { INPUT_METHODS, type InputMethod } from '../model/input-methods.ts';
import { PeopleSummary } from './people-summary.tsx';
import { PeopleTable } from './people-table.tsx';

// The list parser is loaded only when a list is pasted.
const PastePeople = lazy(async () => ({ default: (await import('./paste-people.tsx')).PastePeople }));
const UploadPeople = lazy(async () => ({ default: (await import('./upload-people.tsx')).UploadPeople }));

interface PeopleSectionProps {
  readonly method: InputMethod;
  readonly onMethodChange: (method: InputMethod) => void;
  readonly rows: People;
  readonly changeRows: (change: (rows: People) => People) => void;
  readonly problems: Problems;
  readonly lookup: 'done' | 'running' | 'failed';
  readonly usualLanguage: string;
  readonly pastedText: string;
  readonly onPasted: (text: string) => void;
}

function insertAfter(rows: People, after: number | undefined, row: People[number]): People {
  const position = after === undefined ? rows.length : rows.findIndex(({ key }) => key === after) + 1;
  return rows.toSpliced(position, 0, row);
}

/** The parser of lists; undefined when it cannot be loaded. */
async function importParser() {
  try {
    const [{ parsePeople }, { openText }] = await Promise.all([
      import('@quint/domain/people/people-list.ts'),
      import('@quint/domain/people/people-lists/open-list.ts'),
    ]);
    return { parsePeople, openText };
  } catch {
    return undefined;
  }
}

/** Adds, changes and removes people, and announces it. */
function useListActions(props: PeopleSectionProps) {
  const { rows, changeRows, problems, onMethodChange, pastedText, onPasted } = props;
  const { t } = useTranslation('invitations');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const take = (people: readonly ListedPerson[]): number => {
    const { surplusCount } = addPeople(rows, people);
    changeRows((all) => addPeople(all, people).rows);
    return people.length - surplusCount;
  };
  const takeAll = (people: readonly ListedPerson[]) => {
    const surplusCount = people.length - take(people);
    if (surplusCount === 0) return;
    const counts = { max: format.number(INVITATION_ROWS_PER_LIST), left: format.number(surplusCount) };
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
        onPasted(pastedText.trim() === '' ? text : `${pastedText.trimEnd()}\n${text}`);
        onMethodChange('list');
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
  const { method, onMethodChange, rows, changeRows, problems, lookup, usualLanguage, pastedText, onPasted } =
    props;
  const { t } = useTranslation('invitations');
  const actions = useListActions(props);
  // The rows when the filter was switched on: a corrected row stays visible until it is switched off.
  const [only, setOnly] = useState<ReadonlySet<number>>();
  const filledCount = useMemo(() => rows.filter((row) => !isBlank(row)).length, [rows]);
  const wrong = useMemo(
    () => rows.filter((row) => !row.isFresh && problems.has(row.key)).length,
    [rows, problems],
  );
  const suggestions = useMemo(() => withSuggestedNames(rows).count, [rows]);
  const numbers = useMemo(() => new Map(rows.map((row, index) => [row.key, index + 1])), [rows]);
  const visibleRows = useMemo(
    () => (only === undefined ? rows : rows.filter((row) => only.has(row.key))),
    [rows, only],
  );
  return (
    <Card
      title={t('people.title')}
      aside={
        <SegmentedControl
          label={t('people.ways')}
          options={INPUT_METHODS.map((value) => ({ value, label: t(`people.${value}`) }))}
          value={method}
          onChange={onMethodChange}
          size="sm"
        />
      }
    >
      <div className="flex flex-col gap-4">
        <Suspense fallback={<Skeleton className="h-[200px] w-full" />}>
          {method === 'list' && <PastePeople text={pastedText} onText={onPasted} onPeople={actions.take} />}
          {method === 'file' && <UploadPeople onPeople={actions.take} />}
        </Suspense>
        {(method === 'people' || filledCount > 0) && (
          <div className="flex flex-col gap-3">
            <PeopleSummary
              people={filledCount}
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
              rows={visibleRows}
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
