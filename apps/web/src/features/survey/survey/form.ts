import {
  readDemographics,
  type Demographics,
  type DemographicsProblem,
} from '@quint/domain/survey/demographics.ts';
import type { FormErrorCode } from '@quint/phrases/base/errors/form-error-text.ts';
import { ApiError } from '#lib/api-error.ts';

export type DemographicsField = DemographicsProblem['field'];
/** In page order: the first invalid one gets the focus. */
export const DEMOGRAPHICS_FIELDS: readonly DemographicsField[] = ['name', 'age', 'gender'];

export interface DemographicsValues {
  readonly name: string;
  readonly age: string;
  readonly gender: string;
}

/** The error of a field: a code of the catalogue with the parameters of its text. */
export interface FieldProblem {
  readonly code: FormErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
}
export type FieldProblems = Readonly<Partial<Record<DemographicsField, FieldProblem>>>;

/** Parses the form: the demographics, or the errors by field. */
export function readForm(
  values: DemographicsValues,
): { readonly demographics: Demographics } | { readonly problems: FieldProblems } {
  const { demographics, problems } = readDemographics(values);
  if (demographics !== undefined) return { demographics };
  return {
    problems: Object.fromEntries(
      problems.map(({ field, code, ...details }) => [field, { code, details } satisfies FieldProblem]),
    ),
  };
}

const FIELD_OF_CODE: Readonly<Partial<Record<string, DemographicsField>>> = {
  'survey.name_required': 'name',
  'survey.age_required': 'age',
  'survey.age_not_a_number': 'age',
  'survey.age_too_low': 'age',
  'survey.age_too_high': 'age',
  'survey.gender_required': 'gender',
};

/** The server's error for a field; undefined when it refused for another reason. */
export function problemsOf(error: unknown): FieldProblems | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const problems: Partial<Record<DemographicsField, FieldProblem>> = {};
  for (const { extensions } of error.all) {
    const { code, ...details } = extensions;
    const field = FIELD_OF_CODE[code];
    // The table contains codes of the catalogue only.
    if (field !== undefined) problems[field] = { code: code as FormErrorCode, details };
  }
  return Object.keys(problems).length === 0 ? undefined : problems;
}
