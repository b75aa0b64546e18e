import { genderGroupOf } from '@quint/domain/people/talents.ts';
import { getFormErrorText } from '@quint/phrases/base/errors/form-error-text.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { currentLanguage, setReader } from '#lib/i18n.ts';
import { Spinner } from '#ui/spinner.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { saveDemographics } from '../api.ts';
import {
  DEMOGRAPHICS_FIELDS,
  problemsOf,
  readForm,
  type DemographicsField,
  type DemographicsValues,
  type FieldProblems,
} from '../form.ts';
import { GenderField } from './gender-field.tsx';
import { StageHeading } from './stage-heading.tsx';
import { TextInput } from './text-input.tsx';

interface AboutFormProps {
  readonly name: string;
  readonly onSaved: () => void;
  readonly onBack: () => void;
}

/** Name, age and gender. Errors are shown after the first submit and disappear as they are corrected. */
export function AboutForm({ name, onSaved, onBack }: AboutFormProps) {
  const { t } = useTranslation('survey');
  const form = useAboutForm(name, onSaved);
  const { values, errorOf, set } = form;
  return (
    <form noValidate onSubmit={form.submit} className="mx-auto flex w-full max-w-[520px] flex-col gap-6">
      <div className="flex flex-col gap-2">
        <StageHeading>{t('about.title')}</StageHeading>
        <p className="text-pretty text-second">{t('about.lead')}</p>
      </div>
      <TextInput
        ref={form.refOf('name')}
        id="survey-name"
        label={t('about.name')}
        value={values.name}
        error={errorOf('name')}
        onChange={(value) => set('name', value)}
        autoComplete="name"
        maxLength={101}
      />
      <TextInput
        ref={form.refOf('age')}
        id="survey-age"
        label={t('about.age')}
        hint={t('about.ageHint')}
        value={values.age}
        error={errorOf('age')}
        onChange={(value) => set('age', value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
      <GenderField
        ref={form.refOf('gender')}
        value={values.gender}
        error={errorOf('gender')}
        onChange={(value) => set('gender', value)}
      />
      <p role="alert" className="text-danger empty:hidden">
        {form.failure}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PlainButton kind="light" size="lg" onClick={onBack}>
          {t('about.back')}
        </PlainButton>
        <PlainButton type="submit" kind="primary-lila" size="lg" aria-disabled={form.isSaving}>
          {form.isSaving && <Spinner />}
          {t('about.submit')}
        </PlainButton>
      </div>
    </form>
  );
}

function useAboutForm(name: string, onSaved: () => void) {
  const [values, setValues] = useState<DemographicsValues>({ name, age: '', gender: '' });
  const [problems, setProblems] = useState<FieldProblems>();
  const { t } = useTranslation('survey');
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const inputs = useRef<Partial<Record<DemographicsField, HTMLInputElement | null>>>({});

  const show = (fieldProblems: FieldProblems) => {
    setProblems(fieldProblems);
    const first = DEMOGRAPHICS_FIELDS.find((field) => fieldProblems[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
  };
  const save = async () => {
    const reading = readForm(values);
    if ('problems' in reading) return show(reading.problems);
    setSaving(true);
    setFailure(undefined);
    try {
      await saveDemographics(reading.demographics);
      setReader(genderGroupOf(reading.demographics.gender) ?? '');
      onSaved();
    } catch (error) {
      const text = failureText(error, t('about.failed'));
      const fieldProblems = problemsOf(error);
      setSaving(false);
      if (fieldProblems === undefined) setFailure(text);
      else show(fieldProblems);
    }
  };
  return {
    values,
    isSaving,
    failure,
    refOf: (field: DemographicsField) => (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    errorOf: (field: DemographicsField) => {
      const problem = problems?.[field];
      return problem && getFormErrorText(problem.code, currentLanguage(), problem.details);
    },
    set: (field: DemographicsField, value: string) => {
      const next = { ...values, [field]: value };
      setValues(next);
      if (problems === undefined) return;
      const reading = readForm(next);
      setProblems('problems' in reading ? reading.problems : {});
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!isSaving) void save();
    },
  };
}
