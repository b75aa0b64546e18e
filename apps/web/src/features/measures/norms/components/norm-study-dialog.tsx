import type { NewNormStudy, NormOverview } from '@quint/contract/measures/norms.ts';
import {
  SAMPLINGS,
  STUDY_COUNTRIES_MAX_CHARACTERS,
  STUDY_DESCRIPTION_MAX_CHARACTERS,
  STUDY_PEOPLE_MAX,
  type Sampling,
} from '@quint/domain/measures/norm-studies.ts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '#features/workspace/auth/components/refusal.tsx';
import { useRefusal } from '#features/workspace/auth/use-refusal.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { useEnterNormStudy } from '../api.ts';

type StudiedNorm = NormOverview['studied_norms'][number];

const keyOf = ({ norm, instrument, language }: StudiedNorm) => `${norm} ${instrument} ${language}`;

/** The input; `people` is NaN while the field is empty. */
interface Draft {
  readonly norm: string | null;
  readonly people: number;
  readonly sampling: Sampling | null;
  readonly countries: string;
  readonly from: string;
  readonly to: string;
  readonly description: string;
}

const EMPTY: Draft = {
  norm: null,
  people: Number.NaN,
  sampling: null,
  countries: '',
  from: '',
  to: '',
  description: '',
};

/** The study to send; undefined while something is missing. The server validates the rest. */
function studyOf(draft: Draft, norms: readonly StudiedNorm[]): NewNormStudy | undefined {
  const norm = norms.find((each) => keyOf(each) === draft.norm);
  const { people, sampling, from, to } = draft;
  const [countries, description] = [draft.countries.trim(), draft.description.trim()];
  const isWhole = [countries, description, from, to].every((text) => text !== '') && !Number.isNaN(people);
  if (norm === undefined || sampling === null || !isWhole) return undefined;
  return {
    norm: norm.norm,
    instrument: norm.instrument,
    language: norm.language,
    people,
    sampling,
    countries,
    field_start: from,
    field_end: to,
    description,
  };
}

interface FieldsProps {
  readonly norms: readonly StudiedNorm[];
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
}

function StudyFields({ norms, draft, onChange }: FieldsProps) {
  const { t } = useTranslation('norm-studies');
  const { t: normTexts } = useTranslation('norms');
  return (
    <>
      <Select
        label={t('form.norm')}
        hint={t('form.normHint')}
        options={norms.map((each) => ({
          value: keyOf(each),
          label: t('heading', { ...each, language: normTexts(`scales.languages.${each.language}`) }),
        }))}
        value={draft.norm}
        onChange={(norm) => onChange({ norm })}
        required
      />
      <NumberField
        label={t('form.people')}
        value={draft.people}
        onChange={(people) => onChange({ people })}
        min={1}
        max={STUDY_PEOPLE_MAX}
        required
      />
      <Select
        label={t('form.sampling')}
        options={SAMPLINGS.map((value) => ({ value, label: t(`samplings.${value}`) }))}
        value={draft.sampling}
        onChange={(sampling) => onChange({ sampling })}
        required
      />
      <TextField
        label={t('form.countries')}
        value={draft.countries}
        onChange={(countries) => onChange({ countries })}
        maxLength={STUDY_COUNTRIES_MAX_CHARACTERS}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField label={t('form.from')} value={draft.from} onChange={(from) => onChange({ from })} />
        <DateField label={t('form.to')} value={draft.to} onChange={(to) => onChange({ to })} />
      </div>
      <TextArea
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        maxLength={STUDY_DESCRIPTION_MAX_CHARACTERS}
        rows={4}
        required
      />
    </>
  );
}

interface NormStudyDialogProps {
  readonly norms: readonly StudiedNorm[];
  readonly onClose: () => void;
}

/** Enters a study of the people behind a norm. */
export function NormStudyDialog({ norms, onClose }: NormStudyDialogProps) {
  const { t } = useTranslation('norm-studies');
  const [draft, setDraft] = useState(EMPTY);
  const [isMissing, setMissing] = useState(false);
  const enter = useEnterNormStudy();
  const refusal = useRefusal(enter.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const study = studyOf(draft, norms);
    setMissing(study === undefined);
    if (study === undefined) return;
    enter.mutate(study, {
      onSuccess: () => {
        notify({ text: t('entered') });
        onClose();
      },
    });
  };
  return (
    <Dialog open onClose={onClose} title={t('form.title')}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Refusal>{isMissing ? t('form.missing') : refusal}</Refusal>
        <StudyFields
          norms={norms}
          draft={draft}
          onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        />
        <div className="flex justify-end">
          <Button type="submit" kind="primary" isLoading={enter.isPending}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
