import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../base/languages.ts';
import { getReportTexts } from './report/bank.ts';
import { insightsCommunicationStyleDe } from './screens/insights-communication-style.de.ts';
import { insightsCommunicationStyleEn } from './screens/insights-communication-style.en.ts';
import { insightsExternalPerceptionDe } from './screens/insights-external-perception.de.ts';
import { insightsExternalPerceptionEn } from './screens/insights-external-perception.en.ts';
import { insightsPersonalMissionDe } from './screens/insights-personal-mission.de.ts';
import { insightsPersonalMissionEn } from './screens/insights-personal-mission.en.ts';
import { insightsPersonalityProfileDe } from './screens/insights-personality-profile.de.ts';
import { insightsPersonalityProfileEn } from './screens/insights-personality-profile.en.ts';
import { insightsSelfPerceptionDe } from './screens/insights-self-perception.de.ts';
import { insightsSelfPerceptionEn } from './screens/insights-self-perception.en.ts';
import { insightsWorkEnvironmentDe } from './screens/insights-work-environment.de.ts';
import { insightsWorkEnvironmentEn } from './screens/insights-work-environment.en.ts';
import { insightsWorkFocusDe } from './screens/insights-work-focus.de.ts';
import { insightsWorkFocusEn } from './screens/insights-work-focus.en.ts';

const BANDS = ['low', 'middle', 'high'];
const OUTER = ['low', 'high'];
const FACETS = Object.keys(getReportTexts('en').facets);
const STYLES = ['D', 'I', 'S', 'G'];
const PAIRS = ['OC', 'OE', 'OA', 'OES', 'CE', 'CA', 'CES', 'EA', 'EES', 'AES'];

const BANK = {
  en: {
    self: insightsSelfPerceptionEn,
    external: insightsExternalPerceptionEn,
    focus: insightsWorkFocusEn,
    style: insightsCommunicationStyleEn,
    environment: insightsWorkEnvironmentEn,
    mission: insightsPersonalMissionEn,
    profile: insightsPersonalityProfileEn,
  },
  de: {
    self: insightsSelfPerceptionDe,
    external: insightsExternalPerceptionDe,
    focus: insightsWorkFocusDe,
    style: insightsCommunicationStyleDe,
    environment: insightsWorkEnvironmentDe,
    mission: insightsPersonalMissionDe,
    profile: insightsPersonalityProfileDe,
  },
} as const;

type Leaf = readonly [path: string, text: string];

function leaves(node: unknown, path = ''): Leaf[] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, child]) =>
    leaves(child, path === '' ? key : `${path}.${key}`),
  );
}

/** Every combination of words, joined with points. */
function paths(...parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>(
    (before, words) =>
      before.flatMap((start) => words.map((word) => (start === '' ? word : `${start}.${word}`))),
    [''],
  );
}

/** The texts of a page: its name, their location, and the limits of their length. */
const NEEDED_TEXTS: readonly (readonly [paths: readonly string[], least: number, most: number])[] = [
  [paths(['self.headline'], ['O', 'C', 'E', 'A', 'ES'], OUTER), 20, 60],
  [paths(['self.traits'], ['O', 'C', 'E', 'A', 'ES'], BANDS, ['inside']), 80, 200],
  [paths(['self.traits'], ['O', 'C', 'E', 'A', 'ES'], BANDS, ['upside', 'downside']), 35, 140],
  [paths(['self.sentences'], FACETS, OUTER), 35, 130],
  [paths(['external.headline', 'focus.headline'], BANDS, BANDS), 20, 70],
  [paths(['external.traits'], ['E', 'A', 'ES'], BANDS, ['first']), 40, 110],
  [paths(['external.traits'], ['E', 'A', 'ES'], BANDS, ['left', 'right', 'say']), 50, 200],
  [paths(['focus.focus'], ['C', 'O'], BANDS), 70, 150],
  [
    paths(
      ['focus.gains', 'focus.costs'],
      FACETS.filter((facet) => /^[CO]/.test(facet)),
      BANDS,
    ),
    30,
    110,
  ],
  [paths(['style.headline'], [...STYLES, 'DI', 'DS', 'DG', 'IS', 'IG', 'SG']), 15, 60],
  [paths(['style.styles'], STYLES, BANDS), 40, 160],
  [paths(['style.facets'], ['E3', 'A4'], BANDS, ['text', 'gain', 'cost']), 30, 160],
  [paths(['style.talk.tips'], STYLES, ['one', 'two']), 40, 120],
  [paths(['style.talk.bridges'], STYLES, STYLES), 40, 130],
  [paths(['environment.headline'], BANDS, BANDS), 20, 70],
  [paths(['environment.places'], ['E2', 'O4', 'C2', 'ES'], BANDS, ['gives', 'drains', 'ask']), 25, 150],
  [paths(['mission.facets'], FACETS, OUTER), 20, 120],
  [paths(['profile.pairs'], PAIRS, ['lowLow', 'lowHigh', 'highLow', 'highHigh']), 90, 230],
];

/** Whole words, also beside umlauts, which \b does not support. */
function toPattern(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'iu');
}

const FORBIDDEN = [
  /diagnos|disorder|patholog|neuroti|abnormal|krankhaft|therap/i,
  toPattern('types?|typ|typen|typisch\\p{L}*|typical(?:ly)?'),
  toPattern('you are an?|you’re an?|du bist ein\\p{L}*'),
  toPattern('he|she|him|his|hers'),
  toPattern('suited|suitable|suitability|qualified|geeignet\\p{L}*|eignung|eignet'),
  toPattern('predict\\p{L}*|prognos\\p{L}*|guarantee\\p{L}*|garantier\\p{L}*|certainly|sicherlich'),
  toPattern('weakness(?:es)?|schwäche\\p{L}*|deficit\\p{L}*|defizit\\p{L}*'),
  toPattern('always|immer|stets|niemals'),
];

const HEDGE = toPattern(
  [
    'may|might|could|tends?|seems?|probably|likely|mostly|often|can|rarely|usually|sometimes|at times|now and then|say|describe|own account',
    'vielleicht|womöglich|wahrscheinlich|vermutlich|meist|oft|eher|wohl|kann|kannst|können|könntest|könntet|dürften?|selten|manchmal|sagst|beschreibst|deinen Antworten',
  ].join('|'),
);
/** Questions, sample sentences and tips, which do not describe the person. */
const NOT_ABOUT_THE_PERSON = /\.(?:headline|ask|say)(?:\.|$)|^\.(?:style\.talk|mission)\./;

function neededTexts(language: Language): Map<string, readonly [text: string, least: number, most: number]> {
  const all = new Map(leaves(BANK[language]));
  const neededByPath = new Map<string, readonly [string, number, number]>();
  for (const [list, least, most] of NEEDED_TEXTS)
    for (const path of list) neededByPath.set(path, [all.get(path) ?? '', least, most]);
  return neededByPath;
}

describe.each(LANGUAGES)('The texts of the eight pages in %s', (language) => {
  const texts = neededTexts(language);

  it('exist for every page, trait, facet and band, within limits', () => {
    expect(texts.size).toBeGreaterThan(400);
    const wrong = [...texts].filter(([, [text, least, most]]) => text.length < least || text.length > most);
    expect(wrong.map(([path, [text]]) => `${path} (${text.length}) ${text}`)).toEqual([]);
  });

  it('do not repeat each other or the report', () => {
    const pathsByText = new Map<string, string>();
    const report = new Map(leaves(getReportTexts(language)).map(([path, text]) => [text, path]));
    const twice: string[] = [];
    for (const [path, [text]] of texts) {
      const before = pathsByText.get(text) ?? report.get(text);
      if (before !== undefined) twice.push(`${path} = ${before}`);
      pathsByText.set(text, path);
    }
    expect(twice).toEqual([]);
  });

  it('share no sentence with each other or with the report', () => {
    const sentencesOf = (text: string) => text.split(/(?<=[.!?:;])\s+/).filter((part) => part.length > 30);
    const report = new Set(leaves(getReportTexts(language)).flatMap(([, text]) => sentencesOf(text)));
    const seenSentences = new Set<string>();
    const twice: string[] = [];
    for (const [path, [text]] of texts)
      for (const sentence of sentencesOf(text)) {
        if (report.has(sentence) || seenSentences.has(sentence)) twice.push(`${path}: ${sentence}`);
        seenSentences.add(sentence);
      }
    expect(twice).toEqual([]);
  });

  it('contain no verdicts, labels of people, promises and absolute words', () => {
    const offendingTexts = leaves(BANK[language]).filter(([, text]) =>
      FORBIDDEN.some((word) => word.test(text)),
    );
    expect(offendingTexts).toEqual([]);
  });

  it('are cautious about the person', () => {
    const blunt = [...texts].filter(
      ([path, [text]]) => !NOT_ABOUT_THE_PERSON.test(`.${path}`) && !HEDGE.test(text),
    );
    expect(blunt.map(([path, [text]]) => `${path}: ${text}`)).toEqual([]);
  });

  it('have correct typography', () => {
    for (const [path, text] of leaves(BANK[language])) {
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toMatch(/ {2}|\.\.|\n|'|"/);
    }
  });
});

describe('Both languages of the eight pages', () => {
  it('differ everywhere', () => {
    const german = neededTexts('de');
    const same = [...neededTexts('en')].filter(([path, [text]]) => german.get(path)?.[0] === text);
    expect(same).toEqual([]);
  });
});
