import type { ColumnMeaning } from '@quint/domain/people-lists/headings.ts';
import { useEffect, useState } from 'react';
import { startListReader } from './model/list-reader.ts';
import type { CheckedList, ListAnswer, ListRefusal, ListSource, OpenedList } from './model/messages.ts';

interface OpenState {
  readonly phase: 'open';
  readonly source: ListSource;
  readonly opened: OpenedList;
  readonly meanings: readonly ColumnMeaning[];
  /** Lines that are people although they do not look so. */
  readonly restored: readonly number[];
  readonly list: CheckedList;
}

export type PeopleListState =
  | { readonly phase: 'none' }
  | { readonly phase: 'reading' }
  | { readonly phase: 'refused'; readonly refusal: ListRefusal }
  | OpenState;

function toState(source: ListSource, answer: ListAnswer): PeopleListState {
  if (answer.kind === 'refused') return { phase: 'refused', refusal: answer.refusal };
  if (answer.kind === 'read') return { phase: 'none' };
  const { opened } = answer;
  const meanings = opened.columns.map(({ meaning }) => meaning);
  return { phase: 'open', source, opened, meanings, restored: [], list: opened.list };
}

/** Reads a list in a worker: opens it, and reads it again when a column or a row is changed. */
export function usePeopleList(source: ListSource | undefined) {
  const [reader] = useState(startListReader);
  const [state, setState] = useState<PeopleListState>({ phase: 'none' });
  useEffect(() => () => reader.close(), [reader]);
  useEffect(() => {
    let isCurrent = true;
    if (source === undefined) setState({ phase: 'none' });
    else {
      // What is shown stays while a text is typed on.
      setState((before) => (before.phase === 'open' && 'text' in source ? before : { phase: 'reading' }));
      void reader.ask({ kind: 'open', source }).then((answer) => {
        if (isCurrent) setState(toState(source, answer));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [reader, source]);
  const read = (next: Pick<OpenState, 'meanings' | 'restored'>) => {
    if (state.phase !== 'open') return;
    const changed = { ...state, ...next };
    setState(changed);
    void reader.ask({ kind: 'read', ...next }).then((answer) => {
      // Only the answer to the last change counts.
      setState((now) =>
        now !== changed ? now : answer.kind === 'read' ? { ...changed, list: answer.list } : toState(changed.source, answer),
      );
    });
  };
  return {
    state,
    setMeaning(column: number, meaning: ColumnMeaning) {
      if (state.phase === 'open') read({ meanings: state.meanings.with(column, meaning), restored: state.restored });
    },
    restore(line: number) {
      if (state.phase === 'open') read({ meanings: state.meanings, restored: [...state.restored, line] });
    },
    chooseSheet(sheet: number) {
      if (state.phase !== 'open') return;
      const { source: ofSheet } = state;
      void reader.ask({ kind: 'sheet', sheet }).then((answer) => setState(toState(ofSheet, answer)));
    },
  };
}
