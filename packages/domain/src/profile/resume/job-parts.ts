import type { Piece } from './job-pieces.ts';
import { piecesOf } from './job-pieces.ts';
import { findNamedPart, looksLikeCompany, looksLikeRole, roleLeaning } from './job-words.ts';

export interface JobParts {
  role: string;
  company: string;
  place: string;
}

/** Whether roles come before employers in a resume: positive if so, the higher the more certain. */
export type Order = number;

const LABELLED_VALUE = /^(?<label>\p{L}[\p{L} /–-]{1,40}?)\s*(?::\s*|\t\s*|:?$)(?<value>.*)$/u;
const CANDIDATES_MAX = 4;
const ORDER_MAX = 2;

/** "als Kellner" on a separate line. */
const AS_ROLE = /^(?:als|as (?:an? )?)\s?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2})$/u;

/** A part that is written with its name: "Position: Analyst", "City: Como". */
function namedPartOf(text: string) {
  const role = AS_ROLE.exec(text.trim())?.[1];
  if (role !== undefined) return { part: 'role' as const, value: role };
  const { label = '', value = '' } = LABELLED_VALUE.exec(text.trim())?.groups ?? {};
  const part = label === '' ? undefined : findNamedPart(label);
  return part === undefined ? undefined : { part, value: value.trim() };
}

export function isNamedPart(line: string): boolean {
  return namedPartOf(line) !== undefined;
}

/** "Elektro Krause e. K., Güstrow": the employer may contain its town. */
function partTownOf(employer: string): { name: string; town: string } {
  const [name, town, ...others] = piecesOf([employer]);
  const isTown = town !== undefined && others.length === 0 && (town.isPlace || isTownLike(town));
  return isTown && name !== undefined ? { name: name.text, town: town.text } : { name: employer, town: '' };
}

/** Extracts the labelled parts from the lines; several can be in one line, separated by strokes. */
function takeNamedParts(lines: readonly string[]): { parts: JobParts; others: string[] } {
  const parts: JobParts = { role: '', company: '', place: '' };
  const others: string[] = [];
  for (const line of lines) {
    const pieces = line.split(/\s*\|\s*/u);
    const namedParts = pieces.map(namedPartOf);
    if (!namedParts.some((each) => each !== undefined)) {
      others.push(line);
      continue;
    }
    namedParts.forEach((each, index) => {
      if (each === undefined) {
        others.push(pieces[index] ?? '');
      } else if (each.part === 'company') {
        const { name, town } = partTownOf(each.value);
        parts.company ||= name;
        parts.place ||= town;
      } else if (each.part === 'role' || each.part === 'place') {
        parts[each.part] ||= each.value;
      }
    });
  }
  return { parts, others };
}

function candidatesOf(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ isPlace, isBracketed }) => !isPlace && !isBracketed).slice(0, CANDIDATES_MAX);
}

const isTownLike = ({ text, isTail }: Piece) => isTail && hasFormOfTown(text);
const hasFormOfTown = (text: string) =>
  !looksLikeRole(text) && /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u.test(text);

function leaningOf(piece: Piece): number {
  return piece.isEmployer ? -8 : roleLeaning(piece.text);
}

/** How likely the first piece of a head is the role rather than the second; zero when there is nothing to compare. */
export function orderOf(lines: readonly string[]): Order {
  const { parts, others } = takeNamedParts(lines);
  if (parts.role !== '' || parts.company !== '') return 0;
  const [first, second] = candidatesOf(piecesOf(others));
  if (first === undefined || second === undefined) return 0;
  return Math.max(-3, Math.min(3, leaningOf(first) - leaningOf(second)));
}

interface Pair {
  readonly role: Piece;
  readonly company: Piece;
}

/** The two pieces that are role and employer most probably, judged by their words and by the order of the resume. */
function findPair(candidates: readonly Piece[], order: Order): Pair | undefined {
  let best: (Pair & { score: number }) | undefined;
  const weight = Math.max(-ORDER_MAX, Math.min(ORDER_MAX, order));
  candidates.forEach((role, roleAt) => {
    candidates.forEach((company, companyAt) => {
      if (roleAt === companyAt) return;
      const late = (roleAt + companyAt) * 0.5;
      const isTown = (piece: Piece) =>
        isTownLike(piece) ||
        (candidates.length > 2 && piece.isBesideTime && hasFormOfTown(piece.text) && leaningOf(piece) <= 0);
      const towns = [role, company].filter(isTown).length * 0.9;
      const score =
        leaningOf(role) - leaningOf(company) + (roleAt < companyAt ? weight : -weight) - late - towns;
      if (best === undefined || score > best.score) best = { role, company, score };
    });
  });
  return best;
}

const DEPARTMENT =
  /^(?:department|dept\.?|faculty|school|division|chair|institute?|institut|fakultät|lehrstuhl|abteilung|ward|station|unit|team|fachbereich|klinik für|(?:medizinische |chirurgische |universitäts)?klinik [IVX]+$|fachgebiet|professur)(?!\p{L})/iu;
const INSTITUTION =
  /universit|college|hochschule|(?<!\p{L})(?:TU|FH|RWTH|ETH|LMU|KIT)(?!\p{L})|klinikum|charité/iu;

/**
 * "Peer Programme – Harbour University": the first is the employer, unless the other one is a firm by its legal form.
 */
function firstOfLine(candidates: readonly Piece[], { role, company }: Pair): Piece {
  const first = candidates.find(
    (piece) => piece.line === company.line && piece !== role && roleLeaning(piece.text) < 1,
  );
  if (first === undefined) return company;
  // The institution is the employer, not its department.
  const whole = candidates.find(
    (piece) =>
      piece.line === first.line &&
      piece !== role &&
      piece !== first &&
      (INSTITUTION.test(piece.text) || looksLikeCompany(piece.text)),
  );
  if (DEPARTMENT.test(first.text) && whole !== undefined) return whole;
  return leaningOf(company) < -5 ? company : first;
}

/** "Vice President, Global Supply Chain": a role in a separate line continues after its comma. */
function wholeRole(pieces: readonly Piece[], { role, company }: Pair): string {
  if (role.line === company.line) return role.text;
  const hasPlace = pieces.some(({ isPlace, line }) => isPlace && line !== role.line);
  const followingPieces = pieces
    .slice(pieces.indexOf(role) + 1)
    .filter((piece) => piece.line === role.line && !piece.isPlace && !piece.isBracketed)
    .filter((piece) => !/\d/u.test(piece.text) && (hasPlace || !isTownLike(piece)));
  return [role, ...followingPieces].map(({ text }) => text).join(', ');
}

/** Role, company and place from the lines of a job's head; a missing part is empty. */
export function readJobParts(lines: readonly string[], order: Order): JobParts {
  const { parts, others } = takeNamedParts(lines);
  if (parts.role !== '' && parts.company !== '') return parts;
  const pieces = piecesOf(others);
  const candidates = candidatesOf(pieces);
  const usedPieces = new Set<Piece>();
  if (parts.role !== '' || parts.company !== '') {
    const [piece] = candidates;
    if (piece !== undefined) usedPieces.add(piece);
    parts.role ||= piece?.text ?? '';
    parts.company ||= piece?.text ?? '';
  } else if (candidates.length === 1) {
    const [piece] = candidates;
    if (piece !== undefined) {
      usedPieces.add(piece);
      parts[leaningOf(piece) < 0 ? 'company' : 'role'] = piece.text;
    }
  } else {
    const pair = findPair(candidates, order);
    // An employer and its town: there is no role.
    const isTown = candidates.length === 2 && pair !== undefined && isTownLike(pair.role);
    const hasRole = pair !== undefined && !(isTown && leaningOf(pair.role) < 1);
    const company = pair === undefined ? undefined : firstOfLine(candidates, pair);
    if (company !== undefined) usedPieces.add(company);
    if (pair !== undefined && hasRole) usedPieces.add(pair.role);
    parts.role = hasRole && pair !== undefined ? wholeRole(pieces, pair) : '';
    parts.company = company?.text ?? '';
  }
  // With all else known, a short capitalised rest is a town that the list of places lacks.
  const place =
    pieces.find((piece) => piece.isPlace) ??
    pieces.find((piece) => !usedPieces.has(piece) && !looksLikeRole(piece.text) && isShortName(piece.text));
  parts.place ||= place?.text ?? '';
  return parts;
}

function isShortName(text: string): boolean {
  return /^\p{Lu}[\p{L}./-]+(?:,? \p{L}[\p{L}./-]+){0,2}$/u.test(text);
}
