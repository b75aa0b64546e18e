import { describe, expect, it } from 'vitest';
import { MANUAL_SOURCES } from '../../measures/documents/manual/sources.ts';
import { roleTemplatesDe } from './role-templates.de.ts';
import { roleTemplatesEn } from './role-templates.en.ts';

const TEMPLATES = { en: roleTemplatesEn, de: roleTemplatesDe };
/** Words of sentences that claim knowledge. */
const EVIDENCE =
  /\bstud(?:y|ies|ied)\b|\bresearch\b|\bfindings?\b|\bon average\b|\bgo(?:es)? with\b|\blinks?\b|\beffects?\b|\bresults in\b|\bsaw\b|Studie|untersucht|Forschung|Befund|im Mittel|einher|hängt mit|zusammen\b|Effekt/i;
/** "(Barrick & Mount, 1991)" or "Grant (2013)": the first author, and the year. */
const CITATION = /(\p{Lu}\p{L}+)(?:(?: &| und) \p{Lu}\p{L}+| et al\.)?(?:,| \() ?(\d{4})\)/gu;
const JUDGEMENT = /\bjudgement\b|\bAbwägung\b/;

const reasons = Object.entries(TEMPLATES).flatMap(([language, templates]) =>
  Object.entries(templates).flatMap(([key, template]) =>
    Object.entries(template.reasons).map(([trait, text]) => ({ at: `${language} ${key} ${trait}`, text })),
  ),
);
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})(?<!al\. )/u);
const citationsIn = (text: string) =>
  [...text.matchAll(CITATION)].map(([, author, year]) => ({ author, year }));

describe('reasons of the templates', () => {
  it('cite a study or say that they are judgement wherever they claim knowledge', () => {
    expect(reasons).toHaveLength(100);
    const open = reasons.flatMap(({ at, text }) =>
      sentencesOf(text)
        .filter((sentence) => EVIDENCE.test(sentence))
        .filter((sentence) => citationsIn(sentence).length === 0 && !JUDGEMENT.test(sentence))
        .map((sentence) => `${at}: ${sentence}`),
    );
    expect(open).toEqual([]);
  });

  it('cite a study or say that they are judgement for every range', () => {
    const bare = reasons.filter(({ text }) => citationsIn(text).length === 0 && !JUDGEMENT.test(text));
    expect(bare).toEqual([]);
  });

  it('cite only works of the list of sources, each in both languages', () => {
    const citations = reasons.flatMap(({ text }) => citationsIn(text));
    expect(citations.length).toBeGreaterThan(40);
    const unlistedCitations = citations.filter(
      ({ author, year }) =>
        !MANUAL_SOURCES.some((work) => work.startsWith(`${author},`) && work.includes(`(${year})`)),
    );
    expect(unlistedCitations).toEqual([]);
    const of = (language: string) =>
      reasons
        .filter(({ at }) => at.startsWith(language))
        .map(({ text }) => citationsIn(text).map(({ author, year }) => `${author} ${year}`));
    expect(of('de')).toEqual(of('en'));
  });
});
