import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormLabels } from '#features/base/records/components/conflict-dialog.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { ConflictOf } from '#features/base/records/components/record-form.tsx';
import { useFirstWrong } from '#features/base/records/use-first-wrong.ts';
import { useShortTextLabels } from '#features/roles/role-texts/use-short-text-labels.ts';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { cx } from '#lib/class-names.ts';
import { notify } from '#lib/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { rangeStateQuery, useSaveRole, type RangeState } from '../api.ts';
import type { RoleForm as Values } from '../form.ts';
import { readRole, roleForm, toRoleChanges } from '../form.ts';
import { isMovedFrom } from '../model/ranges.ts';
import { useEditorKeys } from '../use-editor-keys.ts';
import { useProposals, useSourcesAfter } from '../use-proposals.ts';
import { useRangeSteps } from '../use-range-steps.ts';
import { RangeLockLine } from './range-lock.tsx';
import { RoleTexts } from './role-texts.tsx';
import { SaveBar } from './save-bar.tsx';

/** The norm group that the ranges are counted in comes with it. */
const RangeEditor = lazy(async () => ({ default: (await import('./range-editor.tsx')).RangeEditor }));
const RangesVersion = lazy(async () => ({
  default: (await import('./ranges-version.tsx')).RangesVersion,
}));

interface RoleFormProps {
  /** Undefined for a new role. */
  readonly roleId: string | undefined;
  readonly initial: Values;
  /** The date of the last change, as the record was read. */
  readonly baseVersion?: string | undefined;
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly onSaved: (roleId: string) => void;
  /** The way out of a new role. */
  readonly cancel?: ReactNode;
}

function useLabels(): FormLabels<Values> {
  const { t } = useTranslation('roles');
  const { t: ranges } = useTranslation('role-ranges');
  const { t: records } = useTranslation('records');
  const text = (value: string) => (value.trim() === '' ? records('conflict.empty') : value);
  return {
    name: { label: t('form.name'), show: text },
    purpose: { label: t('form.purpose'), show: text },
    accountabilities: { label: t('form.accountabilities'), show: text },
    value_creation: { label: t('form.value_creation'), show: text },
    description: { label: t('form.description'), show: text },
    attributes: {
      label: t('form.ranges'),
      isBeside: true,
      show: (attributes, other) => (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <RangesVersion attributes={attributes} other={other} />
        </Suspense>
      ),
    },
    range_reason: { label: ranges('reason.label'), show: text },
    ...useShortTextLabels(),
  };
}

/** The form with its draft, and what is known of the saved ranges. */
function useEditing({ roleId, initial, baseVersion, onSaved }: RoleFormProps, onTextWrong: () => void) {
  const { t } = useTranslation('roles');
  const client = useQueryClient();
  const save = useSaveRole(roleId);
  const sourcesAfter = useSourcesAfter(roleId);
  const state = useQuery({ ...rangeStateQuery(roleId ?? ''), enabled: roleId !== undefined }).data;
  const recordEditor = useRecordForm<Values>({
    name: `roles/${roleId ?? 'create'}`,
    resolver: zodResolver(roleForm),
    initial,
    baseVersion,
    read: roleId === undefined ? undefined : () => readRole(client, roleId),
    save(values, base) {
      const sources = sourcesAfter({ savedAttributes: base.initial.attributes, next: values.attributes });
      const changes = toRoleChanges(values, base.initial, sources);
      return save.mutateAsync({ changes, baseVersion: base.seen });
    },
    onSaved: (id) => {
      notify({ text: t(roleId === undefined ? 'form.created' : 'form.saved') });
      onSaved(id);
    },
  });
  const { form } = recordEditor;
  const isMoved = useWatch({
    control: form.control,
    name: 'attributes',
    compute: (attributes) => isMovedFrom(initial.attributes, attributes),
  });
  const isReasonNeeded = isMoved && state !== undefined && state.range_lock.kind !== null;
  const [isAsked, setAsked] = useState(false);
  const isReasonAsked = isReasonNeeded && isAsked;
  useEffect(() => {
    if (isReasonAsked) form.setFocus('range_reason');
  }, [form, isReasonAsked]);
  const submit = form.handleSubmit((values) => {
    if (isReasonNeeded && values.range_reason.trim() === '') {
      // The first press opens the field, and only the next one finds it empty.
      if (isAsked) form.setError('range_reason', { type: 'required' });
      setAsked(true);
      return undefined;
    }
    return recordEditor.onSubmit(isReasonNeeded ? values : { ...values, range_reason: '' });
  }, onTextWrong);
  return { editing: recordEditor, state, isMoved, isReasonAsked, submit };
}

type Part = 'text' | 'ranges';
/** Where there is no room for both parts beside each other, one is shown. */
const HIDDEN_CLASS = 'max-[1100px]:hidden';

interface HeaderProps extends Pick<RoleFormProps, 'roleId' | 'title' | 'crumbs'> {
  readonly state: RangeState | undefined;
  readonly isMoved: boolean;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
}

function Header({ roleId, title, crumbs, state, isMoved, part, onPart }: HeaderProps) {
  const { t } = useTranslation('role-ranges');
  const version = (state?.range_history.length ?? 0) + 1;
  return (
    <PageHeader
      title={title}
      breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
      badge={
        isMoved && state !== undefined ? (
          <Badge tone="lila">{t('editor.draftOf', { version })}</Badge>
        ) : undefined
      }
      actions={
        <>
          {roleId !== undefined && state !== undefined && <RangeLockLine roleId={roleId} state={state} />}
          <span className="min-[1100px]:hidden">
            <SegmentedControl
              label={t('editor.tabs')}
              options={[
                { value: 'text', label: t('editor.text') },
                { value: 'ranges', label: t('editor.ranges') },
              ]}
              value={part}
              onChange={onPart}
            />
          </span>
        </>
      }
    />
  );
}

/** Text and ranges of a role beside each other; what the ranges mean is counted while they move. */
export function RoleForm(props: RoleFormProps) {
  const { roleId, initial, cancel } = props;
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const [part, setPart] = useState<Part>(roleId === undefined ? 'text' : 'ranges');
  const { editing, state, isMoved, isReasonAsked, submit } = useEditing(props, () => setPart('text'));
  const { form, draft, leaveActions } = editing;
  const { isSubmitted, isSubmitting, submitCount, errors } = form.formState;
  const steps = useRangeSteps(form);
  const proposals = useProposals(roleId);
  const element = useFirstWrong(submitCount);
  useEditorKeys({ save: () => void submit(), undo: steps.undo });
  const isNew = roleId === undefined;
  return (
    <>
      <Header {...props} state={state} isMoved={isMoved} part={part} onPart={setPart} />
      <form ref={element} noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <div className="grid items-start gap-3 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <div className={cx(part !== 'text' && HIDDEN_CLASS)}>
            <RoleTexts control={form.control} roleId={roleId} />
          </div>
          <div className={cx('min-w-0', part !== 'ranges' && HIDDEN_CLASS)}>
            <Suspense fallback={<Skeleton className="h-170 w-full rounded-lg" />}>
              <RangeEditor
                form={form}
                savedRanges={isNew ? undefined : { attributes: initial.attributes, state }}
                proposals={proposals}
                onStep={steps.onStep}
              />
            </Suspense>
          </div>
        </div>
        <SaveBar
          control={form.control}
          draft={draft}
          state={state}
          isMoved={isMoved}
          isReasonAsked={isReasonAsked}
          isSaving={isSubmitting}
          isIncomplete={isSubmitted && Object.keys(errors).length > 0}
          submit={isNew ? t('create') : common('action.save')}
          steps={steps}
          cancel={cancel}
        />
        <ConflictOf recordEditor={editing} fieldLabels={useLabels()} />
        {isNew && <LeaveForm leaveActions={leaveActions} />}
      </form>
    </>
  );
}
