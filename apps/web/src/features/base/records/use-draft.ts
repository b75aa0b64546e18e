import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  createDraftStore,
  findDraft,
  onDraftChange,
  readDraftText,
  type Draft,
  type DraftStore,
} from '#lib/drafts.ts';
import { useCurrentUser } from '#lib/session.ts';
import { isSame } from './model/conflicts.ts';

/** A draft as a form shows it. */
export interface ShownDraft {
  /** When it was last changed; undefined while there is none. */
  readonly at: Date | undefined;
  readonly discard: () => void;
}

/** How the browser stores a form: all of it, all but its passwords, or nothing for lack of storage. */
export type DraftState = 'kept' | 'lost' | 'noStorage';

/** The functions of a form that is about to be left. */
export interface LeaveActions {
  /** Whether something typed since the form was opened is neither saved nor sent. */
  readonly isUnsaved: () => boolean;
  /** Stores the draft at once. */
  readonly persist: () => DraftState;
  readonly discard: () => void;
}

/** The name of a form's draft, separate for each account and workspace. */
function useDraftName(form: string): string {
  const { id, active_workspace: workspace } = useCurrentUser();
  return `${id}/${workspace?.id ?? ''}/${form}`;
}

/** The stored draft of a form, also when it is written later; undefined without one. */
export function useStoredDraft(form: string): Draft | undefined {
  const name = useDraftName(form);
  const text = useSyncExternalStore(onDraftChange, () => readDraftText(name));
  return useMemo(() => (text === null ? undefined : findDraft(name)), [name, text]);
}

/** Whether a stored value has the shape of the current one: the same kind of text, list or record. */
export function isAlike(value: unknown, model: unknown): boolean {
  if (model === null || value === null || model === undefined) return true;
  if (Array.isArray(model)) return Array.isArray(value);
  if (typeof model !== 'object') return typeof value === typeof model;
  if (typeof value !== 'object') return false;
  const [fields, models] = [value as Record<string, unknown>, model as Record<string, unknown>];
  return Object.keys(models).every((key) => key in fields && isAlike(fields[key], models[key]));
}

/** The draft store of a form: its content when the form opened, and a function that stores input. */
export function useDraftStore(form: string): {
  readonly storedDraft: Draft | undefined;
  readonly at: Date | undefined;
  readonly draftStore: DraftStore;
} {
  const name = useDraftName(form);
  const [storedDraft] = useState(() => findDraft(name));
  const [at, setAt] = useState(storedDraft?.at);
  const [draftStore] = useState(() => createDraftStore(name, setAt));
  useEffect(() => {
    const flush = () => void draftStore.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [draftStore]);
  return { storedDraft, at, draftStore };
}

export interface DraftedValue<Value> {
  readonly value: Value;
  readonly setValue: (change: Value | ((before: Value) => Value)) => void;
  readonly draft: ShownDraft;
  readonly leaveActions: LeaveActions;
  /** The value was sent or saved: the draft is removed and the field is reset. */
  readonly finish: () => void;
  /** The value was saved in this form and stays in the field: the draft is removed. */
  readonly goOn: (savedValue: Value) => void;
}

/** A value that is stored as a draft until it is sent or discarded. */
export function useDraftedValue<Value>(
  form: string,
  empty: Value,
  isEmpty: (value: Value) => boolean,
): DraftedValue<Value> {
  const { storedDraft, at, draftStore } = useDraftStore(form);
  const [start] = useState(empty);
  const [initialValue] = useState<Value>(() =>
    storedDraft !== undefined && isAlike(storedDraft.value, start) ? (storedDraft.value as Value) : start,
  );
  const [value, setState] = useState(initialValue);
  const isFirst = useRef(true);
  const finishedRef = useRef(false);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (!finishedRef.current) draftStore.save(isEmpty(value) ? undefined : value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only when the value changes
  }, [value, draftStore]);
  const setValue: DraftedValue<Value>['setValue'] = (change) => {
    finishedRef.current = false;
    setState(change);
  };
  const goOn = (savedValue: Value) => {
    finishedRef.current = true;
    draftStore.save(undefined);
    setState(savedValue);
  };
  const finish = () => goOn(start);
  const leaveActions: LeaveActions = {
    isUnsaved: () => !finishedRef.current && !isEmpty(value) && !isSame(value, initialValue),
    persist: () => (draftStore.flush() ? 'kept' : 'noStorage'),
    discard: finish,
  };
  return { value, setValue, draft: { at, discard: finish }, leaveActions, finish, goOn };
}
