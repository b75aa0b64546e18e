import { NAME_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { LOCATION_RADII_KM } from '@quint/domain/profile/job-choices.ts';
import {
  isMustHavesProblem,
  MUST_HAVE_LANGUAGES_MAX,
  MUST_HAVE_SKILLS_MAX,
  MUST_HAVE_YEARS_MAX,
  type MustHaves,
  type MustHavesProblem,
} from '@quint/domain/vacancies/must-haves.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '#features/profile/job-profile/components/place-field.tsx';
import { listTowns } from '#features/profile/job-profile/model/towns.ts';
import { refusalText } from '#lib/failures.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TextField } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { useSaveMustHaves } from '../api.ts';
import { findProblem, readForm, toForm, type MustHavesForm } from '../form.ts';
import { RequiredLanguages } from './required-languages.tsx';

/** The text of a problem for its field. */
function useProblemText(problem: MustHavesProblem | undefined) {
  const { t } = useTranslation('must-haves');
  return (...kinds: readonly Exclude<MustHavesProblem['kind'], 'shape'>[]): string | undefined => {
    const kind = kinds.find((each) => each === problem?.kind);
    if (kind === undefined || problem === undefined) return undefined;
    if (problem.kind === 'skill_twice') return t('problem.skill_twice', { skill: problem.skill });
    const max =
      kind === 'skills'
        ? MUST_HAVE_SKILLS_MAX
        : kind === 'years'
          ? MUST_HAVE_YEARS_MAX
          : MUST_HAVE_LANGUAGES_MAX;
    const characters = kind === 'place' ? TITLE_MAX_CHARACTERS : NAME_MAX_CHARACTERS;
    return t(`problem.${kind === 'language_twice' ? 'languages' : kind}`, { max, characters });
  };
}

interface FieldsProps {
  readonly form: MustHavesForm;
  readonly problem: MustHavesProblem | undefined;
  readonly onChange: (changes: Partial<MustHavesForm>) => void;
}

function PlaceFields({ form, problem, onChange }: FieldsProps) {
  const { t } = useTranslation('must-haves');
  const { t: job } = useTranslation('job-profile');
  const textOf = useProblemText(problem);
  const [towns] = useState(() => listTowns(currentLanguage()));
  const hasPlace = form.location.trim() !== '';
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PlaceField
          label={t('form.place')}
          hint={t('form.placeHint')}
          error={textOf('place')}
          value={form.location}
          onChange={(location) => onChange({ location })}
          suggestions={towns}
        />
        <Select
          label={t('form.radius')}
          options={LOCATION_RADII_KM.map((km) => ({
            value: String(km),
            label: km === 0 ? t('form.anyRadius') : job('places.km', { km }),
          }))}
          value={String(form.radius)}
          disabled={!hasPlace}
          onChange={(radius) => onChange({ radius: Number(radius) })}
        />
      </div>
      <Checkbox checked={form.remote} onChange={(remote) => onChange({ remote })}>
        {t(hasPlace ? 'form.orRemote' : 'form.remote')}
      </Checkbox>
    </>
  );
}

function Fields(props: FieldsProps) {
  const { form, problem, onChange } = props;
  const { t } = useTranslation('must-haves');
  const textOf = useProblemText(problem);
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          label={t('form.years')}
          error={textOf('years')}
          value={form.years}
          min={1}
          max={MUST_HAVE_YEARS_MAX}
          onChange={(years) => onChange({ years })}
        />
        <TextField
          label={t('form.yearsIn')}
          hint={t('form.yearsInHint')}
          error={textOf('years_in')}
          value={form.yearsIn}
          maxLength={NAME_MAX_CHARACTERS}
          onChange={(yearsIn) => onChange({ yearsIn })}
        />
      </div>
      <RequiredLanguages
        languages={form.languages}
        error={textOf('languages', 'language_twice')}
        onChange={(languages) => onChange({ languages })}
      />
      <PlaceFields {...props} />
      <TextField
        label={t('form.skills')}
        hint={t('form.skillsHint', { max: MUST_HAVE_SKILLS_MAX })}
        error={textOf('skills', 'skill_twice')}
        value={form.skills}
        onChange={(skills) => onChange({ skills })}
      />
      <DateField
        label={t('form.start')}
        error={textOf('start_by')}
        value={form.startBy}
        onChange={(startBy) => onChange({ startBy })}
      />
    </>
  );
}

interface MustHavesEditorProps {
  readonly roleId: string;
  readonly mustHaves: MustHaves;
  readonly onClose: () => void;
  /** Called after saving, with what was there before. */
  readonly onSaved: (before: MustHaves) => void;
}

/** Changes the must-haves of a role. Empty fields require nothing. */
export function MustHavesEditor({ roleId, mustHaves, onClose, onSaved }: MustHavesEditorProps) {
  const { t } = useTranslation('must-haves');
  const [form, setForm] = useState(() => toForm(mustHaves));
  const [wasTried, setTried] = useState(false);
  const save = useSaveMustHaves(roleId);
  const submit = () => {
    const read = readForm(form);
    setTried(true);
    if (isMustHavesProblem(read)) return;
    save.mutate(read, {
      onSuccess() {
        onSaved(mustHaves);
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={t('title')}
      submit={t('form.save')}
      kind="primary-lila"
      isPending={save.isPending}
      refusal={refusalText(save.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-second">{t('form.lead')}</p>
      <Fields
        form={form}
        problem={wasTried ? findProblem(form) : undefined}
        onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
      />
    </FormDialog>
  );
}
