import { zodResolver } from '@hookform/resolvers/zod';
import type { TemplateKey } from '@quint/domain/roles/role-template-keys.ts';
import { TEMPLATE_RANGES } from '@quint/domain/roles/role-templates.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRecordForm, type RecordEditing } from '#features/base/records/use-record-form.ts';
import {
  stakeholdersQuery,
  useSaveRole,
  type RangeState,
  type RoleAttributes,
  type RoleDetail,
  type WeightedRange,
} from '#features/roles/roles/api.ts';
import { readRole } from '#features/roles/roles/form.ts';
import { notify } from '#lib/notify.ts';
import { rangesForm, toRangesChanges, toRangesForm, type RangesForm } from './form.ts';
import {
  colleaguesBehind,
  proposalsOf,
  sourcesAfter,
  type Proposals,
  type RangeSpan,
} from './model/proposals.ts';
import { isMovedFrom } from './model/ranges.ts';
import { useRangeSteps } from './use-range-steps.ts';

export interface RangeChanges {
  /** Called while a handle moves. */
  readonly onChange: (trait: Trait, range: WeightedRange) => void;
  /** Called when a handle was released. */
  readonly onStep: (trait: Trait) => void;
  readonly onWeight: (trait: Trait, weight: number) => void;
  /** Sets the ranges of some traits in one step; `trait` is the one to announce. */
  readonly onTake: (trait: Trait, spans: Readonly<Partial<Record<Trait, RangeSpan>>>) => void;
}

export interface RangesEditing {
  readonly recordEditor: RecordEditing<RangesForm, RangesForm>;
  readonly attributes: RoleAttributes;
  /** A range or a weight differs from the saved one. */
  readonly isMoved: boolean;
  /** Fixed ranges have changed, so that saving requires a reason. */
  readonly isReasonAsked: boolean;
  readonly proposals: Proposals;
  readonly changes: RangeChanges;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly discard: () => void;
  readonly submit: () => void;
  /** Replaces all ranges and weights by those of a template. */
  readonly startAgain: (template: TemplateKey) => void;
}

interface RangesOptions {
  readonly role: RoleDetail;
  readonly state: RangeState | undefined;
  readonly onSaved: () => void;
}

function useForm({ role, state, onSaved }: RangesOptions) {
  const { t } = useTranslation('role-ranges');
  const client = useQueryClient();
  const save = useSaveRole(role.id);
  const stakeholders = useQuery(stakeholdersQuery(role.id)).data;
  const initial = useMemo(() => toRangesForm(role), [role]);
  const recordEditor = useRecordForm<RangesForm>({
    name: `roles/${role.id}`,
    resolver: zodResolver(rangesForm),
    initial,
    baseVersion: role.date_updated,
    read: () => readRole(client, role.id, toRangesForm),
    save(values, base) {
      const sources = sourcesAfter(
        { savedAttributes: base.initial.attributes, next: values.attributes },
        proposalsOf(stakeholders, values.template),
        state?.range_sources ?? {},
      );
      return save.mutateAsync({ changes: toRangesChanges(values, sources), baseVersion: base.seen });
    },
    onSaved() {
      notify({ text: t('bar.saved') });
      onSaved();
    },
  });
  const template = useWatch({ control: recordEditor.form.control, name: 'template' });
  const proposals = useMemo(() => proposalsOf(stakeholders, template), [stakeholders, template]);
  return { recordEditor, proposals };
}

/** Saving in two presses when the ranges are fixed: the first shows the field for the reason. */
function useSubmit(
  { form, onSubmit }: RecordEditing<RangesForm, RangesForm>,
  isReasonNeeded: boolean,
  suggestedReason: () => string,
): { readonly submit: () => void; readonly isReasonAsked: boolean } {
  const [isAsked, setAsked] = useState(false);
  const isReasonAsked = isReasonNeeded && isAsked;
  useEffect(() => {
    if (isReasonAsked) form.setFocus('range_reason');
  }, [form, isReasonAsked]);
  const submit = form.handleSubmit((values) => {
    if (isReasonNeeded && values.range_reason.trim() === '') {
      // The first press shows the field; only the next one finds it empty.
      if (isAsked) form.setError('range_reason', { type: 'required' });
      else form.setValue('range_reason', suggestedReason());
      setAsked(true);
      return undefined;
    }
    return onSubmit(isReasonNeeded ? values : { ...values, range_reason: '' });
  });
  return { submit: () => void submit(), isReasonAsked };
}

/** Changes of single ranges as stable functions, so that a step renders only its own trait. */
function useRangeChanges(
  form: UseFormReturn<RangesForm>,
  onFormStep: () => void,
  onSpeak: (trait: Trait) => void,
): RangeChanges {
  const latestStep = useRef({ onStep: onFormStep, onSpeak });
  useEffect(() => {
    latestStep.current = { onStep: onFormStep, onSpeak };
  });
  const onStep = useCallback((trait: Trait) => {
    latestStep.current.onStep();
    latestStep.current.onSpeak(trait);
  }, []);
  const onChange = useCallback(
    (trait: Trait, range: WeightedRange) =>
      form.setValue(`attributes.${trait}`, range, { shouldDirty: true }),
    [form],
  );
  const onWeight = useCallback(
    (trait: Trait, weight: number) => {
      form.setValue(`attributes.${trait}.weight`, weight, { shouldDirty: true });
      onStep(trait);
    },
    [form, onStep],
  );
  const onTake = useCallback<RangeChanges['onTake']>(
    (trait, spans) => {
      const before = form.getValues('attributes');
      const next = Object.fromEntries(
        Object.entries(before).map(([each, range]) => [each, { ...range, ...spans[each as Trait] }]),
      ) as RoleAttributes;
      form.setValue('attributes', next, { shouldDirty: true });
      onStep(trait);
    },
    [form, onStep],
  );
  return useMemo(() => ({ onChange, onStep, onWeight, onTake }), [onChange, onStep, onWeight, onTake]);
}

/** The ranges of a role in a form with its draft: changes by handle, weight, proposal and template, undo, saving. */
export function useRanges(options: RangesOptions, onSpeak: (trait: Trait) => void): RangesEditing {
  const { role, state } = options;
  const { t } = useTranslation('role-ranges');
  const { recordEditor, proposals } = useForm(options);
  const { form, draft } = recordEditor;
  const attributes = useWatch({ control: form.control, name: 'attributes' });
  const isMoved = isMovedFrom(role.attributes, attributes);
  const isReasonNeeded = isMoved && state !== undefined && state.range_lock.kind !== null;
  const { submit, isReasonAsked } = useSubmit(recordEditor, isReasonNeeded, () => {
    const count = colleaguesBehind({ savedAttributes: role.attributes, next: attributes }, proposals);
    return count === undefined ? '' : t('reason.colleagues', { count });
  });
  const steps = useRangeSteps(form, role.attributes);
  const changes = useRangeChanges(form, steps.onStep, onSpeak);
  return {
    recordEditor,
    attributes,
    isMoved,
    isReasonAsked,
    proposals,
    changes,
    submit,
    canUndo: steps.canUndo,
    undo: steps.undo,
    discard() {
      draft.discard();
      steps.onStep();
      notify({
        text: t('bar.discarded'),
        action: { label: t('bar.undo'), onPress: steps.undo, isUndo: true },
      });
    },
    startAgain(template) {
      form.setValue('template', template);
      form.setValue('attributes', structuredClone(TEMPLATE_RANGES[template]), { shouldDirty: true });
      changes.onStep('O');
    },
  };
}
