import type { QueryClient } from '@tanstack/react-query';
import type { Base } from '#features/base/records/model/conflicts.ts';
import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import * as z from 'zod/mini';
import { requiredChoice, optionalText } from '#lib/form-schema.ts';
import { toLinkChanges } from '#lib/link-changes.ts';
import { PURPOSES, type AssessmentChanges, type AssessmentDetail, assessmentQuery } from './api.ts';

/** The form of an assessment; each message is a phrase key. */
export const assessmentForm = z
  .object({
    role: requiredChoice(z.string()),
    name: optionalText(TITLE_MAX_CHARACTERS),
    description: optionalText(LONG_TEXT_MAX_CHARACTERS),
    date_start: z.string().check(z.minLength(1, 'form.required')),
    date_end: z.string().check(z.minLength(1, 'form.required')),
    purpose: requiredChoice(z.enum(PURPOSES)),
    participants: z.array(z.string()),
  })
  .check(
    z.refine(
      // ISO dates sort as text.
      ({ date_start, date_end }) => date_start === '' || date_end === '' || date_end >= date_start,
      { path: ['date_end'], error: 'form.dateInvalid', when: () => true },
    ),
  );
/** The form values while typing: nothing has to be selected yet. */
export type AssessmentForm = z.input<typeof assessmentForm>;
export type AssessmentFormResult = z.output<typeof assessmentForm>;

export const EMPTY_ASSESSMENT: AssessmentForm = {
  role: null,
  name: '',
  description: '',
  date_start: '',
  date_end: '',
  purpose: null,
  participants: [],
};

/** The custom name; empty when the assessment is named after role and month. */
function ownName({ name, role, date_start }: AssessmentDetail): string {
  return name === `${role?.name ?? ''} ${date_start.slice(0, 7)}` ? '' : name;
}

export function toAssessmentForm(assessment: AssessmentDetail): AssessmentForm {
  return {
    role: assessment.role?.id ?? null,
    name: ownName(assessment),
    description: assessment.description ?? '',
    date_start: assessment.date_start,
    date_end: assessment.date_end,
    purpose: assessment.purpose,
    participants: assessment.participants.flatMap(({ talent }) => (talent === null ? [] : [talent.id])),
  };
}

function toStored(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

export function toAssessmentChanges(form: AssessmentFormResult, before: AssessmentForm): AssessmentChanges {
  return {
    name: toStored(form.name),
    description: toStored(form.description),
    role: form.role,
    date_start: form.date_start,
    date_end: form.date_end,
    purpose: form.purpose,
    participants: toLinkChanges(before.participants, form.participants),
  };
}

/** Reads the current record for its form. */
export async function readAssessment(
  client: QueryClient,
  assessmentId: string,
): Promise<Base<AssessmentForm>> {
  const record = await client.fetchQuery({ ...assessmentQuery(assessmentId), staleTime: 0 });
  return { initial: toAssessmentForm(record), seen: record.date_updated };
}
