import type { EmailFieldProblem } from '../base/email-check.ts';
import { findEmailFieldProblem } from '../base/email-check.ts';
import { toEmail } from '../base/email.ts';
import { holdsAddress, toLine } from '../base/names.ts';
import type { PersonName } from '../base/person-name.ts';
import { splitName } from '../base/person-name.ts';

const NAME_MIN_CHARACTERS = 2;
const NAME_MAX_CHARACTERS = 101;

/** The form of a person who wants to take part. */
export interface ParticipationInput {
  readonly name?: unknown;
  readonly email?: unknown;
  readonly consent?: unknown;
}

export type ParticipationProblem =
  | { readonly field: 'name'; readonly code: 'participation.name_required' | 'name.holds_address' }
  | { readonly field: 'name'; readonly code: 'participation.name_too_short'; readonly min: number }
  | { readonly field: 'name'; readonly code: 'talent.name_too_long'; readonly max: number }
  | EmailFieldProblem
  | { readonly field: 'consent'; readonly code: 'participation.consent_required' };

export interface Participant {
  readonly name: PersonName;
  readonly email: string;
}

function findNameProblem(name: string): ParticipationProblem | undefined {
  if (name === '') return { field: 'name', code: 'participation.name_required' };
  const characters = Array.from(name).length;
  if (characters < NAME_MIN_CHARACTERS)
    return { field: 'name', code: 'participation.name_too_short', min: NAME_MIN_CHARACTERS };
  if (characters > NAME_MAX_CHARACTERS)
    return { field: 'name', code: 'talent.name_too_long', max: NAME_MAX_CHARACTERS };
  return holdsAddress(name) ? { field: 'name', code: 'name.holds_address' } : undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The problems of the sign-up form for the survey, one for each invalid field. */
export function findParticipationProblems(input: ParticipationInput): readonly ParticipationProblem[] {
  return [
    findNameProblem(toLine(textOf(input.name))),
    findEmailFieldProblem(textOf(input.email).trim()),
    input.consent === true
      ? undefined
      : ({ field: 'consent', code: 'participation.consent_required' } as const),
  ].filter((problem) => problem !== undefined);
}

/** The person of a sign-up form, in stored form, or the problems of the form. */
export function readParticipation(
  input: ParticipationInput,
):
  | { readonly participant: Participant; readonly problems: readonly [] }
  | { readonly participant: undefined; readonly problems: readonly ParticipationProblem[] } {
  const problems = findParticipationProblems(input);
  if (problems.length > 0) return { participant: undefined, problems };
  const participant = { name: splitName(textOf(input.name)), email: toEmail(textOf(input.email)) };
  return { participant, problems: [] };
}
