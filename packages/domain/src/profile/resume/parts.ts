import { findRange, findSingleDate, isOnlyDate } from './dates.ts';
import { isDateOfResume } from './boilerplate.ts';
import { guessSection, sectionOfPlainWords } from './heading-words.ts';
import type { Section } from './headings.ts';
import { findInlineSection, findSection } from './headings.ts';
import { looksLikeCompany, looksLikeRole } from './job-words.ts';
import { readLanguageLine } from './languages.ts';
import { BULLET } from './skills.ts';
import type { ResumeLine } from './types.ts';
import { textOf } from './words.ts';

/** The lines below a heading. */
export interface Part {
  readonly section: Section;
  readonly lines: ResumeLine[];
}

const LARGER = 1.08;
const WORDS_MAX = 7;
const HEADINGS_SHARE = 0.5;

const isUpper = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** The format of a line. */
function styleOf(line: ResumeLine): string {
  return [Math.round(line.size * 2), line.isBold ? 'bold' : '', isUpper(textOf(line)) ? 'capitals' : ''].join(
    ' ',
  );
}

/** The size of most of the text: half of the letters are smaller or as large. */
function bodySize(lines: readonly ResumeLine[]): number {
  const sizedLines = lines
    .map((line) => ({ size: line.size, letters: textOf(line).length }))
    .toSorted((a, b) => a.size - b.size);
  const half = sizedLines.reduce((sum, { letters }) => sum + letters, 0) / 2;
  let sum = 0;
  return (
    sizedLines.find(({ letters }) => {
      sum += letters;
      return sum >= half;
    })?.size ?? 0
  );
}

/** The size of the largest text if only one line has it, like the name of the person; infinite otherwise. */
function titleSize(lines: readonly ResumeLine[]): number {
  const largest = Math.max(...lines.map(({ size }) => size));
  return lines.filter(({ size }) => size > largest - 0.5).length === 1 ? largest - 0.5 : Infinity;
}

/** Whether a line can be a heading at all: short, no sentence and no time. */
function canBeHeading(line: ResumeLine): boolean {
  const text = textOf(line);
  return (
    line.cells.length === 1 &&
    !BULLET.test(text) &&
    text.split(/\s+/u).length <= WORDS_MAX &&
    /\p{L}{2}/u.test(text) &&
    !/[.,;!]$/u.test(text) &&
    findRange(text) === undefined &&
    findSingleDate(text) === undefined
  );
}

/** A heading may contain the word of a role: "Leadership Experience". */
function isRoleTitle(text: string): boolean {
  return (
    looksLikeRole(text) &&
    !/(?:experiences?|employment|history|erfahrung(?:en)?|werdegang|career|bildung|studium|lehre):?$/iu.test(
      text,
    )
  );
}

function isNamedHeading(text: string): boolean {
  return findSection(text) !== undefined || guessSection(text) !== undefined;
}

/** The formats of headings: most lines with such a format are headings by their words. */
function headingStyles(lines: readonly ResumeLine[], body: number): ReadonlySet<string> {
  const styles = new Map<string, { all: number; headings: number; exact: number; line: ResumeLine }>();
  for (const line of lines) {
    const style = styleOf(line);
    const text = textOf(line);
    if (isOnlyDate(text)) continue;
    const count = styles.get(style) ?? { all: 0, headings: 0, exact: 0, line };
    count.all += 1;
    if (canBeHeading(line) && findSection(text) !== undefined) count.exact += 1;
    if (canBeHeading(line) && isNamedHeading(text) && (findSection(text) !== undefined || !isRoleTitle(text)))
      count.headings += 1;
    styles.set(style, count);
  }
  const styleEntries = [...styles].filter(([, { all, headings, exact, line }]) => {
    const isDistinct = line.size > body * LARGER || line.isBold || isUpper(textOf(line));
    const isLarger = line.size > body * 1.1;
    if (isLarger && exact > 0) return true;
    return isDistinct && headings >= (isLarger ? 1 : 2) && headings >= all * HEADINGS_SHARE;
  });
  return new Set(styleEntries.map(([style]) => style));
}

/** The formats of a resume's lines, and the space from which they are separate. */
interface Looks {
  readonly styles: ReadonlySet<string>;
  readonly body: number;
  readonly title: number;
  readonly wide: number;
}

const WIDE_GAP = 1.25;

/** Wider than most spaces between lines. */
function wideGap(lines: readonly ResumeLine[]): number {
  const gaps = lines
    .map(({ gap }) => gap)
    .filter((gap) => Number.isFinite(gap) && gap > 0)
    .toSorted((a, b) => a - b);
  return (gaps[Math.floor(gaps.length * 0.3)] ?? 0) * WIDE_GAP;
}

/** The part that a line opens as a heading; undefined for other lines. */
function sectionOf(line: ResumeLine, { styles, body, title, wide }: Looks): Section | undefined {
  const text = textOf(line);
  // "kenntnisse)" ends a bracket of the line above.
  if (BULLET.test(text) || /^[^(]*\)/u.test(text)) return undefined;
  const exact = findSection(text);
  if (exact !== undefined) return exact;
  if (!canBeHeading(line)) return undefined;
  // The largest line of a resume is the name of the person.
  if (line.size >= title) return undefined;
  const isLarger = line.size > body * LARGER;
  const hasStyle = styles.has(styleOf(line));
  const plain = line.gap > wide && !isRoleTitle(text) ? sectionOfPlainWords(text) : undefined;
  if (plain !== undefined && /^\p{Lu}/u.test(text)) return plain;
  const isUnderlined = text.endsWith(':') || (isUpper(text) && line.isBold);
  if (!hasStyle && !isUnderlined) return undefined;
  const guessedSection = isRoleTitle(text) && !isLarger ? undefined : guessSection(text);
  if (guessedSection !== undefined && (hasStyle || !looksLikeCompany(text))) return guessedSection;
  return hasStyle && isLarger ? 'unknown' : undefined;
}

/** "Languages: German, English" within other lines; a list of programming languages is not one of languages. */
function inlineOf(line: ResumeLine): { section: Section; content: string } | undefined {
  const text = textOf(line).replace(BULLET, '');
  const inline = findInlineSection(text) ?? labelOf(line);
  if (inline?.section === 'languages' && readLanguageLine(text).length === 0) return undefined;
  return inline;
}

/** A label in a separate column: "Other language(s)", "Job-related skills". */
function labelOf({ cells }: ResumeLine): { section: Section; content: string } | undefined {
  const [label = '', ...others] = cells;
  const content = others.join('\t');
  if (content === '' || label.length > 40) return undefined;
  const section = guessSection(label);
  if (section === 'languages') return { section, content: `${label}: ${content}` };
  return section === 'skills' ? { section, content } : undefined;
}

/** A heading in two lines: "SCHUL- UND" above "BERUFSBILDUNG". */
function joinHeadings(lines: readonly ResumeLine[]): ResumeLine[] {
  const joinedLines: ResumeLine[] = [];
  for (const line of lines) {
    const last = joinedLines.at(-1);
    const text = textOf(line);
    const isOpen =
      last !== undefined && /(?:\s(?:und|and|&)|-)$/iu.test(textOf(last)) && styleOf(last) === styleOf(line);
    const whole = `${textOf(last)} ${text}`;
    if (isOpen && canBeHeading(line) && canBeHeading(last) && isNamedHeading(whole)) {
      joinedLines[joinedLines.length - 1] = { ...last, cells: [whole] };
    } else joinedLines.push(line);
  }
  return joinedLines;
}

/** Parts in which lines with a label of their own are no parts of their own. */
const CLOSED_SECTIONS: ReadonlySet<Section> = new Set<Section>(['jobs', 'unknown']);

/** Whether the heading of a part continues: "WORK" above "EXPERIENCE", with the first line of a job beside each. */
function isCutHeading(part: Part | undefined): boolean {
  if (part === undefined || part.section !== 'jobs') return false;
  const isShort = part.lines.length > 0 && part.lines.length <= 2;
  return isShort && part.lines.every((line) => findRange(textOf(line)) === undefined);
}

const SIGNATURE_GAP = 4;

/** "Passau, 03.11.2025" and the name beside it, at the end of a page. */
function isSignature({ cells: [first = '', ...others], gap }: ResumeLine): boolean {
  return others.length > 0 && gap > SIGNATURE_GAP && isDateOfResume(first);
}

/** The lines of a resume by the headings above them. Lines above the first heading are about the person. */
export function partsOf(lines: readonly ResumeLine[]): Part[] {
  const body = bodySize(lines);
  const styles = headingStyles(lines, body);
  const title = titleSize(lines);
  const wide = wideGap(lines);
  const parts: Part[] = [{ section: 'person', lines: [] }];
  const open = (section: Section) => parts.push({ section, lines: [] });
  for (const line of joinHeadings(lines)) {
    if (isDateOfResume(textOf(line)) || isSignature(line)) continue;
    if (line.isNewColumn) open('person');
    const section = sectionOf(line, { styles, body, title, wide });
    const inline = section === undefined ? inlineOf(line) : undefined;
    const current = parts.at(-1);
    if (section === 'jobs' && isCutHeading(current)) continue;
    if (section !== undefined) open(section);
    else if (
      inline !== undefined &&
      inline.section !== 'jobs' &&
      current !== undefined &&
      !CLOSED_SECTIONS.has(current.section)
    ) {
      const back = current.section;
      open(inline.section);
      parts.at(-1)?.lines.push({ ...line, cells: [inline.content] });
      // "Tools: Figma, Jira" within skills is a line among others.
      if (back !== inline.section) open(back);
    } else current?.lines.push(line);
  }
  return parts;
}
