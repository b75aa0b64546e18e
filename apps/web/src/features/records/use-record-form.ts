import { useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { isApiError, type ApiError } from '#lib/api-error.ts';
import { RECORD_FORM } from './model/form-options.ts';
import { findConflicts, isSame, mergeValues, type Base, type Conflict } from './model/conflicts.ts';
import { isAlike, useDraftKeeper, type ShownDraft } from './use-draft.ts';
import { useSaveRefused } from './use-save-refused.ts';

interface RecordFormOptions<Values extends FieldValues, Result> {
  /** The name of its draft: `roles/create`, or the kind and id of the record. */
  readonly name: string;
  readonly resolver: Resolver<Values, unknown, Result>;
  /** The values of the record as it was read. */
  readonly initial: Values;
  /** The date of its last change; undefined for a new record. */
  readonly seen?: string | undefined;
  /** Reads the record anew, after another person has changed it. */
  readonly read?: (() => Promise<Base<Values>>) | undefined;
  /** Saves what differs from the base, unless the record was changed after it. Returns the id. */
  readonly save: (values: Result, base: Base<Values>) => Promise<string>;
  readonly onSaved: (id: string) => void;
}

export interface RecordEditing<Values extends FieldValues, Result> {
  readonly form: UseFormReturn<Values, unknown, Result>;
  readonly onSubmit: (values: Result) => Promise<void>;
  readonly draft: ShownDraft;
  /** Another person has changed the same fields; the form keeps its own values. */
  readonly conflict: Conflict<Values> | undefined;
  /** Takes the values of the other person for these fields, and saves. */
  readonly settle: (theirs: readonly (keyof Values)[]) => void;
  readonly onConflictClosed: () => void;
}

interface KeptForm<Values> {
  readonly base: Base<Values>;
  readonly values: Values;
}

function readKept<Values>(value: unknown, initial: Values): KeptForm<Values> | undefined {
  if (typeof value !== 'object' || value === null || !('base' in value) || !('values' in value))
    return undefined;
  const kept = value as { base: Partial<Base<Values>> | null; values: unknown };
  const isReadable = isAlike(kept.values, initial) && isAlike(kept.base?.initial, initial);
  return isReadable ? (kept as unknown as KeptForm<Values>) : undefined;
}

/** What the form is about: the record as it was read when the draft began, or as it is now. */
function useBase<Values extends FieldValues>(
  { initial, seen }: Base<Values>,
  kept: KeptForm<Values> | undefined,
  isTouched: boolean,
) {
  const [base, setBase] = useState<Base<Values>>(kept?.base ?? { initial, seen });
  const [latest, setLatest] = useState(seen);
  // The record was read again and nothing was typed yet: the form shows what it is now.
  if (latest !== seen) {
    setLatest(seen);
    if (!isTouched) setBase({ initial, seen });
  }
  return [base, setBase] as const;
}

/**
 * The form of a record. What is typed is kept as a draft until it is saved or discarded. When another person has saved
 * the record meanwhile, fields that only one of the two has changed are taken over, and the user chooses between the
 * values of the others.
 */
export function useRecordForm<Values extends FieldValues, Result = Values>(
  options: RecordFormOptions<Values, Result>,
): RecordEditing<Values, Result> {
  const { name, resolver, initial, seen, read, save, onSaved } = options;
  const { found, at, keeper } = useDraftKeeper(name);
  const [kept] = useState(() => readKept(found?.value, initial));
  const form = useForm<Values, unknown, Result>({
    resolver,
    defaultValues: (kept?.base.initial ?? initial) as DefaultValues<Values>,
    ...RECORD_FORM,
  });
  const { isDirty } = form.formState;
  const [base, setBase] = useBase({ initial, seen }, kept, isDirty);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const refused = useSaveRefused();
  useEffect(() => {
    if (kept !== undefined) form.reset(kept.values, { keepDefaultValues: true });
  }, [form, kept]);
  useEffect(() => {
    if (!isDirty && kept?.base !== base) form.reset(base.initial);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each base
  }, [form, base]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          keeper.keep(isSame(values, base.initial) ? undefined : { base, values: structuredClone(values) }),
      }),
    [form, keeper, base],
  );
  const start = (values: Values, next: Base<Values>) => {
    setBase(next);
    form.reset(next.initial);
    form.reset(values, { keepDefaultValues: true });
  };
  const submit = async (values: Result, on: Base<Values>): Promise<void> => {
    try {
      const id = await save(values, on);
      keeper.keep(undefined);
      onSaved(id);
    } catch (error) {
      if (isApiError(error, 'record.changed') && read !== undefined) await meet(error, await read(), on);
      else refused(error as Error);
    }
  };
  const saveAgain = (on: Base<Values>) => form.handleSubmit((values) => submit(values, on))();
  const meet = async ({ details }: ApiError, theirs: Base<Values>, on: Base<Values>) => {
    const mine = form.getValues();
    const fields = findConflicts({ mine, theirs: theirs.initial, base: on.initial });
    const merged = mergeValues({ mine, theirs: theirs.initial, base: on.initial });
    if (fields.length > 0) {
      setConflict({
        fields,
        mine,
        merged,
        theirs,
        at: String(details['changed_at']),
        by: details['changed_by'],
      });
    } else {
      start(merged, theirs);
      await saveAgain(theirs);
    }
  };
  return {
    form,
    onSubmit: (values) => submit(values, base),
    draft: {
      at,
      discard() {
        keeper.keep(undefined);
        start(initial, { initial, seen });
      },
    },
    conflict,
    settle(fields) {
      if (conflict === undefined) return;
      const { merged, theirs } = conflict;
      setConflict(undefined);
      start(merged, theirs);
      for (const field of fields as FieldPath<Values>[]) {
        form.setValue(field, theirs.initial[field] as FieldPathValue<Values, typeof field>, {
          shouldDirty: true,
        });
      }
      void saveAgain(theirs);
    },
    onConflictClosed: () => setConflict(undefined),
  };
}
