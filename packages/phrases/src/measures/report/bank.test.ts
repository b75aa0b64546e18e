import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../base/languages.ts';
import { getReportTexts, REPORT_TEXTS_VERSION } from './bank.ts';

const TRAITS = ['O', 'C', 'E', 'A', 'ES'] as const;
const LEVELS = ['low', 'middle', 'high'] as const;
const WORK_FORM_FACETS =
  'O1 O2 O3 O4 O5 C1 C2 C3 C4 C5 C6 E1 E2 E3 E4 E5 E6 A1 A2 A3 A4 A5 A6 N1 N2 N4 N6'.split(' ');

const QUALITY_INDICES = [
  'long_run',
  'common_box',
  'one_sided',
  'even_odd',
  'inconsistency',
  'fast_items',
  'fast_total',
  'instructed',
  'every_second',
];

type Leaf = readonly [path: string, text: string];

/** All texts in a node as [path, text]; fails on anything that is neither text nor container. */
function leaves(node: unknown, path = ''): Leaf[] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) throw new Error(`No text at ${path}`);
  return Object.entries(node).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').toSorted();
}

/** Matches whole words, also beside umlauts, which \b does not support. */
function toPattern(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'iu');
}

function expectLength(text: string, [min, max]: readonly [number, number], where: string): void {
  const { length } = text;
  expect(length >= min && length <= max, `${where}: ${length} characters, allowed ${min}-${max}`).toBe(true);
}

describe.each(LANGUAGES)('report texts in %s', (language) => {
  const texts = getReportTexts(language);

  it('has every trait in three bands, within limits', () => {
    expect(Object.keys(texts.traits)).toEqual(TRAITS);
    for (const trait of TRAITS) {
      const { name, short, measures, leftPole, rightPole, bands } = texts.traits[trait];
      expect(short).toBe(trait);
      expectLength(name, [5, 25], `${trait} name`);
      expectLength(measures, [80, 200], `${trait} measures`);
      expect(leftPole).not.toBe(rightPole);
      expect(Object.keys(bands)).toEqual(LEVELS);
      for (const level of LEVELS) {
        const band = bands[level];
        const where = `${trait} ${level}`;
        expectLength(band.headline, [15, 60], `${where} headline`);
        expectLength(band.text, [250, 420], `${where} text`);
        expectLength(band.thirdPerson, [200, 420], `${where} thirdPerson`);
        expectLength(band.strengths, [60, 260], `${where} strengths`);
        expectLength(band.watchouts, [60, 260], `${where} watchouts`);
      }
    }
  });

  it('has both readings at every limit', () => {
    for (const trait of TRAITS) {
      for (const border of ['lowMiddle', 'middleHigh'] as const) {
        expectLength(texts.borders[trait][border], [150, 350], `${trait} ${border}`);
      }
    }
  });

  it('has role texts for every trait and plural forms for both directions', () => {
    for (const trait of TRAITS) {
      const role = texts.role.traits[trait];
      expectLength(role.above, [120, 300], `${trait} above`);
      expectLength(role.below, [120, 300], `${trait} below`);
      expectLength(role.inside, [30, 110], `${trait} inside`);
    }
    const { contribution } = texts.role;
    for (const direction of ['below', 'above'] as const) {
      const one = contribution[`${direction}_one`];
      const other = contribution[`${direction}_other`];
      expect(one).not.toBe(other);
      expect(placeholders(one)).toEqual(['cost', 'count', 'max', 'min', 'trait']);
      expect(placeholders(other)).toEqual(placeholders(one));
    }
  });

  it('has the 27 facets of the work form in three levels, within limits', () => {
    expect(Object.keys(texts.facets)).toEqual(WORK_FORM_FACETS);
    const names = Object.values(texts.facets).map((facet) => facet.name);
    expect(new Set(names).size).toBe(27);
    expect(Object.keys(texts.facetsAbout)).toEqual(WORK_FORM_FACETS);
    for (const [id, facet] of [...Object.entries(texts.facets), ...Object.entries(texts.facetsAbout)]) {
      for (const level of LEVELS) expectLength(facet[level], [60, 180], `${id} ${level}`);
    }
  });

  it('has a reflection question per trait and level, four styles and a text for each quality flag', () => {
    for (const trait of TRAITS) {
      for (const level of LEVELS) expect(texts.reflection.traits[trait][level]).toMatch(/\?$/);
    }
    expect(Object.keys(texts.styles.styles)).toEqual(['D', 'I', 'S', 'G']);
    for (const style of Object.values(texts.styles.styles)) {
      expect([style.tips, style.wishes].map(({ length }) => length)).toEqual([3, 3]);
    }
    expect(Object.keys(texts.quality.flags)).toEqual(QUALITY_INDICES);
    expect(Object.keys(texts.quality.verdicts)).toEqual(['ok', 'check', 'doubtful']);
  });

  it('has no empty, padded, doubly spaced or badly quoted text', () => {
    for (const [path, text] of leaves(texts)) {
      expect(text.trim(), path).toBe(text);
      expect(text.length, path).toBeGreaterThan(0);
      expect(text, path).not.toMatch(/ {2}|\.\.|\n|'|"/);
      expect(text.replaceAll(/\{\{\w+\}\}/g, ''), path).not.toMatch(/[{}<>]/);
    }
  });

  it('contains no verdicts, labels of people, gender and promises', () => {
    const forbidden = [
      /diagnos|disorder|patholog|neuroti|abnormal|störung|krankhaft|therap/i,
      /certified|zertifiziert|DIN 33430/i,
      toPattern('types?|typ|typen|typisch\\p{L}*|typical(?:ly)?'),
      toPattern('you are an?|you’re an?|du bist ein\\p{L}*'),
      toPattern('he|she|him|his|her|hers|himself|herself|er|sie|ihm|ihn|ihre?[mnrs]?'),
      toPattern(
        '(?:un)?suit(?:ed|able|ability)|(?:un)?fit for|qualified|(?:un)?geeignet\\p{L}*|eignung|eignet',
      ),
      toPattern('predict\\p{L}*|prognos\\p{L}*|guarantee\\p{L}*|garantier\\p{L}*'),
      toPattern('weak(?:ness(?:es)?)?|schwäche\\p{L}*|deficit\\p{L}*|defizit\\p{L}*'),
    ];
    const offendingTexts = leaves(texts).filter(([, text]) =>
      forbidden.some((pattern) => pattern.test(text)),
    );
    expect(offendingTexts).toEqual([]);
  });

  it('hedges every text about the person', () => {
    const absolute = toPattern('always|never|must|certainly|immer|nie|niemals|muss|stets|sicherlich');
    const hedge = toPattern(
      [
        'may|might|tends?|seems?|probably|likely|mostly|often|can|rarely|readily',
        'vielleicht|womöglich|wahrscheinlich|vermutlich|meist|oft|eher|wohl|scheins?t?|scheinen|kann|kannst|dürfte|häufig',
      ].join('|'),
    );
    const descriptions = [
      ...leaves(texts.traits),
      ...leaves(texts.facets),
      ...leaves(texts.facetsAbout),
    ].filter(([path]) => /\.(text|thirdPerson|strengths|watchouts)$|^[A-Z]\d\.(low|middle|high)$/.test(path));
    expect(descriptions).toHaveLength(5 * 3 * 4 + 2 * 27 * 3);
    for (const [path, text] of descriptions) {
      expect(text, path).not.toMatch(absolute);
      if (!path.endsWith('watchouts') && !path.endsWith('strengths')) expect(text, path).toMatch(hedge);
    }
  });

  it('addresses the person in `text` and describes them in `thirdPerson`', () => {
    const second = toPattern('you|your|du|dich|dir|deine?[mnrs]?');
    for (const trait of TRAITS) {
      for (const level of LEVELS) {
        const band = texts.traits[trait].bands[level];
        expect(band.text, `${trait} ${level}`).toMatch(second);
        for (const sharedText of [band.headline, band.thirdPerson, band.strengths, band.watchouts]) {
          expect(sharedText, `${trait} ${level}`).not.toMatch(second);
        }
        expect(band.thirdPerson, `${trait} ${level}`).toMatch(
          toPattern('this person|this person’s|die person|der person'),
        );
      }
    }
    for (const [path, text] of leaves(texts.facetsAbout)) expect(text, path).not.toMatch(second);
    for (const [path, text] of leaves(texts.role)) expect(text, path).not.toMatch(second);
    for (const [path, text] of leaves(texts.borders)) expect(text, path).not.toMatch(second);
  });
});

describe('both languages', () => {
  const english = leaves(getReportTexts('en'));
  const german = new Map(leaves(getReportTexts('de')));

  it('have the same keys and the same placeholders', () => {
    expect([...german.keys()]).toEqual(english.map(([path]) => path));
    for (const [path, text] of english) {
      expect(placeholders(german.get(path) ?? ''), path).toEqual(placeholders(text));
    }
  });

  it('differ in all translatable texts', () => {
    const sameOnPurpose = /\.short$|\.letter$|^limits\.versions\.(norm|line)$|^labels\.withSpan$/;
    const sameWord = new Set(['Extraversion', 'Stanine', 'Position', 'Norm', 'Instrument']);
    const same = english
      .filter(([path, text]) => german.get(path) === text && !sameWord.has(text) && !sameOnPurpose.test(path))
      .map(([path]) => path);
    expect(same).toEqual([]);
  });

  it('have a version', () => {
    expect(REPORT_TEXTS_VERSION).toMatch(/^report-texts@\d+$/);
  });
});
