import type { MustHaves, MustHavesProblem, RequiredLanguage } from '@quint/domain/vacancies/must-haves.ts';
import { isMustHavesProblem, readMustHaves } from '@quint/domain/vacancies/must-haves.ts';

/** The input; `years` is NaN while the field is empty. */
export interface MustHavesForm {
  /** Separated by commas. */
  readonly skills: string;
  readonly languages: readonly RequiredLanguage[];
  readonly location: string;
  readonly radius: number;
  readonly remote: boolean;
  readonly years: number;
  readonly yearsIn: string;
  readonly startBy: string;
}

export function toForm({ skills, languages, place, remote, years, ...mustHaves }: MustHaves): MustHavesForm {
  return {
    skills: (skills ?? []).join(', '),
    languages: languages ?? [],
    location: place?.location ?? '',
    radius: place?.radius ?? 0,
    remote: remote === true,
    years: years ?? Number.NaN,
    yearsIn: mustHaves.years_in ?? '',
    startBy: mustHaves.start_by ?? '',
  };
}

/** The must-haves of the input, or its first problem. */
export function readForm(form: MustHavesForm): MustHaves | MustHavesProblem {
  const location = form.location.trim();
  return readMustHaves({
    skills: form.skills.split(',').filter((skill) => skill.trim() !== ''),
    languages: form.languages,
    place: location === '' ? undefined : { location, radius: form.radius },
    remote: form.remote,
    years: Number.isNaN(form.years) ? undefined : form.years,
    years_in: form.yearsIn.trim(),
    start_by: form.startBy,
  });
}

/** The first problem of the input; undefined for a valid one. */
export function findProblem(form: MustHavesForm): MustHavesProblem | undefined {
  const read = readForm(form);
  return isMustHavesProblem(read) ? read : undefined;
}
