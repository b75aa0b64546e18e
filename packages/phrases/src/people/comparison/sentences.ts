import type { findingsEn } from './findings.en.ts';

export type FindingKey = keyof typeof findingsEn;
/** A phrase in the language of the reader, with its values. */
export type FormatPhrase = (key: FindingKey, values?: Readonly<Record<string, string>>) => string;

interface Pair {
  readonly first: number;
  readonly second: number;
}

/** The findings of a comparison from `packages/psychometrics`. */
type Finding =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'same' }
  | { readonly kind: 'pair'; readonly pair: Pair; readonly either: number | undefined }
  | { readonly kind: 'alone'; readonly alone: number; readonly others: readonly [number, number] }
  | { readonly kind: 'all'; readonly people: readonly number[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly Pair[] };

/** For four people, at most this many pairs are named. */
export const PAIRS_NAMED = 2;

interface People {
  readonly say: FormatPhrase;
  /** The short names by index in the finding. */
  readonly names: readonly string[];
}

function pairText({ say, names }: People, key: 'pair' | 'fitPair', { first, second }: Pair): string {
  return say(key, { a: names[first] ?? '', b: names[second] ?? '' });
}

/** Every pair that differs, as sentences. */
export function pairTexts(people: People, pairs: readonly Pair[]): readonly string[] {
  return pairs.map((pair) => pairText(people, 'pair', pair));
}

/** The finding on one trait, for instance "Anna and Samuel differ; Nele could be either". */
export function traitSentence(people: People, finding: Finding): string {
  const { say, names } = people;
  switch (finding.kind) {
    case 'unknown':
      return say('unknown');
    case 'same':
      return say('same');
    case 'all':
      return say(finding.people.length === 3 ? 'allThree' : 'allFour');
    case 'alone': {
      const [left, right] = finding.others;
      return say('alone', {
        a: names[finding.alone] ?? '',
        b: names[left] ?? '',
        c: names[right] ?? '',
      });
    }
    case 'pair': {
      const { pair, either } = finding;
      if (either === undefined) return pairText(people, 'pair', pair);
      return say('either', {
        a: names[pair.first] ?? '',
        b: names[pair.second] ?? '',
        c: names[either] ?? '',
      });
    }
    case 'pairs':
      return pairTexts(people, finding.pairs.slice(0, PAIRS_NAMED)).join('; ');
  }
}

/** The finding on the fit to a role, a complete sentence. */
export function fitSentence(people: People, finding: Finding): string {
  const { say, names } = people;
  switch (finding.kind) {
    case 'unknown':
      return '';
    case 'same':
      return say('fitSame');
    case 'all':
      return say(finding.people.length === 3 ? 'fitAllThree' : 'fitAllFour');
    case 'alone': {
      const [left, right] = finding.others;
      return say('fitAlone', {
        a: names[finding.alone] ?? '',
        b: names[left] ?? '',
        c: names[right] ?? '',
      });
    }
    case 'pair': {
      const { pair, either } = finding;
      if (either === undefined) return pairText(people, 'fitPair', pair);
      return say('fitEither', {
        a: names[pair.first] ?? '',
        b: names[pair.second] ?? '',
        c: names[either] ?? '',
      });
    }
    case 'pairs':
      return say('fitPairs', { pairs: traitSentence(people, finding) });
  }
}

type TraitLetter = 'O' | 'C' | 'E' | 'A' | 'ES';

/** How one result compares with the range of a role. */
export interface RangeStatus {
  readonly trait: TraitLetter;
  readonly kind: 'inside' | 'crosses' | 'border' | 'outside';
  readonly side: 'below' | 'above' | undefined;
  readonly steps: number;
  /** Points of fit it costs, as text. */
  readonly cost: string;
}

const INSIDE = { 1: 'insideOne', 2: 'insideTwo', 3: 'insideThree', 4: 'insideFour' } as const;
const TRAIT_COUNT = 5;

function isOutside({ kind }: RangeStatus): boolean {
  return kind === 'border' || kind === 'outside';
}

function stepsOf(say: FormatPhrase, steps: number): string {
  return say(`step${Math.min(8, Math.max(1, steps))}` as FindingKey);
}

/** Who is outside the range on one trait, and the cost; undefined for a person without a score. */
export function rangeSentence(people: People, rangeStatuses: readonly (RangeStatus | undefined)[]): string {
  const { say, names } = people;
  const outside = rangeStatuses.flatMap((rangeStatus, personIndex) => {
    if (rangeStatus === undefined || !isOutside(rangeStatus)) return [];
    const values = {
      a: names[personIndex] ?? '',
      cost: rangeStatus.cost,
      steps: stepsOf(say, rangeStatus.steps),
    };
    return [say(rangeStatus.kind === 'border' ? 'border' : (rangeStatus.side ?? 'below'), values)];
  });
  if (outside.length > 0) return outside.join('; ');
  const inside = rangeStatuses.flatMap((rangeStatus, personIndex) =>
    rangeStatus === undefined ? [] : [personIndex],
  );
  const key = INSIDE[inside.length as keyof typeof INSIDE];
  return key === undefined ? '' : say(key, { a: names[inside[0] ?? 0] ?? '' });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function traitList(say: FormatPhrase, traits: readonly TraitLetter[]): string {
  const traitNames = traits.map((trait) => say(`trait${trait}` as const));
  const last = traitNames.at(-1) ?? '';
  const text = traitNames.length > 1 ? say('and', { a: traitNames.slice(0, -1).join(', '), b: last }) : last;
  return capital(text);
}

function bordersOf(say: FormatPhrase, borders: readonly RangeStatus[]): readonly string[] {
  const [first] = borders;
  if (first === undefined) return [];
  if (borders.length > 1 && borders.every(({ cost }) => cost === first.cost)) {
    const trait = traitList(
      say,
      borders.map((rangeStatus) => rangeStatus.trait),
    );
    return [say('ownBorders', { trait, cost: first.cost })];
  }
  return borders.map(({ trait, cost }) => say('ownBorder', { trait: traitList(say, [trait]), cost }));
}

/** The reasons for a person's fit: values clearly outside first, then those at the limit. */
export function reasonSentences(
  say: FormatPhrase,
  rangeStatuses: readonly RangeStatus[],
): readonly { readonly text: string; readonly isClear: boolean }[] {
  const clear = rangeStatuses.filter(({ kind }) => kind === 'outside');
  const borders = rangeStatuses.filter(({ kind }) => kind === 'border');
  if (clear.length + borders.length === 0) {
    const key = rangeStatuses.length === TRAIT_COUNT ? 'ownInsideFive' : 'ownInside';
    return [{ text: say(key), isClear: false }];
  }
  return [
    ...clear.map(({ trait, side, steps, cost }) => ({
      text: say(side === 'above' ? 'ownAbove' : 'ownBelow', {
        trait: traitList(say, [trait]),
        steps: stepsOf(say, steps),
        cost,
      }),
      isClear: true,
    })),
    ...bordersOf(say, borders).map((text) => ({ text, isClear: false })),
  ];
}

/** First names if they are unique, full names if two people share one. "Hanna *****" has a first name, too. */
export function shortNames(names: readonly string[]): readonly string[] {
  const firsts = names.map((name) => name.split(' ')[0] ?? name);
  return names.map((name, index) => {
    const first = firsts[index] ?? name;
    return firsts.filter((other) => other === first).length > 1 ? name : first;
  });
}
