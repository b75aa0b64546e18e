const LEGAL_FORM =
  /(?:^|[\s(])(?:GmbH(?: & Co\. ?KG(?:aA)?)?|gGmbH|mbH|AG|SE|KG|KGaA|OHG|UG|GbR|e\. ?V\.|e\. ?K\.|eG|e\. ?G\.|AöR|Inc\.?|Ltd\.?|Limited|LLC|LLP|PLC|plc|Corp\.?|Corporation|S\.?A\.?|SAS|SARL|B\.?V\.?|N\.?V\.?|Pty|Oy|AB|ApS|A\/S|Sp\. z o\.o\.|S\.r\.l\.|S\.p\.A\.|s\.r\.o\.|Kft\.?|[dD]\.?\s?[oO]\.?\s?[oO]\.?|[dD]\. ?[dD]\.|S\.?R\.?L\.?|Ges\.?m\.?b\.?H\.?|A\.?Ş\.?|Oyj|ASA)(?=$|[\s),.])/u;
const COMPANY_WORD =
  /(?:bank|sparkasse|klinik|klinikum|kliniken|krankenhaus|hospital|universität|university|università|université|hochschule|college|school|schule|gymnasium|kindergarten|nursery|kita|agentur|agency|verlag|werke?|group|gruppe|holding|labs?|laboratory|laboratories|studios?|consulting|solutions|systems|technologies|software|stiftung|foundation|ministerium|ministry|department|stadtverwaltung|stadt|gemeinde|landkreis|landesamt|bundesamt|behörde|institut|institute|academy|akademie|praxis|kanzlei|restaurant|hotel|café|partners|partner|logistik|logistics|freight|versicherung|insurance|mutual|handel|versand|media|energy|power|energie|apotheke|werkstatt|autohaus|bäckerei|metzgerei|möbel|council|county|clinic|charity|pharma|chemie|retail|stores?|shop|market|markt|supermarkt|airlines?|airport|verband|verein|zentrum|centre|center|ventures|capital|motors|brewery|brauerei|maschinenbau|landtechnik|spielwaren|drogerie|reederei|gasthaus|gasthof|wirtshaus|brauhaus|services|service|supply|supplies|industries|foods?|press|magazine|museum|library|theater|theatre|team|club|society|association|trust|church|kirche|redaktion|büro|ingenieurbüro|atelier|events|tiefbau|straßenbau|hochbau|bau|transport|haulage|couriers|plastics|castings|robotics|analytics|networks?|hosting|payments|health|care|home|housing|farm|hof|inn|pub|& (?:co|söhne|sohn|sons))\b/iu;
const ROLE_WORD =
  /(?:manager|management trainee|entwickler|ingenieur|leiter|leitung|assisten[tzc]|assistant|werkstudent|praktik(?:um|a)|intern\b|internship|consultant|analyst|engineer|developer|designer|head of|director(?!y|ate)|direktor(?!at|ium)|officer|specialist|spezialist|nurse(?!ry)|teacher|lehrer|verkäufer|kauf(?:mann|frau)|kaufmännische|sachbearbeit|referent|berater|coordinator|koordinator|techniker|technician|mechaniker|mechatroniker|trainee|werkstudent|studentische|student (?:assistant|worker|intern|tutor|ambassador|researcher|employee|helper|aide)|architect|architekt|administrator|buchhalter|accountant|controller|redakteur|editor|journalist|writer\b|texter|researcher|forscher|mitarbeiter|angestellte|beauftragte|fachkraft|fachangestellte|pfleger|schwester|arzt|ärztin|doctor|physio|therapist|therapeut|erzieher|koch|köchin|kellner|waiter|waitress|chef\b|driver|fahrer|lead\b|owner|scrum master|(?<!\p{L})head\b(?! office)|founder|gründer|geschäftsführer|ceo|cto|cfo|president|associate|representative|executive|vertrieb|sales|recruiter|partner\b|supervisor|vorarbeiter|meister|operator|planner|planer|disponent|auszubildende|azubi|apprentice|volontär|volunteer|tutor|lecturer|dozent|professor|postdoc|doctoral|doktorand|librarian|pharmacist|laborant|lagerist|monteur|elektriker|schreiner|tischler|maurer|maler|advisor(?!y)|adviser|(?:senior|junior) \p{L}|(?<=\p{L} )(?:senior|junior)$|expert(?!ise)|gesell(?:e|in)(?!\p{L})|(?:küchen|haushalts|büro|verkaufs|pflege|ernte|spül|lager|reinigungs)hilfe|führer(?:in)?(?!\p{L}|schein)|akademische[rn]? (?:ober)?r[aä]t|schaffner|begleiter|beamt[er]|commis\b|barkeeper|promoter|animateur|strateg|producer|fotograf|photographer|illustrator|bartender|barista|cashier|kassierer|receptionist|rezeptionist|porter|clerk|picker|packer|hilfskraft|aushilfe|helfer|gehilfe|supporter|tester|scientist|agent(?:in)?\b|juris|anwält|anwalt|lawyer|paralegal|attorney|secretary|sekretär|informatiker|freelance|freie[rs]? mitarbeit|freiberuflich|selbstständig|selbständig|trainer|coach|instructor|inspector|hostess|host\b|lifeguard|leader|worker|arbeiter|polier|zeichner|zusteller|(?<!\p{L})bote\b|vermittler|makler|steward|mechanic|electrician|plumber|carpenter|fitter|welder|inhaber|gesellschafter|vorstand|aufsicht|servicekraft|bürokraft|reinigungskraft)/iu;
const MORE_ROLES =
  /(?:ologe(?!\p{L})|olog(?:in|en|ist)|olog(?!\p{L}|(?<=blog|catalog|katalog|dialog))|chemiker|chemist\b|physiker|physicist|mathemati(?:ker|cian)|statisti[ck]|aktuar|actuar|guide\b|tailor|seamstress|schneider|gärtner|gardener|landwirt|farmer|florist|friseur|hairdresser|stylist|kosmetiker|optiker|optician|hebamme|midwife|sanitäter|paramedic|firefighter|polizist|police officer|soldat|soldier|sergeant|captain|kapitän|pilot\b|flugbegleit|flight attendant|kurator|curator|archivar|archivist|bibliothekar|restaurator|conservator|musiker|musician|künstler|artist|actor\b|schauspieler|regisseur|grafiker|gestalter|programmier(?:er|in)|programmer|devops|wachmann|hausmeister|caretaker|janitor|cleaner|housekeep|nanny|au[- ]pair|babysitter|baker\b|bäcker\b|bäckerin|butcher|metzger\b|fleischer|konditor|brewer|brauer\b|winzer|server\b|cook\b|dishwasher|merchandiser|buyer|einkäufer|bookseller|buchhändler|auditor(?!ium)|prüfer|underwriter|broker|trader|banker|teller\b|fundraiser|organi[sz]er|campaigner|ranger|warden|surveyor|estimator|foreman|dachdecker|zimmerer|klempner|installateur|schlosser|schweißer|dreher\b|fräser|lackierer|maschinist|machinist|bauer\b|blogger|translator|übersetzer|interpreter|dolmetscher|lektor|moderator|reporter|korrespondent|correspondent|copywriter|superintendent|principal|counsell?or|pädagog|betreuer|caregiver|carer|aide\b|attendant|sommelier|registrar\b|practitioner|bricklayer|plasterer|roofer|joiner\b|glazier|scaffolder|\btiler\b|labourer|laborer|handyman|upholsterer|groundworker|gasfitter|decorator|referendar(?!iat)|studienr[aä]t|oberstudienr[aä]t|rechtsreferendarin|concierge|courier|kurier|loader|scheduler|gutachter|notar|notary|richter|judge|prokurist|postdoctoral|fellow\b|bachelorand|masterand|diplomand|scholar|doktorand|hiwi|ferienjob|zivildienst|bundesfreiwillig|freiwilligendienst|lehre als|anlagenmechanik|straßenbauer|facharbeiter|handwerker|pflegehilfe|pflegefach|fachfrau|fachmann|kraftfahrer|pädagogin|operative\b|painter|physician|surgeon|dentist|bookkeeper|economist|ökonom(?:in)?\b|sysadmin|generalist|solicitor|guard\b|handler\b|fisherm[ae]n|fischer(?:in)?\b|beautician|sailor|matros|dispatcher|dancer|tänzer|priest\b|zimmermann|elektroniker|kommissionier(?:er|in)|apotheker|\bmfa\b|minijob|feuerwehrm|feuerwehrfrau|förster|konstrukteur|postbot|briefträger|chemikant)/iu;
/** Suffixes of trades in English and German, for roles that are not in the list. */
const ROLE_ENDING =
  /(?:er|or|ist|ian|ant|ent|eer|man|woman|ess|erin|orin|istin|antin|entin|eurin|eur|ier|iker|ikerin|kraft|in)$/iu;

const SCHOLARLY_ENDING = /(?:ists?|istin|ologin|ologe|ician)$/iu;

/** "Tischlerei Holm", "Architekturbüro Lindenthal": the place of a trade. */
const TRADE_BUSINESS = /\p{L}{3,}(?:erei(?:en)?|büros?|praxis|kanzlei|betrieb)(?!\p{L})/giu;

/** "Ingenieurbüro Maurer & Partner": the name of a person may be that of a trade. */
const NAMED_BUSINESS =
  /^\p{Lu}[\p{L}-]{2,}(?:erei|büro|praxis|kanzlei|betrieb)\s+(?:Dr\.\s)?\p{Lu}\p{L}+(?<!in)(?:$|\s[&+])|\s(?:[&+]|und|and)\s(?:Partner(?:s|innen)?|Söhne|Sohn|Sons|Co\.?)$/u;

function namesRole(wholeText: string): boolean {
  if (NAMED_BUSINESS.test(wholeText)) return false;
  const text = wholeText.replaceAll(TRADE_BUSINESS, '');
  return ROLE_WORD.test(text) || MORE_ROLES.test(text);
}

const namesCompany = (text: string) =>
  NAMED_BUSINESS.test(text) || COMPANY_WORD.test(text) || text.search(TRADE_BUSINESS) >= 0;

/** Words for self-employment, used in place of the employer. */
const SELF_EMPLOYED =
  /^(?:freelance[rd]?|freelancing|self[- ]employed|self[- ]employment|selbst(?:st)?ändig(?:keit|e tätigkeit|er)?|freiberuflich(?:e tätigkeit|keit)?|freiberufler(?:in)?|in selbst(?:st)?ändigkeit|contractor|various clients|verschiedene (?:kunden|auftraggeber)|independent)$/iu;

export function isSelfEmployed(text: string): boolean {
  return SELF_EMPLOYED.test(text.trim());
}

export function hasLegalForm(text: string): boolean {
  return LEGAL_FORM.test(text);
}

export function looksLikeCompany(text: string): boolean {
  return LEGAL_FORM.test(text) || (namesCompany(text) && !namesRole(text));
}

export function looksLikeRole(text: string): boolean {
  return namesRole(text) && !LEGAL_FORM.test(text);
}

/** The word of the trade: the last one before "of", "for", "im" and the like. */
function trade(text: string): string {
  const head =
    text.split(
      /\s+(?:of|for|in|at|für|im|an der|am|an|beim|in der|der|des|von|&|und|and|–|-)\s+|[,(]/iu,
    )[0] ?? '';
  return head.trim().split(/\s+/u).at(-1) ?? '';
}

/** "Northgate Builders": trades in the plural name a firm. */
function isTradePlural(word: string): boolean {
  return /[^s]s$/u.test(word) && !/^(?:sales|operations)$/iu.test(word) && namesRole(word.slice(0, -1));
}

/** How likely a text is a role rather than an employer: positive for roles. */
export function roleLeaning(text: string): number {
  if (isSelfEmployed(text)) return -0.5;
  const word = trade(text);
  // "Osei & Grant Solicitors"
  const last = / (?:&|and|und) /u.test(text) ? (text.split(' ').at(-1) ?? '') : word;
  const isFirm = LEGAL_FORM.test(text) || isTradePlural(word) || isTradePlural(last);
  const isLong = word.length >= 5;
  const ending = isLong && SCHOLARLY_ENDING.test(word) ? 2 : isLong && ROLE_ENDING.test(word) ? 0.8 : 0;
  const role = (namesRole(text) ? 3 : 0) + ending;
  // "Lab Technician" is a role, regardless of the words before the trade.
  // "Museum Registrar": the word of an employer before the trade counts less.
  const companyWord = !namesCompany(text) || namesRole(word) ? 0 : namesCompany(word) ? 2.4 : 1.6;
  const joinPenalty = /\S (?:&|\+) \S|'s\b|^(?:the|st\.?) /iu.test(text) ? 1 : 0;
  return role - (isFirm ? 6 : 0) - companyWord - joinPenalty;
}

/** Times without employment. They are not jobs, whatever is beside them. */
const GAP =
  /(?:^|[\s(/])(?:elternzeit|erziehungszeit|erziehungsurlaub|mutterschutz|babypause|familienzeit|familienphase|kinderbetreuung|parental leave|maternity|paternity|family (?:leave|care)|career break|sabbatical|sabbatjahr|auszeit|arbeit(?:s)?suchend|arbeitslos|arbeitssuche|stellensuche|bewerbungsphase|unemployed|job search|seeking (?:work|employment)|berufliche neuorientierung|neuorientierung|weltreise|travell?ing|gap year|pflege (?:von|meiner|meines|der|des)|caring for|krankheit|genesung|umzug)(?=$|[\s,).:;/-])/iu;

export function isGap(text: string): boolean {
  return GAP.test(text);
}

const SCHOOLING_WORDS =
  /\b(?:b\.? ?sc|m\.? ?sc|b\.? ?a|m\.? ?a|b\.? ?eng|m\.? ?eng|ph\.? ?d|mba|ll\.? ?[bm])\b\.?|bachelor(?!and)|master(?:'s)? (?:of|in|degree)|master\b.*\buniv|diplom(?:a)?(?=\s)|abitur|matura|mittlere reife|realschul|hauptschul|gymnasium|grundschule|gesamtschule|oberschule|berufsschule|gcse|a-levels?|high school|secondary school|comprehensive school|primary school|degree|studium|abschluss|promotion\b|doktorat|licence\b|staatsexamen|reifeprüfung|fachhochschulreife|graduated|gpa\b|^(?:berufs)?ausbildung\s+(?:zu[rm]|als)/iu;

/** Whether the head of an entry is about a school or a degree. */
export function isSchooling(text: string): boolean {
  return SCHOOLING_WORDS.test(text);
}

const TRAINING =
  /^(?:(?:schulische|duale|betriebliche|kaufmännische|handwerkliche|abgeschlossene|meine|überbetriebliche) )?(?:(?:berufs|erst|zweit|fach)?ausbildung(?:$| (?:zu[rm]|als|in|im|bei)(?!\p{L})| \p{Lu}(?!und))|(?:kv-?|bank|schreiner|tischler|maurer|koch|berufs|handwerks|kaufmanns)?lehre(?:$| (?:als|zu[rm]|bei|im|in)(?!\p{L}))|umschulung|abend(?:schule|gymnasium|realschule)|meister(?:schule|kurs|lehrgang|ausbildung)|techniker(?:schule|ausbildung)|fachschule|fachoberschule|fachakademie|berufs(?:fach|ober|bildende )?schule|berufskolleg|handelsschule|sekundarschule|gemeinschaftsschule|mittelschule|volksschule|(?:fern|master|bachelor|auslands|diplom|lehramts|aufbau|promotions|duales |abend)?studi(?:um|en)(?:$| )|weiterbildung(?:$| )|fortbildung(?:$| )|abschluss|promotion(?:$| )|habilitation|approbation|rechtsreferendariat|(?:erstes|zweites|[12]\.) (?:juristisches )?staatsexamen|abitur|fachabitur|matura|maturität|mittlere reife|schulabschluss|a-?levels?|gcses?|high school diploma|vocational training|summer school|sommerschule|evening (?:school|classes)|(?:bachelor|master|doctor)(?:'s|’s)? (?:of|in|degree)|(?:b\.? ?sc|m\.? ?sc|b\.? ?eng|m\.? ?eng|ph\.? ?d|mba|ll\.? ?[bm]|d\.? ?phil|m\.? ?phil|pgce|nvq|btec)\b|(?:b\.? ?a|m\.? ?a|b\.? ?ed|hnd|cas|mas)\.?\s+\p{L})/iu;

/** Whether the words of a head name a training, a course of study or a degree: "Ausbildung zum Koch". */
export function isTraining(text: string): boolean {
  return text.split(/[,;:|•·()\t/]|\s[–—-]\s/u).some((piece) => TRAINING.test(piece.trim()));
}

const ABOUT_PERSON =
  /(?<!\p{L})(?:geb(?:oren|\.)|born|date of birth|geburts\p{L}+|verheiratet|ledig|geschieden|married|nationality|staatsangehörigkeit|eingeschult|einschulung)(?!\p{L})|(?<!\p{L})\d{2} (?:jahre(?: alt)?|years(?: old)?|y\/o)(?=$|[\s,;|·)])|@\p{L}[\p{L}.-]*\.\p{L}{2}/iu;

/** Whether a text is about the person: their age, birth, family or address. */
export function isAboutPerson(text: string): boolean {
  return ABOUT_PERSON.test(text);
}

export type NamedPart = 'role' | 'company' | 'place' | 'time' | 'other';

const PART_NAMES: readonly (readonly [RegExp, NamedPart])[] = [
  [
    /^(?:position|role|job title|title|funktion|tätigkeit|tätigkeit als|beruf|stelle|berufsbezeichnung|bezeichnung|occupation or position held|occupation|als)$/iu,
    'role',
  ],
  [
    /^(?:employer|company|organi[sz]ation|arbeitgeber|firma|unternehmen|betrieb|name of employer|name and address of employer|institution|bei)$/iu,
    'company',
  ],
  [/^(?:location|place|city|ort|standort|stadt|arbeitsort|einsatzort)$/iu, 'place'],
  [
    /^(?:dates?|period|zeitraum|zeit|datum|von|bis|from|to|start|end|beginn|ende|from ?[-–/] ?to|von ?[-–/] ?bis|dauer|duration|years?|jahre?)$/iu,
    'time',
  ],
  [
    /^(?:country|land|address|adresse|aufgaben|tasks|duties|main duties|main activities(?: and responsibilities)?|schwerpunkte|tätigkeiten|responsibilities|beschreibung|description|business or sector|type of business or sector|name of unit or department|department|abteilung|branche|website|grade|abschluss|degree|qualification|school|schule|einrichtung|ergebnis|details|inhalte?)$/iu,
    'other',
  ],
];

/** The meaning of a label: "Arbeitgeber", "City"; undefined for other words. */
export function findNamedPart(label: string): NamedPart | undefined {
  const text = label.trim().replace(/:$/u, '').trim();
  return PART_NAMES.find(([names]) => names.test(text))?.[1];
}

/** Whether cells are the head of a table of jobs. */
export function isTableHead(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => findNamedPart(cell) !== undefined);
}
