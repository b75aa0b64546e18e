import { ROLE_SUMMARY_VERSIONS } from '@quint/domain/base/limits.ts';
import type { TextLanguage } from '#features/roles/roles/texts/local/words/model.ts';
import {
  contentWords,
  findLanguage,
  pointsBack,
  splitSentences,
} from '#features/roles/roles/texts/local/words/model.ts';

/** A sentence, or a line of a list. */
interface Unit {
  readonly text: string;
  /** Units of one paragraph are joined by a space, others by a new line. */
  readonly paragraph: number;
  readonly words: readonly string[];
}

interface Plan {
  /** The fraction of characters to keep. */
  readonly share: number;
  readonly order: 'text' | 'importance';
}

/** The target lengths of the versions, most important first: half, a third, most, a quarter, one sentence. */
const PLANS: readonly Plan[] = [
  { share: 0.5, order: 'text' },
  { share: 0.34, order: 'text' },
  { share: 0.7, order: 'text' },
  { share: 0.25, order: 'text' },
  { share: 0, order: 'text' },
  { share: 0.5, order: 'importance' },
];

const CONSIDERED_SHARE = 0.8;

/** A version that is hardly shorter is discarded. */
const LONGEST_SHARE = 0.9;

const BULLET = /^\s*([-–—*•·]|\d{1,2}[.)])\s+/;
const SENTENCE_END = /[.!?…][)"“”'’]?$/;

/** The lines of a text in paragraphs: list items stay separate, wrapped lines are joined. */
function listParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const isItem = BULLET.test(line);
    if (isOpen && !isItem && line !== '') paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`);
    else if (line !== '') paragraphs.push(line);
    // A line without a final period continues only when the next one starts in lower case.
    isOpen = line !== '' && !isItem && SENTENCE_END.test(line);
  }
  return paragraphs;
}

function listUnits(text: string, language: TextLanguage): Unit[] {
  return listParagraphs(text).flatMap((line, paragraph) => {
    const sentences = BULLET.test(line) ? [line] : splitSentences(line, language);
    return sentences.map((sentence) => ({
      text: sentence,
      paragraph,
      words: contentWords(sentence, language),
    }));
  });
}

/** The relative frequency of each word. */
function countWords(units: readonly Unit[]): Map<string, number> {
  const counts = new Map<string, number>();
  const all = units.flatMap(({ words }) => words);
  for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1 / all.length);
  return counts;
}

const BACK_MALUS = 0.4;
const FEW_WORDS = 3;
const FEW_WORDS_MALUS = 0.6;
/** Texts about a job start with what matters: the last sentence has this much less weight than the first. */
const END_MALUS = 0.4;
/** The remaining weight of a word after a sentence with it was selected. */
const TAKEN_SHARE = 0.4;

function rate(unit: Unit, relativePosition: number, weights: ReadonlyMap<string, number>): number {
  const { words, text } = unit;
  if (words.length === 0) return 0;
  const sum = words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  return (
    (sum / Math.sqrt(words.length)) *
    (1 - END_MALUS * relativePosition) *
    (pointsBack(text) ? BACK_MALUS : 1) *
    (words.length < FEW_WORDS ? FEW_WORDS_MALUS : 1)
  );
}

/**
 * The units by importance, following SumBasic (Nenkova and Vanderwende 2005): the sentence with the most frequent words
 * first; words of selected sentences lose weight, so that the next one has different content.
 */
function sortByImportance(units: readonly Unit[]): number[] {
  const weights = countWords(units);
  const remainingPositions = new Set(units.keys());
  const sortedPositions: number[] = [];
  while (remainingPositions.size > 0) {
    let best = -1;
    let bestRate = -1;
    for (const position of remainingPositions) {
      const unit = units[position];
      const unitRate = unit === undefined ? 0 : rate(unit, position / units.length, weights);
      if (unitRate > bestRate) [best, bestRate] = [position, unitRate];
    }
    remainingPositions.delete(best);
    sortedPositions.push(best);
    for (const word of new Set(units[best]?.words)) weights.set(word, (weights.get(word) ?? 0) * TAKEN_SHARE);
  }
  return sortedPositions;
}

function join(units: readonly Unit[]): string {
  return units
    .map(({ text, paragraph }, index) => {
      const former = units[index - 1];
      if (former === undefined) return text;
      const isSeparate = former.paragraph !== paragraph && (BULLET.test(text) || BULLET.test(former.text));
      const isSentence = SENTENCE_END.test(former.text);
      return `${isSeparate || !isSentence ? '\n' : former.paragraph === paragraph ? ' ' : '\n'}${text}`;
    })
    .join('');
}

function apply({ share, order }: Plan, units: readonly Unit[], sortedPositions: readonly number[]): string {
  const maxLength = share * units.reduce((sum, { text }) => sum + text.length, 0);
  const chosenPositions: number[] = [];
  let usedLength = 0;
  // A short sentence is not selected only for its length: only the more important ones are considered.
  for (const position of sortedPositions.slice(0, Math.ceil(sortedPositions.length * CONSIDERED_SHARE))) {
    const length = units[position]?.text.length ?? 0;
    if (chosenPositions.length > 0 && usedLength + length > maxLength) continue;
    chosenPositions.push(position);
    usedLength += length;
  }
  const orderedPositions =
    order === 'text' ? chosenPositions.toSorted((one, other) => one - other) : chosenPositions;
  return join(orderedPositions.flatMap((position) => units[position] ?? []));
}

/**
 * Short versions of a text, made of its own sentences: up to five different ones, deterministic. Empty when there is
 * nothing to leave out.
 */
export function shortenLocally(text: string): string[] {
  const units = listUnits(text, findLanguage(text));
  const sortedPositions = sortByImportance(units);
  const longest = text.trim().length * LONGEST_SHARE;
  const versions = PLANS.map((plan) => apply(plan, units, sortedPositions)).filter(
    (version) => version !== '' && version.length <= longest,
  );
  return [...new Set(versions)].slice(0, ROLE_SUMMARY_VERSIONS);
}
