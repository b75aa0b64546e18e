import type { Language, Translation } from '../../base/languages.ts';
import { questionsDe } from './questions.de.ts';
import { questionsEn } from './questions.en.ts';

/**
 * The version of the questions. It is stored with the questions of a role, so a change of any text needs a new version,
 * and the texts of earlier versions stay.
 */
export const INTERVIEW_BANK = 'interview-bank@1';

type Questions = Translation<typeof questionsEn>;
export type BankTrait = keyof Questions;
export type BankSide = keyof Questions['O'];
export type BankQuestion = Questions['O']['below'];

const BANKS: Readonly<Record<string, Readonly<Record<Language, Questions>>>> = {
  [INTERVIEW_BANK]: { en: questionsEn, de: questionsDe },
};

/** The question of a bank about one trait and side; undefined for an unknown bank. */
export function bankQuestion(
  bank: string,
  language: Language,
  { trait, side }: { readonly trait: BankTrait; readonly side: BankSide },
): BankQuestion | undefined {
  return BANKS[bank]?.[language][trait][side];
}
