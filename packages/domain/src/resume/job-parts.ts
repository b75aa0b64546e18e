import { isCountry, isPlace } from './places.ts';

const LEGAL_FORM =
  /(?:^|[\s(])(?:GmbH(?: & Co\. ?KG(?:aA)?)?|gGmbH|AG|SE|KG|KGaA|OHG|UG|GbR|e\. ?V\.|e\. ?K\.|eG|Inc\.?|Ltd\.?|LLC|LLP|PLC|plc|Corp\.?|Corporation|S\.?A\.?|SAS|B\.?V\.?|Pty|Oy|AB|Sp\. z o\.o\.|S\.r\.l\.)(?=$|[\s),.])/u;
const COMPANY_WORD =
  /(?:bank|klinik|klinikum|kliniken|krankenhaus|hospital|universität|university|hochschule|college|school|schule|agentur|agency|verlag|werke?|group|gruppe|holding|labs?|studios?|consulting|solutions|systems|technologies|stiftung|foundation|ministerium|stadtverwaltung|landkreis|behörde|institut|institute|praxis|kanzlei|restaurant|hotel|café|partners|logistik|logistics|versicherung|insurance|handel|media|energy|energie|apotheke|werkstatt|autohaus|bäckerei|council|clinic|charity|pharma|retail|stores?|airlines?|verband|verein|zentrum|centre|center|ventures|capital|motors|brewery|brauerei|& (?:co|söhne|sohn|sons))\b/iu;
const ROLE_WORD =
  /(?:manager|entwickler|ingenieur|leiter|leitung|assisten[tzc]|werkstudent|praktika|intern\b|internship|consultant|analyst|engineer|developer|designer|head of|director|direktor|officer|specialist|spezialist|nurse|teacher|lehrer|verkäufer|kauf(?:mann|frau)|sachbearbeit|referent|berater|coordinator|koordinator|techniker|mechatroniker|trainee|student|architect|architekt|administrator|buchhalter|accountant|controller|redakteur|editor|journalist|writer|researcher|forscher|mitarbeiter|fachkraft|pfleger|schwester|arzt|ärztin|doctor|physio|erzieher|koch|köchin|kellner|waiter|chef\b|driver|fahrer|lead\b|owner|scrum master|founder|gründer|geschäftsführer|ceo|cto|cfo|president|associate|representative|vertrieb|sales|recruiter|partner\b|supervisor|vorarbeiter|meister|operator|planner|planer|disponent|auszubildende|azubi|apprentice|volontär|tutor|lecturer|dozent|professor|librarian|pharmacist|laborant|lagerist|monteur|elektriker|schreiner|tischler|advisor|adviser|strateg|producer|fotograf|photographer|bartender|barista|cashier|receptionist|hilfskraft|aushilfe|supporter|tester|scientist|agent|clerk|juris|anwält|anwalt|lawyer|paralegal|secretary|sekretär|informatiker|ausbildung|duales studium|freelance|freiberuflich|selbstständig)/iu;

const DROPPED =
  /\((?:[mwfdx]\s?[/|,]\s?){1,3}[mwfdx]\)|\(?(?:vollzeit|teilzeit|full[- ]time|part[- ]time|befristet|unbefristet|elternzeitvertretung)\)?|\(\s*\d{1,3}\s?%\s*\)|\(\s*\d+ (?:jahre?|years?|monate?|months?|yrs?|mos?)[^)]*\)/giu;

export interface JobParts {
  role: string;
  company: string;
  place: string;
}

/** A piece of the head of a job. */
interface Piece {
  readonly text: string;
  /** It follows "at" or "bei". */
  readonly isEmployer: boolean;
  /** It stood in brackets. */
  readonly isBracketed: boolean;
}

const AT = /\s(?:at|bei der|bei dem|beim|bei)\s+(?=\p{Lu}|\d)|\s@\s*/gu;
const SEPARATOR = /\t|\s*[|•·]\s*|\s+[–—-]\s+|,\s+|;\s+|:\s+/u;
const BRACKETS = /\(([^()]{2,60})\)/gu;
const EMPLOYER_MARK = '\u0001';
const BRACKET_MARK = '\u0002';

function clean(text: string): string {
  return text.replaceAll(/^[\s,;:|•·–—()-]+|[\s,;:|•·–—(]+$/gu, '').replaceAll(/\s+/g, ' ');
}

/** Countries go with their town, legal forms with their company. */
function rejoin(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isAddition =
      piece.isBracketed &&
      last !== undefined &&
      (looksLikeRole(last.text) || looksLikeRole(piece.text)) &&
      !isPlace(piece.text) &&
      !looksLikeCompany(piece.text);
    const isForm = /^(?:Inc\.?|Ltd\.?|LLC|GmbH|AG)$/u.test(piece.text);
    const isTail = last !== undefined && ((isCountry(piece.text) && isPlace(last.text)) || isForm);
    if (isTail) joined[joined.length - 1] = { ...last, text: `${last.text}, ${piece.text}` };
    else if (isAddition) joined[joined.length - 1] = { ...last, text: `${last.text} (${piece.text})` };
    else joined.push(piece);
  }
  return joined;
}

/** "Elbkontor AG in Hamburg", "Elbkontor AG Hamburg": the town at the end is a piece of its own. */
function partTown(piece: Piece): Piece[] {
  const match = /^(?<name>.{3,}?)(?:\s+in)?\s+(?<town>\p{Lu}[\p{L}-]+(?: am Main)?)$/u.exec(piece.text);
  const { name = '', town = '' } = match?.groups ?? {};
  const isTown =
    isPlace(town) && (LEGAL_FORM.test(name) || / in \p{Lu}[\p{L}-]+(?: am Main)?$/u.test(piece.text));
  return isTown
    ? [
        { ...piece, text: name },
        { ...piece, text: town, isEmployer: false },
      ]
    : [piece];
}

function piecesOf(line: string): Piece[] {
  return rejoin(
    line
      .replaceAll(DROPPED, ' ')
      .replaceAll(BRACKETS, `\t${BRACKET_MARK}$1\t`)
      .replaceAll(AT, `\t${EMPLOYER_MARK}`)
      .split(SEPARATOR)
      .map((part) => ({
        text: clean(part.replaceAll(new RegExp(`[${EMPLOYER_MARK}${BRACKET_MARK}]`, 'gu'), '')),
        isEmployer: part.includes(EMPLOYER_MARK),
        isBracketed: part.includes(BRACKET_MARK),
      }))
      .filter(({ text }) => /\p{L}{2}|\d/u.test(text)),
  ).flatMap(partTown);
}

export function looksLikeCompany(text: string): boolean {
  return LEGAL_FORM.test(text) || (COMPANY_WORD.test(text) && !ROLE_WORD.test(text));
}

export function looksLikeRole(text: string): boolean {
  return ROLE_WORD.test(text) && !LEGAL_FORM.test(text);
}

function take(pieces: Piece[], fits: (piece: Piece) => boolean): string {
  const at = pieces.findIndex(fits);
  return at < 0 ? '' : (pieces.splice(at, 1)[0]?.text ?? '');
}

/** Which of role and company stands first where neither is recognised. */
export type Order = 'role-first' | 'company-first';

/** The order of a head in which both are recognised; undefined otherwise. */
export function findOrder(lines: readonly string[]): Order | undefined {
  const pieces = lines.flatMap(piecesOf);
  const role = pieces.findIndex(({ text, isEmployer }) => !isEmployer && looksLikeRole(text));
  const company = pieces.findIndex(({ text, isEmployer }) => isEmployer || looksLikeCompany(text));
  if (role < 0 || company < 0 || role === company) return undefined;
  return role < company ? 'role-first' : 'company-first';
}

const NAMED_PART =
  /^(?<name>position|role|job title|title|funktion|tätigkeit|beruf|employer|company|arbeitgeber|firma|unternehmen|location|place|ort|standort|dates?|period|zeitraum|zeit)\s*(?::\s*|\t\s*|$)(?<value>.*)$/iu;
const PART_OF: Readonly<Record<string, keyof JobParts>> = {
  employer: 'company',
  company: 'company',
  arbeitgeber: 'company',
  firma: 'company',
  unternehmen: 'company',
  location: 'place',
  place: 'place',
  ort: 'place',
  standort: 'place',
};

const TABLE_HEADS =
  /^(?:position|role|job title|title|funktion|tätigkeit|beruf|employer|company|arbeitgeber|firma|unternehmen|location|place|ort|standort|dates?|period|zeitraum|zeit|aufgaben|tasks)$/iu;

/** Whether a line is the head of a table of jobs. */
export function isTableHead(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => TABLE_HEADS.test(cell));
}

export function isNamedPart(line: string): boolean {
  return NAMED_PART.test(line.trim());
}

/** Parts that are written with their name: "Position: Analyst". */
function takeNamedParts(lines: readonly string[]): { parts: JobParts; others: string[] } {
  const parts: JobParts = { role: '', company: '', place: '' };
  const others = lines.filter((line) => {
    const { name = '', value = '' } = NAMED_PART.exec(line.trim())?.groups ?? {};
    if (name === '') return true;
    const isTime = /^(?:dates?|period|zeitraum|zeit)$/iu.test(name);
    if (!isTime) parts[PART_OF[name.toLowerCase()] ?? 'role'] ||= clean(value);
    return isTime && value.trim() !== '';
  });
  return { parts, others: others.map((line) => line.replace(/^(?:dates?|period|zeitraum|zeit)\s*:/iu, '')) };
}

/** Role, company and place from the lines of a job's head; a part that is not found is empty. */
export function readJobParts(lines: readonly string[], order: Order): JobParts {
  const { parts, others } = takeNamedParts(lines);
  if (parts.role !== '' && parts.company !== '') return parts;
  const pieces = others.flatMap(piecesOf);
  const place = take(pieces, ({ text }) => isPlace(text) && !LEGAL_FORM.test(text));
  let company =
    take(pieces, ({ isEmployer }) => isEmployer) || take(pieces, ({ text }) => LEGAL_FORM.test(text));
  let role = take(pieces, ({ text }) => looksLikeRole(text));
  company ||= take(pieces, ({ text, isBracketed }) => !isBracketed && looksLikeCompany(text));
  const next = () => take(pieces, ({ isBracketed }) => !isBracketed);
  if (order === 'company-first') company ||= next();
  role ||= next();
  company ||= next();
  // With all else known, a short capitalised rest is a town that the list of places lacks.
  const isTown = ({ text }: Piece) =>
    /^\p{Lu}[\p{L}./-]+(?: \p{L}[\p{L}./-]+){0,2}$/u.test(text) && !looksLikeRole(text);
  return { role, company, place: place || (role !== '' && company !== '' ? take(pieces, isTown) : '') };
}
