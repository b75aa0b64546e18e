import { readSalary, SALARY_MAX_DIGITS } from '@quint/domain/profile/job-profile.ts';
import { Euro } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useSavePreferences } from '../api.ts';
import type { PartProps } from '../model/part-props.ts';
import { useSavedPart } from '../use-saved-part.ts';
import { PartRow } from './part-row.tsx';

interface SalaryFieldProps {
  readonly value: number | null;
  readonly onSave: (value: number | null) => void;
  readonly onDone: () => void;
}

function SalaryField({ value, onSave, onDone }: SalaryFieldProps) {
  const { t } = useTranslation('job-profile');
  const { t: common } = useTranslation('common');
  const [text, setText] = useState(value === null ? '' : String(value));
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const salary = text.trim() === '' ? null : readSalary(text);
    if (salary === 'not_digits') return setProblem(t('salary.digits'));
    if (salary === 'too_long') return setProblem(t('salary.tooLong', { max: SALARY_MAX_DIGITS }));
    onSave(salary);
    return onDone();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <div className="w-full max-w-[260px] max-md:max-w-none">
        <TextField
          label={t('salary.field')}
          hint={t('salary.hint')}
          error={problem}
          value={text}
          onChange={(next) => {
            setText(next);
            setProblem(undefined);
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

/** The gross salary per year, in euro. */
export function SalaryPart({ talentId, preferences }: PartProps) {
  const { t } = useTranslation('job-profile');
  const format = useFormat();
  const save = useSavePreferences(talentId);
  const part = useSavedPart<number | null>({
    name: 'salary',
    savedValue: preferences?.salary ?? null,
    savedAt: preferences?.date_updated,
    save: (salary) => save({ salary }),
    failureText: t('failed.salary'),
  });
  const salaryText = part.value === null ? '' : t('salary.perYear', { amount: format.euro(part.value) });
  return (
    <PartRow
      part="salary"
      Icon={Euro}
      isFilled={part.value !== null}
      summary={salaryText}
      saveStatus={part}
      opens="change"
      editor={(onDone) => <SalaryField value={part.value} onSave={part.change} onDone={onDone} />}
    >
      {part.value !== null && <p className="tabular-nums">{salaryText}</p>}
    </PartRow>
  );
}
