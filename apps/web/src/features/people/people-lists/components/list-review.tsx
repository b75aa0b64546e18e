import { INVITATION_ROWS_PER_LIST } from '@quint/domain/base/limits.ts';
import type { ColumnMeaning } from '@quint/domain/people/people-lists/headings.ts';
import type { ListedPerson } from '@quint/domain/people/people-list.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { LIST_LIMITS } from '../model/limits.ts';
import type { CheckedList, ListRefusal, ListSource } from '../model/messages.ts';
import type { PeopleListReading, PeopleListState } from '../use-people-list.ts';
import { MappingTable } from './mapping-table.tsx';
import { RowsView } from './rows-view.tsx';

type OpenState = Extract<PeopleListState, { phase: 'open' }>;

interface ListReviewProps {
  readonly reading: PeopleListReading;
  /** The label of the button that adds this many people. */
  readonly takeLabel: (count: number) => string;
  /** Adds people and returns how many; the others stay in the list. */
  readonly onTake: (people: readonly ListedPerson[]) => number;
  /** Called when all people were added. */
  readonly onDone: () => void;
}

export function useRefusalText(): (refusal: ListRefusal) => string {
  const { t } = useTranslation('people-lists');
  const format = useFormat();
  return (refusal) =>
    t(`refusal.${refusal}`, {
      rows: format.number(LIST_LIMITS.rows),
      columns: format.number(LIST_LIMITS.columns),
    });
}

const NAMES: readonly ColumnMeaning[] = ['first_name', 'last_name', 'full_name', 'full_name_reversed'];

/** Problems of the mapping, and notes about the encoding. */
function Remarks({ state }: { readonly state: OpenState }) {
  const { t } = useTranslation('people-lists');
  const { openedList, meanings, list } = state;
  const damagedCount = list.aside.filter(({ reason }) => reason === 'damaged').length;
  const isTable = openedList.columns.length > 0;
  const isAddressMissing = isTable && !meanings.includes('email');
  const isNameMissing = isTable && !meanings.some((meaning) => NAMES.includes(meaning));
  return (
    <>
      {openedList.repairs > 0 && (
        <p className="text-second">{t('repaired', { count: openedList.repairs })}</p>
      )}
      <AlertLine>{damagedCount > 0 && t('damaged', { count: damagedCount })}</AlertLine>
      <AlertLine>{isAddressMissing && t('columns.noEmail')}</AlertLine>
      {isNameMissing && openedList.columns.length > 1 && (
        <p className="text-partial-text">{t('columns.noName')}</p>
      )}
    </>
  );
}

/** A list of addresses alone needs no review: nothing was guessed, left out or repaired. */
function isPlain({ openedList, list }: OpenState): boolean {
  return (
    openedList.columns.length === 0 &&
    list.aside.length === 0 &&
    list.people.every(({ notes }) => notes.length === 0)
  );
}

function withoutChecks(people: CheckedList['people']): readonly ListedPerson[] {
  return people.map(({ notes: _notes, problems: _problems, ...person }) => person);
}

interface PartlyTaken {
  readonly source: ListSource;
  readonly sheet: number;
  /** The number of people of each line. */
  readonly lines: ReadonlyMap<number, number>;
}

const NO_LINES: PartlyTaken['lines'] = new Map();

/** The people of a list without those already added: the first ones of each line. */
function withoutTaken(
  people: CheckedList['people'],
  takenLines: PartlyTaken['lines'],
): CheckedList['people'] {
  const remainingByLine = new Map(takenLines);
  return people.filter(({ line }) => {
    const count = remainingByLine.get(line) ?? 0;
    remainingByLine.set(line, count - 1);
    return count <= 0;
  });
}

function countLines(takenLines: PartlyTaken['lines'], people: CheckedList['people']): PartlyTaken['lines'] {
  const lines = new Map(takenLines);
  for (const { line } of people) lines.set(line, (lines.get(line) ?? 0) + 1);
  return lines;
}

/**
 * A list that was read: the meaning of its columns, its people, and the rows set aside. People are added only after a
 * press.
 */
export function ListReview({ reading, takeLabel, onTake, onDone }: ListReviewProps) {
  const { t } = useTranslation('people-lists');
  const format = useFormat();
  const { state, isStale, setMeaning, restore, chooseSheet } = reading;
  // Rows from which some people were added while the others did not fit.
  const [partly, setPartly] = useState<PartlyTaken>();
  if (state.phase !== 'open') return null;
  const { openedList, meanings, source } = state;
  const isFull = partly?.source === source && partly.sheet === openedList.sheet;
  const takenLines = isFull ? partly.lines : NO_LINES;
  const list = { ...state.list, people: withoutTaken(state.list.people, takenLines) };
  const take = () => {
    const count = onTake(withoutChecks(list.people));
    const lines = countLines(takenLines, list.people.slice(0, count));
    setPartly({ source, sheet: openedList.sheet, lines });
    if (count === list.people.length) onDone();
  };
  return (
    <section data-list-review="" aria-label={t('title')} className="flex flex-col gap-4">
      {openedList.sheets.length > 0 && (
        <div className="max-w-80">
          <Select
            label={t('sheet')}
            options={openedList.sheets.map((label, index) => ({ value: String(index), label }))}
            value={String(openedList.sheet)}
            onChange={(value) => chooseSheet(Number(value))}
          />
        </div>
      )}
      {openedList.columns.some(({ isGuess }) => isGuess) && (
        <p className="text-partial-text">{t('columns.check')}</p>
      )}
      {openedList.columns.length > 0 && (
        <MappingTable columns={openedList.columns} meanings={meanings} onMeaning={setMeaning} />
      )}
      <Remarks state={state} />
      {!isPlain(state) && <RowsView list={list} onRestore={restore} />}
      {isFull && (
        <output>
          {t('remain', { count: list.people.length, max: format.number(INVITATION_ROWS_PER_LIST) })}
        </output>
      )}
      <span>
        <Button kind="primary-lila" size="sm" disabled={isStale || list.people.length === 0} onPress={take}>
          {takeLabel(list.people.length)}
        </Button>
      </span>
    </section>
  );
}
