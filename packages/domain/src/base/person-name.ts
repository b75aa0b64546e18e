import { NAME_MAX_CHARACTERS } from './limits.ts';
import { findParticle, isDegree, isParticle, isSuffix, isTitle } from './name-titles.ts';
import { toLine } from './names.ts';

export interface PersonName {
  readonly first: string;
  readonly last: string | null;
}

/** The parts of a full name in the form of `toLine`; a part that is missing is empty. */
export interface ParsedPersonName {
  /** Salutations and titles: "Frau Prof. Dr. med.". */
  readonly title: string;
  /** A person with one name has it here, and no last name. */
  readonly first_name: string;
  /** With its particles: "von der Heide". */
  readonly last_name: string;
  /** "Jr.", "PhD, MBA", "(they/them)", "geb. Schmidt". */
  readonly suffix: string;
  /** Whether the start of the last name is ambiguous; then it is the last word, or the name is not split. */
  readonly isUnsure: boolean;
}

interface Names {
  readonly first: string;
  readonly last: string;
  readonly isUnsure: boolean;
}

/** The patterns are quadratic in the length; a longer text is not a name, and is not parsed. */
const TEXT_MAX_CHARACTERS = 500;
const HAN_OR_HANGUL = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー々\p{Mn}]+$/u;
const COMMAS = /[,،，、]/;
const BIRTH_NAME = /(?:^|\s)\(?(?:geb\.|geborene[r]?|née|born)\s+[^,]+$/iu;
const IN_QUOTES = /^["'“”„‟«»‹›‘’‚`](.+)["'“”„‟«»‹›‘’‚`]$/;

/** Additions of directories and meetings after a name: "(HR)", "[extern]", "(Guest)". */
const REMARK = /\S\s*([(（[][^()（）[\]]*[)）\]]|\s[|@]\s.*)$/u;

/** Splits a text into the name and the bracketed remarks at its end. */
function cutRemarks(text: string): { bareText: string; remarks: readonly string[] } {
  let bareText = text.replace(/^[([]([^()[\]]*)[)\]]$/, '$1');
  const remarks: string[] = [];
  for (let match = REMARK.exec(bareText); match !== null; match = REMARK.exec(bareText)) {
    remarks.unshift(toLine(match[1]));
    bareText = bareText.slice(0, -(match[1] ?? '').length).trim();
  }
  return { bareText, remarks };
}

const join = (words: readonly string[], from: number, to?: number) => words.slice(from, to).join(' ');

/** Words in upper case among others are the last name: "DUPONT Jean", "Jean DUPONT MARTIN". */
function splitByCapitals(words: readonly string[]): Names | undefined {
  const isCapital = (word: string) =>
    /^\p{L}[\p{L}\p{M}'’-]{2,}$/u.test(word) && word === word.toUpperCase() && word !== word.toLowerCase();
  const flags = words.map(isCapital);
  const [from, to] = [flags.indexOf(true), flags.lastIndexOf(true)];
  const isOneGroup = flags.slice(from, to + 1).every(Boolean);
  if (from === -1 || !isOneGroup || flags.every(Boolean)) return undefined;
  if (from === 0) return { first: join(words, to + 1), last: join(words, 0, to + 1), isUnsure: false };
  if (to !== words.length - 1) return undefined;
  const particle = findParticle(words);
  const start = particle !== -1 && particle < from ? particle : from;
  return { first: join(words, 0, start), last: join(words, start), isUnsure: false };
}

/** Patronymics in Russian, Ukrainian and Belarusian names. */
const PATRONYMIC = /(?:ович|евич|ьич|йович|овна|евна|ична|инична|івна|ївна)$/iu;
const isSmallParticle = (word: string) => word === word.toLowerCase() && isParticle(word);

/** A name with the last name first: "van der Berg Jan", "Иванов Иван Иванович"; "von Beispiel" is one name. */
function splitLastNameInFront(words: readonly string[]): Names | undefined {
  const particles = words.findIndex((word) => !isSmallParticle(word));
  if (particles > 0)
    return words.length === particles + 1
      ? { first: join(words, 0), last: '', isUnsure: true }
      : { first: join(words, particles + 1), last: join(words, 0, particles + 1), isUnsure: true };
  const isPatronymic = (word = '') => PATRONYMIC.test(word);
  if (words.length !== 3 || !isPatronymic(words[2]) || isPatronymic(words[1])) return undefined;
  return { first: join(words, 1), last: words[0] ?? '', isUnsure: false };
}

/** First and last name from words without titles. */
function splitWords(words: readonly string[]): Names {
  const [only = ''] = words;
  if (words.length < 2) return { first: only, last: '', isUnsure: HAN_OR_HANGUL.test(only) };
  // In Chinese, Japanese and Korean the family name is written first.
  if (words.every((word) => HAN_OR_HANGUL.test(word)))
    return { first: join(words, 1), last: only, isUnsure: words.length > 2 };
  const inFront = splitLastNameInFront(words) ?? splitByCapitals(words);
  if (inFront !== undefined) return inFront;
  const particle = findParticle(words);
  const start = particle === -1 ? words.length - 1 : particle;
  return {
    first: join(words, 0, start),
    last: join(words, start),
    isUnsure: particle === -1 && words.length > 2,
  };
}

/** Abbreviations after a whole name count as titles, whatever they mean: "Jane Doe, FRSA", "Jane Doe, M.Ed." */
const LETTERS_OF_TITLE = /^(?:\p{Lu}{3,6}|(?:\p{Lu}\p{Ll}{0,3}\.){2,}(?:\p{Lu}\p{Ll}{0,3})?)$/u;

/** The words of a part of a name, and the titles and suffixes around them. */
function readPart(part: string, isBehindComma = false) {
  let words = part.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
  let titles = 0;
  while (titles < words.length && isTitle(words[titles] ?? '', titles > 0)) titles += 1;
  const title = words.slice(0, titles);
  words = words.slice(titles);
  let end = words.length;
  while (end > 0 && (isSuffix(words[end - 1] ?? '') || (isBehindComma && isDegree(words[end - 1] ?? ''))))
    end -= 1;
  return { title, words: words.slice(0, end), suffix: words.slice(end) };
}

type Part = ReturnType<typeof readPart>;

function readParts(text: string): Part[] {
  const [head, ...others] = text.split(COMMAS).map((part, index) => readPart(part.trim(), index > 0));
  if (head === undefined) return [];
  const isWhole = head.words.length > 1 && head.words.some((word) => /\p{Ll}/u.test(word));
  const isAfter = ({ words }: Part) => words.length > 0 && words.every((word) => LETTERS_OF_TITLE.test(word));
  if (isWhole && others.some(isAfter) && others.every((part) => part.words.length === 0 || isAfter(part)))
    return [head, ...others.map((part) => ({ ...part, words: [], suffix: [...part.words, ...part.suffix] }))];
  const [degree] = others;
  // "Berg, MA" is a name, "Anna Berg, MA" is not.
  if (
    head.words.length < 2 &&
    degree?.words.length === 0 &&
    degree.suffix.every((word) => isDegree(word) && !isSuffix(word))
  )
    return [head, { ...degree, words: degree.suffix, suffix: [] }, ...others.slice(1)];
  // "Herr, Anna": a last name that is spelt like a title.
  const isName = head.words.length === 0 && head.title.length === 1 && others.length === 1;
  return isName ? [{ title: [], words: head.title, suffix: head.suffix }, ...others] : [head, ...others];
}

/** "Beethoven, Ludwig van": particles at the end of the first names belong to the last name. */
function splitAtComma(last: readonly string[], first: readonly string[]): Names {
  let end = first.length;
  while (end > 1 && isParticle(first[end - 1] ?? '') && first[end - 1] === first[end - 1]?.toLowerCase())
    end -= 1;
  return { first: join(first, 0, end), last: [...first.slice(end), ...last].join(' '), isUnsure: false };
}

function namesOf(parts: readonly Part[], hasTitle: boolean): Names {
  const [one = [], two, ...more] = parts.map(({ words }) => words);
  if (two !== undefined) return { ...splitAtComma(one, [...two, ...more.flat()]), isUnsure: more.length > 0 };
  // "Dr. Müller": titles are not combined with only a first name.
  const isLastName = one.length === 1 || isSmallParticle(one[0] ?? '');
  if (hasTitle && isLastName) return { first: '', last: join(one, 0), isUnsure: true };
  return splitWords(one);
}

/**
 * Parses a full name: "Prof. Dr. Anna von der Heide", "Müller, Dr. Anna", "John Smith, Jr., PhD", "DUPONT Jean".
 *
 * A comma after a name separates the last name from the first. Otherwise the last name begins at its first particle, at
 * words in upper case, or at the last word. Chinese, Japanese and Korean names with a blank begin with the family name;
 * without a blank they stay one name, like every other single word. The spelling is unchanged. A text of more than 500
 * characters is not parsed.
 */
export function parsePersonName(text: string | null | undefined): ParsedPersonName {
  const whole = toLine(text);
  if (whole.length > TEXT_MAX_CHARACTERS)
    return { title: '', first_name: whole, last_name: '', suffix: '', isUnsure: true };
  const { bareText: line, remarks } = cutRemarks(whole.replace(IN_QUOTES, '$1'));
  const birthName = BIRTH_NAME.exec(line)?.[0].trim() ?? '';
  const parts = readParts(birthName === '' ? line : line.replace(BIRTH_NAME, ''));
  const title = parts.flatMap((part) => part.title).join(' ');
  const names = namesOf(
    parts.filter(({ words }) => words.length > 0),
    title !== '',
  );
  const suffix = [...parts.map((part) => part.suffix.join(' ')), birthName, ...remarks].filter(
    (one) => one !== '',
  );
  const isEmpty = names.first === '' && names.last === '';
  // Only titles: then they are the name.
  if (isEmpty && line !== '') return { title: '', ...rename(splitWords(line.split(' '))), suffix: '' };
  return { title, ...rename(names), suffix: suffix.join(', ') };
}

function rename({ first, last, isUnsure }: Names) {
  return { first_name: first, last_name: last, isUnsure };
}

/** A first name without leading titles; unchanged if there are only titles. */
export function withoutTitles(name: string): string {
  const { title, words } = readPart(toLine(name));
  return words.length === 0 ? title.join(' ') : words.join(' ');
}

/** A separate last name without titles, suffixes and the name at birth; unchanged if there is nothing else. */
export function lastNameOf(text: string): string {
  const whole = toLine(text);
  if (whole.length > TEXT_MAX_CHARACTERS) return whole;
  const line = cutRemarks(whole).bareText;
  const withoutBirthName = line.replace(BIRTH_NAME, '');
  const parts = readParts(withoutBirthName === '' ? line : withoutBirthName);
  if (parts.every(({ title, suffix }) => title.length + suffix.length === 0))
    return withoutBirthName === '' ? line : toLine(withoutBirthName.replace(/[\s,]+$/, ''));
  const words = parts.flatMap((part) => part.words);
  return words.length === 0 ? line : words.join(' ');
}

/** Whether a text consists only of titles and suffixes: "Prof. Dr. med.", "MBA". */
export function isOnlyTitles(text: string): boolean {
  const { title, words, suffix } = readPart(toLine(text).replace(COMMAS, ' '));
  return words.length === 0 && title.length + suffix.length > 0;
}

/** First and last name of a full name, without titles and suffixes; see parsePersonName. */
export function splitFullName(fullName: string): { first_name: string; last_name: string } {
  const { first_name, last_name } = parsePersonName(fullName);
  return { first_name, last_name };
}

function cut(part: string): string {
  return Array.from(part).slice(0, NAME_MAX_CHARACTERS).join('').trim();
}

/** Splits one name field into two, each cut to its limit, without titles and suffixes. */
export function splitName(name: string): PersonName {
  const { first_name, last_name } = parsePersonName(name);
  const [first, last] = first_name === '' ? [last_name, ''] : [first_name, last_name];
  return { first: cut(first), last: last === '' ? null : cut(last) };
}

function capitalize(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** A suggested name for an address like anna.kowalski@…; undefined when the address does not look like a name. */
export function suggestName(email: string): { first_name: string; last_name: string } | undefined {
  const parts = /^(\p{L}{2,})\.(\p{L}{2,})@/u.exec(email.trim());
  if (parts === null) return undefined;
  return { first_name: capitalize(parts[1] ?? ''), last_name: capitalize(parts[2] ?? '') };
}
