import { createHash } from 'node:crypto';
import type { PreviewFillingBody } from '@quint/contract/vacancies/filling.ts';
import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { AnswerKind } from '@quint/domain/vacancies/mails.ts';
import { ANSWER_KINDS } from '@quint/domain/vacancies/mails.ts';
import type { Failure } from '@quint/contract/base/errors.ts';
import type { RoleSurvey } from '#features/vacancies/fill/queries.ts';
import { findMailProblem, isConsidered } from '#features/vacancies/mails/recipients/model.ts';
import type { Recipient } from '#features/vacancies/mails/recipients/queries.ts';

/**
 * The answer that fits how far a person got: after an interview; without one for a person who finished; otherwise that
 * the role is filled, also where an interview was planned and does not take place any more.
 */
export function answerFor(person: Recipient): AnswerKind {
  if (person.had_interview) return 'after_interview';
  if (person.is_invited_to_interview || person.interview_at !== null) return 'filled';
  return person.has_finished ? 'no_interview' : 'filled';
}

/** Surveys that one statement changes: each change updates its person, and a statement has a time limit. */
const SURVEYS_PER_STATEMENT = 500;

/** A list in parts for one statement each. */
export function pagesOf<Item>(items: readonly Item[]): Item[][] {
  const pages: Item[][] = [];
  for (let start = 0; start < items.length; start += SURVEYS_PER_STATEMENT) {
    pages.push(items.slice(start, start + SURVEYS_PER_STATEMENT));
  }
  return pages;
}

/** The people of a role when it is filled, by what happens to them. */
export interface FillingPlan {
  readonly takenBy: Recipient | undefined;
  /** The people under consideration who have no answer, by the kind chosen for them; null hears nothing. */
  readonly answers: readonly { readonly person: Recipient; readonly kind: AnswerKind | null }[];
  /** Those who would get an answer, but cannot. */
  readonly refused: readonly {
    readonly person: Recipient;
    readonly kind: AnswerKind;
    readonly failure: Failure;
  }[];
  readonly notifiedPeople: readonly Recipient[];
  readonly untold: readonly Recipient[];
  readonly ending: readonly RoleSurvey[];
  readonly surveysToContinue: number;
}

export interface FillingPeople {
  readonly people: readonly Recipient[];
  readonly surveys: readonly RoleSurvey[];
  readonly optedOut: ReadonlySet<string>;
}

/** What happens to each person of the role. */
export function planFilling(
  { people, surveys, optedOut }: FillingPeople,
  choices: Pick<PreviewFillingBody, 'taken_by' | 'answers'>,
): FillingPlan {
  const { taken_by: takenBy } = choices;
  const kinds = new Map(choices.answers?.map(({ talent, kind }) => [talent.toLowerCase(), kind]));
  const others = people.filter(({ id }) => id !== takenBy);
  const open = others.filter((person) => isConsidered(person) && person.answer_kind === null);
  const wishes = open.map((person) => {
    const kind = kinds.get(person.id);
    return { person, kind: kind === undefined ? answerFor(person) : kind };
  });
  const checks = wishes.map(({ person, kind }) => ({
    person,
    kind,
    failure: kind === null ? undefined : findMailProblem(person, kind, optedOut),
  }));
  return {
    takenBy: people.find(({ id }) => id === takenBy),
    answers: checks.flatMap(({ person, kind, failure }) => (failure === undefined ? [{ person, kind }] : [])),
    refused: checks.flatMap(({ person, kind, failure }) =>
      failure === undefined || kind === null ? [] : [{ person, kind, failure }],
    ),
    notifiedPeople: others.filter((person) => person.answer_kind !== null),
    untold: others.filter((person) => person.rejected_at !== null && person.answer_kind === null),
    ending: surveys.filter((survey) => !survey.is_for_another),
    surveysToContinue: surveys.filter((survey) => survey.is_for_another).length,
  };
}

/** The people who get each answer that is sent. */
export function mailsOf(
  { answers }: FillingPlan,
  mails: PreviewFillingBody['mails'],
): { readonly kind: AnswerKind; readonly isSent: boolean; readonly people: readonly Recipient[] }[] {
  return ANSWER_KINDS.map((kind) => ({
    kind,
    isSent: mails[kind],
    people: answers.filter((answer) => answer.kind === kind).map(({ person }) => person),
  }));
}

/**
 * Identifies the people of the role and what marking it as filled does to them, whatever the choices. A change in
 * between gives another value.
 */
export function fingerprintOf({ people, surveys }: Pick<FillingPeople, 'people' | 'surveys'>): string {
  const lines = [
    ...people.map((person) =>
      [
        person.id,
        isConsidered(person) ? answerFor(person) : 'decided',
        person.answer_kind ?? '',
        person.hired_at === null ? '' : 'hired',
      ].join(':'),
    ),
    ...surveys.map(({ id, is_for_another: isForAnother }) => `${id}:${isForAnother ? 'continues' : 'ends'}`),
  ];
  return createHash('sha256').update(lines.toSorted(compareCodes).join('\n')).digest('base64url');
}
