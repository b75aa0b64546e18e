import type { RoleAnswers, RoleDraft } from '@quint/contract/roles/role-assistant.ts';
import { interpolatePlain } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { roleDraftDe } from '@quint/phrases/roles/role-draft.de.ts';
import { roleDraftEn } from '@quint/phrases/roles/role-draft.en.ts';
import { jobStatementsDe } from '@quint/phrases/roles/screens/job-statements.de.ts';
import { jobStatementsEn } from '@quint/phrases/roles/screens/job-statements.en.ts';
import { traitListForms } from '@quint/phrases/base/trait-forms.ts';
import { TRAIT_NAMES } from '@quint/phrases/base/trait-names.ts';
import type { JobAnswer, JobAnswers, JobStatementId } from '@quint/psychometrics/job-statements.ts';
import {
  isOneAnswerOnly,
  JOB_STATEMENTS,
  JOB_STATEMENTS_VERSION,
  jobRangesOf,
  statementsOf,
} from '@quint/psychometrics/job-statements.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS, ofTraits } from '@quint/psychometrics/types.ts';

const NO_REQUIREMENT = { min: 1, max: 9, weight: 1 };
/** The maximum number of behaviours in a description. */
const BEHAVIOURS_NAMED = 6;

const TEXTS = {
  en: { draft: roleDraftEn, job: jobStatementsEn },
  de: { draft: roleDraftDe, job: jobStatementsDe },
};
type Texts = (typeof TEXTS)[Language];

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

function boxText({ job }: Texts, answer: JobAnswer): string {
  return answer === 'unsure' ? job.boxes.unsure : job.boxes[`box${answer}`];
}

/** The statements that apply, those that apply exactly first, each in the order of the questions. */
function behavioursOf(statements: JobAnswers): readonly JobStatementId[] {
  const withBox = (box: JobAnswer) =>
    JOB_STATEMENTS.filter(({ id }) => statements[id] === box).map(({ id }) => id);
  return [...withBox(4), ...withBox(3)].slice(0, BEHAVIOURS_NAMED);
}

/** Value, success and the relevant behaviours, each as a paragraph; null without any. */
function describe(texts: Texts, { value, success, statements }: RoleAnswers): string | null {
  const { draft, job } = texts;
  // Statements that all have the same answer do not show what matters.
  const behaviours = isOneAnswerOnly(statements) ? [] : behavioursOf(statements);
  const paragraphs = [
    value === '' ? '' : interpolatePlain(draft.value, { text: value }),
    success === '' ? '' : interpolatePlain(draft.success, { text: success }),
    behaviours.length === 0
      ? ''
      : [draft.behaviour, ...behaviours.map((id) => `– ${job.statements[id]}`)].join('\n'),
  ];
  return orNull(paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'));
}

type Ranges = ReturnType<typeof jobRangesOf>;

function evidenceOf(texts: Texts, trait: Trait, statements: JobAnswers, ranges: Ranges) {
  const range = ranges[trait];
  return {
    hasRange: range !== undefined,
    isUnsure: range?.isUnsure ?? true,
    isContradictory: range?.isContradictory ?? false,
    statements: statementsOf(trait).map(({ id, pole }) => {
      const answer = statements[id] ?? null;
      const text = `${texts.job.stem} ${texts.job.statements[id]}`;
      return { id, pole, text, answer, box: answer === null ? null : boxText(texts, answer) };
    }),
  };
}

function sourcesOf(statements: JobAnswers): RoleDraft['range_sources'] {
  return Object.fromEntries(
    TRAITS.flatMap((trait) => {
      const answers = statementsOf(trait).flatMap(({ id }) => {
        const answer = statements[id];
        return answer === undefined ? [] : [[id, answer] as const];
      });
      if (answers.length === 0) return [];
      return [[trait, { kind: 'assistant' as const, answers: Object.fromEntries(answers) }]];
    }),
  );
}

function notesOf(
  texts: Texts,
  language: Language,
  { statements, ranges }: { readonly statements: JobAnswers; readonly ranges: Ranges },
): RoleDraft['notes'] {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const about = (kind: 'contradictory' | 'no_requirement', traits: readonly Trait[]) => {
    if (traits.length === 0) return [];
    const names = traitListForms(TRAIT_NAMES[language], traits, (parts) => list.format(parts));
    const text = texts.draft.notes[`${kind}_${traits.length === 1 ? 'one' : 'other'}`];
    return [{ kind, traits: [...traits], text: interpolatePlain(text, { ...names }) }];
  };
  const isSame = isOneAnswerOnly(statements);
  return [
    ...(isSame
      ? [{ kind: 'one_answer_only' as const, traits: [], text: texts.draft.notes.one_answer_only }]
      : about(
          'contradictory',
          TRAITS.filter((trait) => ranges[trait]?.isContradictory === true),
        )),
    ...about(
      'no_requirement',
      TRAITS.filter((trait) => ranges[trait] === undefined),
    ),
  ];
}

/**
 * The role described by the answers, in a language: the entered texts, a description composed of them, ranges in whole
 * stanines by `jobRangesOf`, and the answers behind each. Deterministic.
 */
export function draftRole(answers: RoleAnswers, language: Language): RoleDraft {
  const texts = TEXTS[language];
  const { statements } = answers;
  const ranges = jobRangesOf(statements);
  const accountabilities = answers.accountabilities.filter((line) => line !== '');
  return {
    name: answers.title,
    purpose: orNull(answers.purpose),
    accountabilities: orNull(accountabilities.join('\n')),
    value_creation: orNull(answers.value),
    description: describe(texts, answers),
    attributes: ofTraits((trait) => {
      const range = ranges[trait]?.range;
      return range === undefined ? NO_REQUIREMENT : { ...range, weight: 1 };
    }),
    range_sources: sourcesOf(statements),
    evidence: ofTraits((trait) => evidenceOf(texts, trait, statements, ranges)),
    notes: notesOf(texts, language, { statements, ranges }),
    version: JOB_STATEMENTS_VERSION,
  };
}
