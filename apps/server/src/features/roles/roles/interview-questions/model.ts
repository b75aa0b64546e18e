import type { InterviewQuestion, OwnQuestion } from '@quint/contract/roles/interview-questions.ts';
import { bankQuestion, INTERVIEW_BANK } from '@quint/phrases/roles/interview-bank/bank.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { largerSideOf } from '@quint/psychometrics/base-rate.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import type { RoleRanges, Trait } from '@quint/psychometrics/types.ts';

/** A question of the bank as it is stored: its subject, and the keys of its texts. */
export interface StoredQuestion {
  readonly trait: Trait;
  readonly side: 'below' | 'above';
  readonly main: string;
  readonly follow_ups: readonly string[];
}

/** The questions for everybody considered for a role. */
export interface AskedQuestions {
  /** Null until recruiting starts: until then they follow ranges and custom questions. */
  readonly version: number | null;
  readonly date: Date | null;
  readonly bank: string;
  readonly questions: readonly StoredQuestion[];
  readonly own: readonly OwnQuestion[];
}

/** A question for each required trait, about the side on which its range excludes more people. */
export function questionsOf(ranges: RoleRanges): readonly StoredQuestion[] {
  return countedTraits(ranges).map(({ trait, range }) => {
    const side = largerSideOf(trait, range);
    const key = `${trait}.${side}`;
    return { trait, side, main: `${key}.main`, follow_ups: [`${key}.first`, `${key}.second`] };
  });
}

/** The questions of a role before recruiting has started. */
export function openQuestions(ranges: RoleRanges, own: readonly OwnQuestion[]): AskedQuestions {
  return { version: null, date: null, bank: INTERVIEW_BANK, questions: questionsOf(ranges), own };
}

/** The number of questions, those of the bank and the custom ones. */
export function countQuestions({ questions, own }: AskedQuestions): number {
  return questions.length + own.length;
}

/** Questions in a comparable form, as the database stores the fields of JSON in another order. */
function ownKey(own: readonly OwnQuestion[]): string {
  return JSON.stringify(own.map(({ text, anchors }) => [text, anchors?.low, anchors?.middle, anchors?.high]));
}

export function isSameOwn(one: readonly OwnQuestion[], other: readonly OwnQuestion[]): boolean {
  return ownKey(one) === ownKey(other);
}

/** Whether two sets have the same questions. */
export function hasSameQuestions(one: AskedQuestions, other: AskedQuestions): boolean {
  const keyOf = ({ bank, questions }: AskedQuestions) =>
    JSON.stringify([bank, questions.map(({ main }) => main)]);
  return keyOf(one) === keyOf(other) && isSameOwn(one.own, other.own);
}

/** The numbered question texts: those of the bank, then the custom ones as they were written. */
export function wordQuestions(
  { bank, questions, own }: AskedQuestions,
  language: Language,
  ownTitle: string,
): readonly InterviewQuestion[] {
  const ofBank = questions.map(({ trait, side }, index) => {
    const questionTexts = bankQuestion(bank, language, { trait, side });
    if (questionTexts === undefined) throw new Error(`unknown question bank ${bank}`);
    const { title, main, followUps, anchors } = questionTexts;
    return {
      number: index + 1,
      trait,
      title,
      text: main,
      follow_ups: [followUps.first, followUps.second],
      anchors: { ...anchors },
    };
  });
  const ofRole = own.map(({ text, anchors }, index) => ({
    number: ofBank.length + index + 1,
    trait: null,
    title: ownTitle,
    text,
    follow_ups: [],
    anchors,
  }));
  return [...ofBank, ...ofRole];
}
