import { findDayProblem } from '@quint/domain/profile/job-profile.ts';
import { CalendarDays } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { useSavePreferences } from '../api.ts';
import type { PartProps } from '../model/part-props.ts';
import { useSavedPart } from '../use-saved-part.ts';
import { useStartText } from '../use-start-text.ts';
import { PartRow } from './part-row.tsx';

interface StartFieldProps {
  readonly value: string | null;
  readonly onSave: (value: string | null) => void;
  readonly onDone: () => void;
}

function StartField({ value, onSave, onDone }: StartFieldProps) {
  const { t } = useTranslation('job-profile');
  const { t: common } = useTranslation('common');
  const [day, setDay] = useState(value ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (findDayProblem(day) !== undefined) return setWrong(true);
    onSave(day === '' ? null : day);
    return onDone();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <div className="w-full max-w-[260px] max-md:max-w-none">
        <DateField
          label={t('start.field')}
          hint={t('start.hint')}
          error={isWrong ? t('start.years') : undefined}
          value={day}
          onChange={(next) => {
            setDay(next);
            setWrong(false);
          }}
        />
      </div>
      <span className="pt-[28px] max-md:w-full max-md:pt-0 max-md:[&_button]:min-h-11">
        <Button type="submit" kind="secondary" wide>
          {common('action.save')}
        </Button>
      </span>
    </form>
  );
}

/** The first day on which the person can start. */
export function StartPart({ talentId, preferences }: PartProps) {
  const { t } = useTranslation('job-profile');
  const formatStart = useStartText();
  const save = useSavePreferences(talentId);
  const part = useSavedPart<string | null>({
    name: 'start',
    savedValue: preferences?.earliest_start ?? null,
    savedAt: preferences?.date_updated,
    save: (day) => save({ earliest_start: day }),
    failureText: t('failed.start'),
  });
  const text = part.value === null ? '' : formatStart(part.value);
  return (
    <PartRow
      part="start"
      Icon={CalendarDays}
      isFilled={part.value !== null}
      summary={text}
      saveStatus={part}
      opens="change"
      editor={(onDone) => <StartField value={part.value} onSave={part.change} onDone={onDone} />}
    >
      {part.value !== null && <p>{text}</p>}
    </PartRow>
  );
}
