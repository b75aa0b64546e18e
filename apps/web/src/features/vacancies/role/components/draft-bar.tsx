import { Undo2, Trash2 } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormMessage } from '#features/base/records/use-form-message.ts';
import type { RangeState } from '#features/roles/roles/api.ts';
import { ACTION_BAR } from '#ui/action-bar.ts';
import { Button } from '#ui/button.tsx';
import type { RangesEditing } from '../use-ranges.ts';
import { RangeReason } from './range-reason.tsx';

interface DraftBarProps {
  readonly rangesEditor: RangesEditing;
  readonly state: RangeState;
}

/** What saving means for the current version and the results that exist. */
function useMeaning({ range_lock: lock, range_history: versions }: RangeState): string {
  const { t } = useTranslation('role-ranges');
  const values = { version: versions.length, next: versions.length + 1, count: lock.results };
  if (lock.results > 0) return t('bar.after', values);
  return t(lock.kind === null ? 'bar.free' : 'bar.fixed', values);
}

/** Shown while other ranges are drafted than the saved ones: undo, discard, save, and a reason if it is required. */
export function DraftBar({ rangesEditor, state }: DraftBarProps) {
  const { t } = useTranslation('role-ranges');
  const message = useFormMessage();
  const meaning = useMeaning(state);
  const { recordEditor, isReasonAsked, canUndo, undo, discard, submit } = rangesEditor;
  const { control, formState } = recordEditor.form;
  const next = state.range_history.length + 1;
  return (
    <section
      {...ACTION_BAR}
      aria-label={t('bar.label')}
      className="sticky bottom-[calc(--spacing(3)+var(--bottom-bar,0px))] z-20 flex flex-col gap-3 rounded-lg border border-line bg-raised px-5 py-3 shadow-soft max-md:-mx-4 max-md:bottom-[var(--bottom-bar,0px)] max-md:rounded-none max-md:border-x-0 max-md:px-4"
    >
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
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
          <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-second">
            <span className="font-semibold text-ink">{t('bar.draftOf', { version: next })}</span>
            <span className="block">{meaning}</span>
          </p>
          <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:flex-nowrap">
            <Button kind="secondary" disabled={!canUndo} onPress={undo}>
              <Undo2 aria-hidden="true" className="size-4" />
              <span className="max-md:sr-only">{t('bar.undo')}</span>
            </Button>
            <Button kind="secondary" onPress={discard}>
              <Trash2 aria-hidden="true" className="size-4 md:hidden" />
              <span className="max-md:sr-only">{t('bar.discard')}</span>
            </Button>
            <span className="max-md:flex-1 max-md:*:w-full">
              <Button type="submit" kind="primary-lila" isLoading={formState.isSubmitting}>
                {t('bar.saveAs', { version: next })}
              </Button>
            </span>
          </div>
        </div>
      </form>
    </section>
  );
}
