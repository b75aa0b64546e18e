import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { type ApiError } from '#lib/api-error.ts';
import { isShownRefusal, markReported } from '#lib/failures.ts';
import { reportFault } from '#lib/query.ts';
import type { DraftStore } from '#lib/drafts.ts';
import { RECORD_FORM } from './model/form-options.ts';
import { findConflicts, isSame, mergeValues, type Base, type Conflict } from './model/conflicts.ts';
import { isAlike, useDraftStore, type LeaveActions, type ShownDraft } from './use-draft.ts';
import { useSaveRefused } from './use-save-refused.ts';

interface RecordFormOptions<Values extends FieldValues, Result> {
  /** The name of its draft: `roles/create`, or the kind and id of the record. */
  readonly name: string;
  readonly resolver: Resolver<Values, unknown, Result>;
  /** The values of the record as it was read. */
  readonly initial: Values;
  /** Fields that are never stored in a draft, like passwords. */
  readonly secret?: readonly (keyof Values)[];
  /** The date of its last change; undefined for a new record. */
  readonly baseVersion?: string | undefined;
  /** Reads the record again after another person has changed it. */
  readonly read?: (() => Promise<Base<Values>>) | undefined;
  /** Saves the differences from the base, unless the record was changed after it. Returns the id. */
  readonly save: (values: Result, base: Base<Values>) => Promise<string>;
  readonly onSaved: (id: string) => void;
  /** Shows at a field why saving was refused. Returns whether it did; other errors get the toast. */
  readonly onRefused?: (error: Error) => boolean;
  /** The form stays open and continues from the saved values. */
  readonly stays?: boolean;
}

export interface RecordEditing<Values extends FieldValues, Result> {
  readonly form: UseFormReturn<Values, unknown, Result>;
  readonly onSubmit: (values: Result) => Promise<void>;
  readonly draft: ShownDraft;
  readonly leaveActions: LeaveActions;
  /** Another person has changed the same fields; the form keeps its own values. */
  readonly conflict: Conflict<Values> | undefined;
  /** Takes the values of the other person for these fields, and saves. */
  readonly settle: (theirs: readonly (keyof Values)[]) => void;
  readonly onConflictClosed: () => void;
}

interface StoredForm<Values> {
  readonly base: Base<Values>;
  readonly values: Values;
}

function readStoredForm<Values>(value: unknown, initial: Values): StoredForm<Values> | undefined {
  if (typeof value !== 'object' || value === null || !('base' in value) || !('values' in value))
    return undefined;
  const storedForm = value as { base: Partial<Base<Values>> | null; values: unknown };
  const isReadable = isAlike(storedForm.values, initial) && isAlike(storedForm.base?.initial, initial);
  return isReadable ? (storedForm as unknown as StoredForm<Values>) : undefined;
}

/** The base of the form: the record as read when the draft began, or as it is now. */
function useBase<Values extends FieldValues>(
  { initial, seen: baseVersion }: Base<Values>,
  storedForm: StoredForm<Values> | undefined,
  isTouched: boolean,
) {
  const [base, setBase] = useState<Base<Values>>(storedForm?.base ?? { initial, seen: baseVersion });
  const [latest, setLatest] = useState(baseVersion);
  // The record was read again before anything was typed: the form shows the current version.
  if (latest !== baseVersion) {
    setLatest(baseVersion);
    if (!isTouched) setBase({ initial, seen: baseVersion });
  }
  return [base, setBase] as const;
}

interface FormSession<Values extends FieldValues, Result> {
  readonly form: UseFormReturn<Values, unknown, Result>;
  readonly draftStore: DraftStore;
  readonly storedForm: StoredForm<Values> | undefined;
  readonly base: Base<Values>;
  readonly secret: readonly (keyof Values)[];
  /** Nothing is unsaved, although the next page has not opened yet. */
  readonly savedRef: RefObject<boolean>;
}

/** The values of a form, with its secrets reset to their initial values. */
function withoutSecrets<Values>(values: Values, initial: Values, secret: readonly (keyof Values)[]): Values {
  return { ...values, ...Object.fromEntries(secret.map((field) => [field, initial[field]])) };
}

/** Loads a draft into the form, and stores input in the draft. */
function useDraftSync<Values extends FieldValues, Result>({
  form,
  draftStore,
  storedForm,
  base,
  secret,
  savedRef,
}: FormSession<Values, Result>): void {
  const { isDirty } = form.formState;
  useEffect(() => {
    if (storedForm !== undefined) form.reset(storedForm.values, { keepDefaultValues: true });
  }, [form, storedForm]);
  useEffect(() => {
    // A form that shows the record already is not reset: that would end a save that has just begun.
    if (!isDirty && storedForm?.base !== base && !isSame(form.getValues(), base.initial))
      form.reset(base.initial);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each base
  }, [form, base]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          savedRef.current = false;
          const plain = withoutSecrets(structuredClone(values), base.initial, secret);
          draftStore.save(isSame(plain, base.initial) ? undefined : { base, values: plain });
        },
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names of secrets do not change
    [form, draftStore, base],
  );
}

type Start<Values> = (values: Values, base: Base<Values>) => void;

/** Shows why saving failed, at a field or in a toast. */
function useRefused({
  read,
  onRefused,
}: {
  readonly read: (() => Promise<unknown>) | undefined;
  readonly onRefused: ((error: Error) => boolean) | undefined;
}): (error: Error) => void {
  const reportSaveError = useSaveRefused(read);
  return (error) => {
    if (onRefused?.(error) === true) markReported(error);
    else reportSaveError(error);
  };
}

/** Reads the version of the other person. Undefined, with a message, when it cannot be read. */
async function readTheirs<Values>(read: () => Promise<Base<Values>>): Promise<Base<Values> | undefined> {
  try {
    return await read();
  } catch (error) {
    reportFault(error);
    return undefined;
  }
}

/** Saves the form, and handles a record that another person has saved in between. */
function useSaving<Values extends FieldValues, Result>(
  { read, save, onSaved, onRefused, stays = false }: RecordFormOptions<Values, Result>,
  { form, draftStore, base, secret, savedRef }: FormSession<Values, Result>,
  start: Start<Values>,
) {
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const reportSaveError = useRefused({ read, onRefused });
  const submit = async (values: Result, on: Base<Values>, isMerged = false): Promise<void> => {
    try {
      const id = await save(values, on);
      draftStore.save(undefined);
      savedRef.current = true;
      if (stays) {
        const savedValues = withoutSecrets(form.getValues(), on.initial, secret);
        start(savedValues, { initial: savedValues, seen: undefined });
      }
      onSaved(id);
    } catch (error) {
      // If merged values meet another change, saving is refused and the user tries again.
      if (read !== undefined && !isMerged && isShownRefusal(error, 'record.changed'))
        await meet(error, await readTheirs(read), on);
      else reportSaveError(error as Error);
    }
  };
  const meet = async ({ details }: ApiError, theirs: Base<Values> | undefined, on: Base<Values>) => {
    if (theirs === undefined) return undefined;
    const versions = { mine: form.getValues(), theirs: theirs.initial, base: on.initial };
    const fields = findConflicts(versions);
    const mergedValues = mergeValues(versions);
    const { changed_at: at, changed_by: by } = details;
    if (fields.length > 0)
      return setConflict({ fields, mine: versions.mine, mergedValues, theirs, at: String(at), by });
    start(mergedValues, theirs);
    return form.handleSubmit((values) => submit(values, theirs, true))();
  };
  const settle = (fields: readonly (keyof Values)[]) => {
    if (conflict === undefined) return;
    const { mergedValues, theirs } = conflict;
    setConflict(undefined);
    const chosenValues = Object.fromEntries(fields.map((field) => [field, theirs.initial[field]]));
    start({ ...mergedValues, ...chosenValues }, theirs);
    void form.handleSubmit((values) => submit(values, theirs))();
  };
  return {
    onSubmit: (values: Result) => submit(values, base),
    conflict,
    settle,
    onConflictClosed: () => setConflict(undefined),
  };
}

/** The confirmation before the form is left: only input since it was opened counts as unsaved. */
function useLeaving<Values extends FieldValues, Result>(
  { form, draftStore, storedForm, base, secret, savedRef }: FormSession<Values, Result>,
  discard: () => void,
): LeaveActions {
  const isFullyStored = () => {
    const values = form.getValues();
    return isSame(withoutSecrets(values, base.initial, secret), values);
  };
  return {
    isUnsaved: () =>
      !savedRef.current &&
      [base.initial, storedForm?.values].every((values) => !isSame(form.getValues(), values)),
    persist: () => {
      if (!draftStore.flush()) return 'noStorage';
      return isFullyStored() ? 'kept' : 'lost';
    },
    discard,
  };
}

const NO_SECRETS: readonly never[] = [];

/**
 * The form of a record. Input is stored as a draft until it is saved or discarded. When another person has saved the
 * record meanwhile, fields that only one of the two has changed are merged, and the user chooses between the values of
 * the others.
 */
export function useRecordForm<Values extends FieldValues, Result = Values>(
  options: RecordFormOptions<Values, Result>,
): RecordEditing<Values, Result> {
  const { name, resolver, initial, baseVersion, secret = NO_SECRETS } = options;
  const { storedDraft, at, draftStore } = useDraftStore(name);
  const [storedForm] = useState(() => readStoredForm(storedDraft?.value, initial));
  const form = useForm<Values, unknown, Result>({
    resolver,
    defaultValues: (storedForm?.base.initial ?? initial) as DefaultValues<Values>,
    ...RECORD_FORM,
  });
  const [base, setBase] = useBase({ initial, seen: baseVersion }, storedForm, form.formState.isDirty);
  const savedRef = useRef(false);
  const formSession = { form, draftStore, storedForm, base, secret, savedRef };
  useDraftSync(formSession);
  const start: Start<Values> = (values, next) => {
    setBase(next);
    form.reset(next.initial);
    form.reset(values, { keepDefaultValues: true });
  };
  const saveHandlers = useSaving(options, formSession, start);
  const discard = () => {
    draftStore.save(undefined);
    start(initial, { initial, seen: baseVersion });
  };
  const leaveActions = useLeaving(formSession, discard);
  return { form, draft: { at, discard }, leaveActions, ...saveHandlers };
}
