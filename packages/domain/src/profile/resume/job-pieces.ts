import { hasLegalForm, isSelfEmployed, looksLikeCompany, looksLikeRole } from './job-words.ts';
import { isCountry, isPlace } from './places.ts';

/** A piece of the head of a job. */
export interface Piece {
  readonly text: string;
  /** The line of the head that contains it. */
  readonly line: number;
  /** Whether it follows "at" or "bei". */
  readonly isEmployer: boolean;
  /** Whether it was in brackets. */
  readonly isBracketed: boolean;
  readonly isPlace: boolean;
  /** The last of several pieces in its cell, so perhaps the town. */
  readonly isTail: boolean;
  /** Whether it is alone beside the time. */
  readonly isBesideTime: boolean;
}

const DROPPED_WORDS =
  /\((?:[mwfdxi]\s?[/|,*]\s?){1,3}[mwfdxi]\)|\(?(?:vollzeit|teilzeit|full[- ]time|part[- ]time|befristet|unbefristet|elternzeitvertretung|minijob|\d{1,2}\+? (?:hours|stunden|std\.?|h)(?: (?:per|a|pro|\/) ?(?:week|woche))?)\)?|\(\s*\d{1,3}\s?%\s*\)|\(\s*\d+ (?:jahre?|years?|monate?|months?|yrs?|mos?)[^)]*\)/giu;
const AT =
  /\s(?:at|bei der|bei dem|bei den|beim|bei)\s+(?=\p{Lu}|\d)|\s@\s*|\s(?:an der|an dem|am)\s+(?=[^,]{0,40}(?:universität|hochschule|akademie|institut|klinik|schule|gymnasium|theater|zentrum))|\s(?:in der|im|in dem)\s+(?=[^,]{0,30}(?:bäckerei|metzgerei|praxis|kanzlei|klinik|hotel|restaurant|café|werkstatt|agentur|schule|kita|kindergarten|büro|autohaus|apotheke|krankenhaus))/giu;
const SEPARATOR = /\t|\s*[|•·♦◆▪●○‧›»]\s*|\s+[–—‒―−~-]+\s+|\s+\/\s+|,\s+|;\s+|:\s+/u;
const BRACKETS = /\(([^()]{2,60})\)/gu;
const EMPLOYER_MARK = '\u0001';
const BRACKET_MARK = '\u0002';
const MARKS = new RegExp(`[${EMPLOYER_MARK}${BRACKET_MARK}]`, 'gu');
const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|MB|SK|NS|NB|NSW|VIC|QLD|FR|ES|PT|NL|BE|LU|CH|AT|PL|CZ|UK|GB|IE|DK|FI|HU|RO|BG|GR|SI|LT|LV|EE|TR|CN|JP|SG|NZ|ZA|AE|USA?';
/** "Mountain View, CA", "Toulouse, FR" */
const TOWN_AND_STATE = new RegExp(
  `(?<=^|[\\t,|•·(–—-]\\s*)(\\p{Lu}[\\p{L}.'’ -]{1,30}),\\s*((?:${STATES})(?:\\s+\\d{5})?)(?![\\p{L}\\d])`,
  'gu',
);
const STATE_JOINT = '\u0003';

/** "Museum Guide. Tours for schools": a sentence that follows describes the job. */
const SENTENCE = /(?<=\p{Ll}{3})\.\s+\p{Lu}.*$/u;

function clean(text: string): string {
  return text
    .replace(SENTENCE, '')
    .replace(/^\s*(?:als|as(?: an?)?) (?=\p{Lu})/u, '')
    .replace(/(?<=\p{Ll}{3})\.\s*$/u, '')
    .replaceAll(/^[\s,;:|•·♦–—−()[\]*/-]+|[\s,;:|•·♦–—−([*/]+$|(?<!\([^)]*)\)+$|\]+$/gu, '')
    .replaceAll(/\s+/gu, ' ');
}

/** Joins countries with their town, legal forms with their company, additions in brackets with their role. */
function rejoin(pieces: readonly Piece[]): Piece[] {
  const joinedPieces: Piece[] = [];
  for (const piece of pieces) {
    const last = joinedPieces.at(-1);
    const isAddition =
      piece.isBracketed &&
      last !== undefined &&
      (looksLikeRole(last.text) || looksLikeRole(piece.text)) &&
      !piece.isPlace &&
      !isSelfEmployed(piece.text) &&
      !looksLikeCompany(piece.text);
    const isForm = /^(?:Inc\.?|Ltd\.?|LLC|GmbH|AG|LLP|PLC)$/u.test(piece.text);
    const isTail = last !== undefined && ((isCountry(piece.text) && !isForm && last.isTail) || isForm);
    if (isTail && (isForm || last.isPlace || piece.line === last.line)) {
      const isTown = !isForm && last.text.split(' ').length < 4 && !looksLikeCompany(last.text);
      if (isForm || isTown) {
        joinedPieces[joinedPieces.length - 1] = {
          ...last,
          text: `${last.text}, ${piece.text}`,
          isPlace: isTown,
        };
        continue;
      }
    }
    if (isAddition) joinedPieces[joinedPieces.length - 1] = { ...last, text: `${last.text} (${piece.text})` };
    else joinedPieces.push(piece);
  }
  return joinedPieces;
}

const TOWN =
  '(?:(?:St\\.|Sankt|Bad|San|Santa|New|Den) )?\\p{Lu}[\\p{L}-]+(?:[ -](?:am|an der|im|a\\. ?d\\.|Bad|St\\.)?[ ]?\\p{Lu}[\\p{L}-]+)?(?: am Main)?';
const IN_TOWN = new RegExp(`^(?<name>.{3,}?)\\s+in\\s+(?<town>${TOWN})$`, 'u');
const LAST_TOWN = /^(?<name>.{3,}?)\s+(?<town>\p{Lu}[\p{L}-]+(?: am Main)?)$/u;

/** "Elbkontor AG in Hamburg", "Elbkontor AG Hamburg": the town at the end is a separate piece. */
function partTown(piece: Piece): Piece[] {
  const inTown = IN_TOWN.exec(piece.text)?.groups;
  const last = LAST_TOWN.exec(piece.text)?.groups;
  const isInTown =
    inTown !== undefined &&
    (isPlace(inTown['town'] ?? '') || piece.isEmployer || looksLikeCompany(inTown['name'] ?? ''));
  const match = isInTown ? inTown : last;
  const { name = '', town = '' } = match ?? {};
  if (match === undefined || (!isInTown && !(isPlace(town) && hasLegalForm(name)))) return [piece];
  return [
    { ...piece, text: name },
    { ...piece, text: town, isEmployer: false, isPlace: true },
  ];
}

/** The pieces of one line of a head. */
function piecesOfLine(line: string, index: number): Piece[] {
  const parts = line
    .replaceAll(DROPPED_WORDS, ' ')
    .replaceAll(BRACKETS, `\t${BRACKET_MARK}$1\t`)
    .replaceAll(TOWN_AND_STATE, (whole, town: string, state: string) =>
      looksLikeRole(town) ? whole : `\t${town}${STATE_JOINT}${state}`,
    )
    .replaceAll(AT, `\t${EMPLOYER_MARK}`)
    .split(SEPARATOR)
    .map((part) => {
      const text = clean(part.replaceAll(MARKS, '').replaceAll(STATE_JOINT, ', '));
      return {
        text,
        line: index,
        isEmployer: part.includes(EMPLOYER_MARK),
        isBracketed: part.includes(BRACKET_MARK) && !isSelfEmployed(text),
        isPlace: part.includes(STATE_JOINT) || (isPlace(text) && !hasLegalForm(text)),
        isTail: true,
        isBesideTime: false,
      };
    })
    .filter(({ text }) => /\p{L}{2}|\d/u.test(text));
  const isBesideTime = parts.length === 1 && /^[\s|•·,–—-]*\t|\t[\s|•·,–—-]*$/u.test(line);
  return parts.map((piece, at) => ({ ...piece, isTail: at > 0 && at >= parts.length - 2, isBesideTime }));
}

/** The pieces of the head of a job, in reading order. */
export function piecesOf(lines: readonly string[]): Piece[] {
  return lines.flatMap((line, index) => rejoin(piecesOfLine(line, index)).flatMap(partTown));
}
