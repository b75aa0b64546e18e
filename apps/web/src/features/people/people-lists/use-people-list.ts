import type { ColumnMeaning } from '@quint/domain/people/people-lists/headings.ts';
import { useEffect, useState } from 'react';
import { startListReader } from './model/list-reader.ts';
import type { CheckedList, ListAnswer, ListRefusal, ListSource, OpenedList } from './model/messages.ts';

interface OpenState {
  readonly phase: 'open';
  readonly source: ListSource;
  readonly openedList: OpenedList;
  readonly meanings: readonly ColumnMeaning[];
  /** Lines that the user restored although they do not look like people. */
  readonly restoredLines: readonly number[];
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
  const { openedList } = answer;
  const meanings = openedList.columns.map(({ meaning }) => meaning);
  return { phase: 'open', source, openedList, meanings, restoredLines: [], list: openedList.list };
}

const NONE: PeopleListState = { phase: 'none' };
const READING: PeopleListState = { phase: 'reading' };

interface SourceState {
  readonly source: ListSource;
  readonly state: PeopleListState;
}

/** The state of a source. While the user types, the previous result stays visible. */
function stateOf(source: ListSource | undefined, sourceState: SourceState | undefined): PeopleListState {
  if (source === undefined) return NONE;
  if (sourceState?.source === source) return sourceState.state;
  const isTyped = 'text' in source && sourceState !== undefined && 'text' in sourceState.source;
  return isTyped && sourceState.state.phase === 'open' ? sourceState.state : READING;
}

export interface PeopleListReading {
  readonly state: PeopleListState;
  /** The state belongs to an older text. */
  readonly isStale: boolean;
  readonly setMeaning: (column: number, meaning: ColumnMeaning) => void;
  readonly restore: (line: number) => void;
  readonly chooseSheet: (sheet: number) => void;
}

/** Reads a list in a worker: opens it, and reads it again when a column or a row changes. */
export function usePeopleList(source: ListSource | undefined): PeopleListReading {
  const [reader] = useState(startListReader);
  const [sourceState, setSourceState] = useState<SourceState>();
  useEffect(() => () => reader.close(), [reader]);
  useEffect(() => {
    let isCurrent = true;
    if (source !== undefined) {
      void reader.ask({ kind: 'open', source }).then((answer) => {
        if (isCurrent) setSourceState({ source, state: toState(source, answer) });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [reader, source]);
  const state = stateOf(source, sourceState);
  const show = (next: PeopleListState) =>
    setSourceState((now) => (now === undefined ? now : { source: now.source, state: next }));
  const read = (change: Partial<Pick<OpenState, 'meanings' | 'restoredLines'>>) => {
    if (state.phase !== 'open') return;
    const changedState = { ...state, ...change };
    const { meanings, restoredLines } = changedState;
    show(changedState);
    void reader.ask({ kind: 'read', meanings, restoredLines }).then((answer) => {
      const next =
        answer.kind === 'read' ? { ...changedState, list: answer.list } : toState(state.source, answer);
      // Only the answer to the last change counts.
      setSourceState((now) => (now?.state === changedState ? { source: now.source, state: next } : now));
    });
  };
  return {
    state,
    isStale: source !== undefined && sourceState?.source !== source,
    setMeaning: (column, meaning) => {
      if (state.phase === 'open') read({ meanings: state.meanings.with(column, meaning) });
    },
    restore: (line) => {
      if (state.phase === 'open') read({ restoredLines: [...state.restoredLines, line] });
    },
    chooseSheet: (sheet) => {
      if (state.phase !== 'open') return;
      void reader.ask({ kind: 'sheet', sheet }).then((answer) => show(toState(state.source, answer)));
    },
  };
}
