import { BULLET } from './skills.ts';
import type { ResumeLine, SourceLine } from './types.ts';
import { isHyphenated, sourceOf, textOf } from './words.ts';

/** Lines that are read as one. */
export interface Paragraph {
  readonly line: ResumeLine;
  readonly sources: readonly SourceLine[];
}

const WORDS_MIN = 4;
const WORDS_MAX = 9;
const PERSON =
  /(?<![\p{L}.&-])(?:I|I'm|my|me|myself|we|our|you|your|ich|mein(?:e[rnms]?)?|mich|mir|wir|unser[en]?|du|is|are|was|were|have|has|had|am|bin|ist|sind|war|habe|hat|werde|wurde|kann|can|will)(?![\p{L}-])/iu;

/** Whether a text is a sentence rather than a list of names. */
export function isSentence(text: string): boolean {
  const plain = text.replace(BULLET, '').trim();
  const words = plain.split(/\s+/u);
  if (words.length < WORDS_MIN) return false;
  if (/[.!?]["”“)]?$/u.test(plain) && !/(?:etc|usw|u\. ?a|z\. ?B)\.$/u.test(plain)) return true;
  if (PERSON.test(plain)) return true;
  // A list has separators or few words between them.
  return plain.split(/[,;|•·:/\t\u2002♦]/u).some((part) => part.trim().split(/\s+/u).length > WORDS_MAX);
}

const endsOpen = (text: string) => /[,;]$/u.test(text);

function goesOn(last: ResumeLine, next: ResumeLine): boolean {
  const [text, more] = [textOf(last), textOf(next)];
  if (isHyphenated(text, more) && next.cells.length === 1) return true;
  if (BULLET.test(more) || /^[^,]{2,40}:/u.test(more) || last.cells.length > 1 || next.cells.length > 1)
    return false;
  if (endsOpen(text)) return true;
  if (!last.isFull || last.size !== next.size || last.isBold !== next.isBold) return false;
  if (/[,;]/u.test(text)) return true;
  const isWithin = /^\p{Ll}/u.test(more) || isSentence(text);
  return isWithin && text.split(/\s+/u).length >= WORDS_MIN && !/[.!?]$/u.test(text);
}

/** Lists and sentences that continue in the next line: "roadmaps, user" above "research". */
export function paragraphsOf(lines: readonly ResumeLine[]): Paragraph[] {
  const paragraphs: { line: ResumeLine; last: ResumeLine; sources: SourceLine[] }[] = [];
  for (const line of lines) {
    const paragraph = paragraphs.at(-1);
    if (paragraph !== undefined && goesOn(paragraph.last, line)) {
      const [text, more] = [textOf(paragraph.line), textOf(line)];
      // "(Grund-" above "kenntnisse)": the hyphen only marks the line end, but "IT-" above "und" keeps it.
      const isWord = isHyphenated(text, more) && !/^(?:und|oder|and|or|bzw)(?!\p{L})/u.test(more);
      paragraph.line = { ...line, cells: [isWord ? `${text.slice(0, -1)}${more}` : `${text} ${more}`] };
      paragraph.last = line;
      paragraph.sources.push(sourceOf(line));
    } else paragraphs.push({ line, last: line, sources: [sourceOf(line)] });
  }
  return paragraphs;
}
