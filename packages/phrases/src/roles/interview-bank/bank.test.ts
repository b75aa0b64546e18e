import { describe, expect, it } from 'vitest';
import type { Language } from '../../base/languages.ts';
import { LANGUAGES } from '../../base/languages.ts';
import { getReportTexts } from '../../measures/report/bank.ts';
import { bankQuestion, INTERVIEW_BANK } from './bank.ts';

const TRAITS = ['O', 'C', 'E', 'A', 'ES'] as const;
const SIDES = ['below', 'above'] as const;

function questionsOf(language: Language) {
  return TRAITS.flatMap((trait) =>
    SIDES.map((side) => {
      const question = bankQuestion(INTERVIEW_BANK, language, { trait, side });
      if (question === undefined) throw new Error(`no question for ${trait} ${side}`);
      return { where: `${trait} ${side}`, question };
    }),
  );
}

/** Marks of closed, hypothetical, leading or private questions. */
const REFUSED_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(would|could|if you|imagine|suppose|should|agree that|surely|isn’t|don’t you|health|ill|sick|family|children|married|partner|religion|pregnan\w*|team lead|your employees)\b/i,
  de: /(?<!\p{L})(würde\w*|könnte\w*|stell dir vor|angenommen|sollte\w*|sicher(?:lich)?|doch|Gesundheit|krank\w*|Familie|Kinder\w*|verheiratet|Religion|schwanger\w*|deine Mitarbeit\w*)(?!\p{L})/iu,
};
const CLOSED_QUESTION: Readonly<Record<Language, RegExp>> = {
  en: /^(do|did|are|were|is|was|have|has|had|can|will)\b/i,
  de: /^(bist|hast|hattest|warst|kannst|magst|ist|war|gibt|gab)\b/i,
};
/** A verb in the past, or an invitation to describe a past event. */
const PAST: Readonly<Record<Language, RegExp>> = {
  en: /\b(did|had|was|were|Tell us about a)\b/,
  de: /(?<!\p{L})(hast|hattest|bist|hat|haben|war|blieb|ging|stand|Erzähl uns von)(?!\p{L})/u,
};

describe.each(LANGUAGES)('the interview bank in %s', (language) => {
  const questions = questionsOf(language);
  const names = TRAITS.map((trait) => getReportTexts(language).traits[trait].name.toLowerCase());
  const questionTexts = questions.flatMap(({ where, question }) =>
    [question.main, ...Object.values(question.followUps)].map((text) => ({ where, text })),
  );

  it('has a question with two follow-ups and three anchors for each trait and side, all unique', () => {
    expect(questions).toHaveLength(10);
    for (const { where, question } of questions) {
      expect(Object.keys(question.followUps), where).toEqual(['first', 'second']);
      expect(Object.keys(question.anchors), where).toEqual(['low', 'middle', 'high']);
    }
    const texts = questions.flatMap(({ question: { title, main, followUps, anchors } }) => [
      title,
      main,
      ...Object.values(followUps),
      ...Object.values(anchors),
    ]);
    expect(new Set(texts).size).toBe(10 * 7);
    for (const text of texts) expect(text.trim()).toBe(text);
  });

  it('asks open questions about past events, and nothing private', () => {
    for (const { where, text } of questionTexts) {
      expect(text, where).toMatch(/\?$/);
      expect(text, where).not.toMatch(CLOSED_QUESTION[language]);
      expect(text, where).not.toMatch(REFUSED_WORDS[language]);
      expect(text, where).toMatch(PAST[language]);
    }
  });

  it('contains neither a trait nor a number', () => {
    for (const { where, question } of questions) {
      const questionText = JSON.stringify(question).toLowerCase();
      expect(questionText, where).not.toMatch(/\d/);
      for (const name of names) expect(questionText.includes(name), `${where}: ${name}`).toBe(false);
    }
  });

  it('describes in its anchors what was said or done', () => {
    for (const { where, question } of questions) {
      for (const anchor of Object.values(question.anchors)) {
        expect(anchor, where).toMatch(/\.$/);
        expect(anchor.length, where).toBeGreaterThan(40);
        expect(anchor.length, where).toBeLessThan(200);
        // An adjective about the person would be a judgement.
        expect(anchor, where).not.toMatch(/^(is|seems|appears|wirkt|scheint)\b|^ist (?!beim|auf|im|von)/i);
      }
    }
  });
});

it('matches its version: a changed text needs a new one', () => {
  expect(bankQuestion('interview-bank@0', 'en', { trait: 'O', side: 'below' })).toBeUndefined();
});
