import type { TextGender } from '@quint/contract/workspace/translations.ts';
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { useChangeTexts } from '../api.ts';
import type { Samples } from '../model/samples.ts';
import { READERS, type TextRow } from '../rows.ts';
import { useAreaName } from '../use-area-name.ts';
import { useTextDraft, type TextDraft } from '../use-text-draft.ts';
import { OwnTextField } from './own-text-field.tsx';

interface ReaderChoiceProps {
  readonly form: TextDraft;
  readonly gender: TextGender;
  readonly onGender: (gender: TextGender) => void;
}

type ReaderValue = Exclude<TextGender, ''> | 'everybody';

function ReaderChoice({ form, gender, onGender }: ReaderChoiceProps) {
  const { t } = useTranslation('translations');
  return (
    <SegmentedControl<ReaderValue>
      label={t('gender.label')}
      size="sm"
      value={gender === '' ? 'everybody' : gender}
      onChange={(value) => onGender(value === 'everybody' ? '' : value)}
      options={READERS.map((reader) => {
        const value: ReaderValue = reader === '' ? 'everybody' : reader;
        const isChanged = form.draft.en[reader] !== '' || form.draft.de[reader] !== '';
        const name = t(`gender.${value}`);
        return { value, label: isChanged ? t('gender.has', { gender: name }) : name };
      })}
    />
  );
}

export interface Position {
  readonly index: number;
  readonly total: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

function Steps({ position }: { readonly position: Position }) {
  const { t } = useTranslation('translations');
  return (
    <span className="flex items-center gap-1 text-xs text-third">
      <Button
        kind="icon"
        size="sm"
        aria-label={t('previous')}
        disabled={position.onPrevious === undefined}
        onPress={() => position.onPrevious?.()}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <span className="tabular-nums">
        {t('position', { number: position.index + 1, total: position.total })}
      </span>
      <Button
        kind="icon"
        size="sm"
        aria-label={t('next')}
        disabled={position.onNext === undefined}
        onPress={() => position.onNext?.()}
      >
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </span>
  );
}

interface TextEditorProps {
  readonly row: TextRow;
  readonly samples: Samples;
  readonly position: Position | undefined;
  readonly onClose: () => void;
}

/** Changes one text of the product in both languages, for all readers or for one gender. */
export function TextEditor({ row, samples, position, onClose }: TextEditorProps) {
  const { t } = useTranslation('translations');
  const { t: common } = useTranslation('common');
  const [gender, setGender] = useState<TextGender>('');
  const form = useTextDraft(row);
  const change = useChangeTexts();
  const reportSaveError = useSaveRefused();
  const areaName = useAreaName();
  // The button is never disabled: it would lose the focus, and with it the Escape key.
  const save = () => {
    if (!form.isChanged) return onClose();
    if (!form.isFine) return;
    change.mutate(form.changes, {
      onSuccess() {
        form.markSaved();
        notify({ id: 'text-saved', text: t('saved') });
      },
      onError: reportSaveError,
    });
  };
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        size="lg"
        title={row.key}
        actions={
          <>
            <span className="mr-auto">
              <Button kind="secondary" onPress={form.reset}>
                <RotateCcw aria-hidden="true" className="size-4" />
                {t('reset')}
              </Button>
            </span>
            <Button kind="secondary" onPress={onClose}>
              {common('action.close')}
            </Button>
            <Button kind="primary" isLoading={change.isPending} onPress={save}>
              {common('action.save')}
            </Button>
          </>
        }
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
          <span className="text-third">{areaName(row.area)}</span>
          {position !== undefined && <Steps position={position} />}
        </div>
        {row.state === 'idle' && (
          <p className="mb-4 rounded-md bg-partial-soft px-4 py-3 text-partial-text">{t('state.idleHint')}</p>
        )}
        <div className="pb-5">
          <ReaderChoice form={form} gender={gender} onGender={setGender} />
        </div>
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          <OwnTextField row={row} language="en" gender={gender} form={form} samples={samples} />
          <OwnTextField row={row} language="de" gender={gender} form={form} samples={samples} />
        </div>
        <DraftLine draft={form.shownDraft} />
      </Dialog>
      <LeaveForm leaveActions={form.leaving} withinPage />
    </>
  );
}
