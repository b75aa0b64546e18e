import type { FormErrorCode } from '@quint/phrases/base/errors/form-error-text.ts';
import { findParticipationProblems, type ParticipationProblem } from '@quint/domain/survey/participation.ts';
import { ApiError } from '#lib/api-error.ts';

export interface Values {
  readonly name: string;
  readonly email: string;
  readonly consent: boolean;
}

type Field = ParticipationProblem['field'];
/** In page order: the first invalid one gets the focus. */
export const FIELDS: readonly Field[] = ['name', 'email', 'consent'];

/** A code of the error catalogue with the parameters of its text. */
export interface FieldProblem {
  readonly code: FormErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
}
export type FieldProblems = Readonly<Partial<Record<Field, FieldProblem>>>;

/** The errors of the form, by field. */
export function findProblems(values: Values): FieldProblems {
  return Object.fromEntries(
    findParticipationProblems(values).map(({ field, code, ...details }) => [field, { code, details }]),
  );
}

const FIELD_OF_CODE: Readonly<Partial<Record<string, Field>>> = {
  'participation.name_required': 'name',
  'participation.name_too_short': 'name',
  'talent.name_too_long': 'name',
  'talent.email_required': 'email',
  'talent.email_invalid': 'email',
  'talent.email_too_long': 'email',
  'talent.email_local_part_too_long': 'email',
  'participation.workspace_admin': 'email',
  'participation.consent_required': 'consent',
};

/** The server's errors by field; empty when it refused for another reason. */
export function problemsOf(error: unknown): FieldProblems {
  if (!(error instanceof ApiError)) return {};
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const { extensions } of error.all) {
    const { code, ...details } = extensions;
    const field = FIELD_OF_CODE[code];
    // The table contains codes of the catalogue only.
    if (field !== undefined) problems[field] ??= { code: code as FormErrorCode, details };
  }
  return problems;
}
