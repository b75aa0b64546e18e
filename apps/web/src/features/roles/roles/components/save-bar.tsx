import { CircleCheck, Ellipsis, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormMessage } from '#features/base/records/use-form-message.ts';
import type { ShownDraft } from '#features/base/records/use-draft.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { ACTION_BAR } from '#ui/action-bar.ts';
import type { RangeState } from '../api.ts';
import type { RoleForm } from '../form.ts';
import { RangeReason } from './range-reason.tsx';

interface SaveBarProps {
  readonly control: Control<RoleForm>;
  readonly draft: ShownDraft;
  /** Whether the ranges and their history are fixed; undefined for a new role. */
  readonly state: RangeState | undefined;
  /** A range or a weight differs from the saved one. */
  readonly isMoved: boolean;
  /** Fixed ranges have changed, so that saving requires a reason. */
  readonly isReasonAsked: boolean;
  readonly isSaving: boolean;
  readonly isIncomplete: boolean;
  /** The label of the main button while no range has moved. */
  readonly submit: string;
  readonly steps: { readonly canUndo: boolean; readonly undo: () => void };
  /** The button that leaves a new role. */
  readonly cancel?: ReactNode;
}

/** The effect of saving: the number of the new version, and what it means for existing results. */
function useMeaning({ state, isMoved }: Pick<SaveBarProps, 'state' | 'isMoved'>): string {
  const { t } = useTranslation('role-ranges');
  if (state === undefined) return t('lock.new');
  if (!isMoved) return '';
  const { range_lock: lock, range_history: versions } = state;
  const values = { version: versions.length, next: versions.length + 1, count: lock.results };
  if (lock.results > 0) return t('bar.after', values);
  return lock.kind === null ? t('bar.free', values) : t('bar.fixed', values);
}

function Actions({ draft, isMoved, isSaving, state, submit, steps, cancel }: SaveBarProps) {
  const { t } = useTranslation('role-ranges');
  const hasDraft = draft.at !== undefined;
  const next = (state?.range_history.length ?? 0) + 1;
  return (
    <div className="flex items-center gap-2 max-md:w-full max-md:flex-row-reverse">
      <span className="flex items-center gap-2 md:hidden">
        <Button
          kind="secondary"
          size="lg"
          aria-label={t('bar.undo')}
          disabled={!steps.canUndo}
          onPress={steps.undo}
        >
          <Undo2 aria-hidden="true" className="size-4" />
        </Button>
        <Menu
          label={t('bar.more')}
          trigger={
            <Button kind="secondary" size="lg" aria-label={t('bar.more')}>
              <Ellipsis aria-hidden="true" className="size-4" />
            </Button>
          }
          entries={[
            {
              id: 'discard',
              label: t('bar.discard'),
              icon: <Trash2 aria-hidden="true" className="size-4" />,
              disabled: !hasDraft,
              onAction: draft.discard,
            },
          ]}
        />
      </span>
      <span className="flex items-center gap-2 max-md:hidden">
        {cancel}
        <Button kind="secondary" disabled={!steps.canUndo} onPress={steps.undo}>
          <Undo2 aria-hidden="true" className="size-4" />
          {t('bar.undo')}
        </Button>
        <Button kind="secondary" disabled={!hasDraft} onPress={draft.discard}>
          {t('bar.discard')}
        </Button>
      </span>
      <span className="max-md:flex-1 max-md:*:min-h-11 max-md:*:w-full">
        <Button type="submit" kind="primary" isLoading={isSaving}>
          {isMoved && state !== undefined ? t('bar.saveAs', { version: next }) : submit}
        </Button>
      </span>
    </div>
  );
}

/** Always visible below the editor: the effect of saving, a reason if required, and the buttons. */
export function SaveBar(props: SaveBarProps) {
  const { control, draft, state, isMoved, isReasonAsked, isIncomplete } = props;
  const { t } = useTranslation('role-ranges');
  const { t: common } = useTranslation('common');
  const message = useFormMessage();
  const meaning = useMeaning(props);
  return (
    <section
      {...ACTION_BAR}
      aria-label={t('bar.label')}
      className="sticky bottom-[calc(--spacing(3)+var(--bottom-bar,0px))] z-20 flex flex-col gap-3 rounded-lg border border-line bg-raised px-5 py-3 shadow-soft max-md:-mx-4 max-md:bottom-[var(--bottom-bar,0px)] max-md:rounded-none max-md:border-x-0 max-md:px-4"
    >
      {isReasonAsked && (
        <Controller
          control={control}
          name="range_reason"
          render={({ field: { ref, value, onChange }, fieldState }) => (
            <RangeReason
              value={value}
              onChange={onChange}
              error={
                fieldState.error?.type === 'required'
                  ? t('reason.required')
                  : message(fieldState.error?.message)
              }
              inputRef={ref}
            />
          )}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-0.5">
          <p className="flex items-start gap-2 text-sm text-second max-md:text-xs">
            {draft.at === undefined ? (
              // A range counts as moved while it is dragged, and becomes a draft on release.
              state !== undefined && !isMoved && <span>{t('bar.same')}</span>
            ) : (
              <>
                <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-strong max-md:size-4" />
                <span className="shrink-0 font-semibold text-ink">{t('bar.kept')}</span>
              </>
            )}
            <span className="min-w-0 text-pretty">{meaning}</span>
          </p>
          <AlertLine size="sm">{isIncomplete && common('form.incomplete')}</AlertLine>
        </div>
        <Actions {...props} />
      </div>
    </section>
  );
}
