/** Words around a personal name that are not part of it: salutations, academic titles, suffixes, pronouns. */

const toSet = (text: string) => new Set(text.split(' '));

/** These count as a title with or without a full stop. */
const TITLES = toSet(
  'herr herrn frau mr mrs ms miss mx mister madam mme mlle monsieur madame señor señora signor signora meneer mevrouw dr dres ddr drs dra prof professor professorin professeur doktor doctor dott dottor dottoressa dottssa priv univ dipl mmag reverend mudr rndr judr phdr pharmdr familie sir rechtsanwalt rechtsanwältin',
);
/** These count as a title only with a full stop: without it they may be names. */
const ABBREVIATED_TITLES = toSet(
  'hr fr sr sra srta dhr mevr sig sigra fam apl doz mag mgr bc bakk ing inž inz ir doc avv arch eng rev hon capt lt col maj av uz doç öğr',
);
/** Fields of a degree. They follow a title. */
const FIELDS = toSet(
  'med phil rer nat pol oec iur jur theol ing dent vet mult sc hum agr techn mont habil hab inż inž em lic paed päd publ soc cult psych kfm kffr betriebsw inf inform wirt wi volksw soz biol chem phys math geogr bw fh th univ prof dr doz int dott ssa ra in a',
);
/** Titles only in this spelling: "Di" and "pd" may be names. */
const EXACT_TITLE = /^(?:PD|DI|StB|StBin|RAin|[BM]\.\s?(?:Sc|A|Eng)\.)$/;
const FIELD_IN_LETTERS = /^(?:h\.c\.?|e\.h\.?|E\.h\.?|[hce]\.|\((?:fh|th|univ\.?)\)|fh|univ)$/i;

/** Suffixes that cannot be names. */
const SUFFIXES = toSet(
  'jr jnr snr phd mba msc bsc llm llb mph cpa pmp cfa esq md rn dds dphil mphil beng meng bba edd jd facp frcs cissp mdb mdl mdep mep',
);
const ABBREVIATED_SUFFIX = /^(?:dis\.|csc\.|sr\.|jun\.|sen\.|[mb]\.a\.?)$/i;
const ROMAN_NUMBER = /^(?:II|III|IV|VI{0,3}|IX)$/;
const PRONOUNS =
  /^(?:she|he|they|her|him|them|hers|his|theirs|sie|er|ihr|ihm|ihn|xier|dey|keine)(?:\s*\/\s*(?:she|he|they|her|him|them|hers|his|theirs|sie|er|ihr|ihm|ihn|dey|denen))+$/iu;

const piecesOf = (word: string) =>
  word
    .toLowerCase()
    .split(/[.\-/()]+/)
    .filter((piece) => piece !== '');

/** Whether a word is a title or, after a title, the field of a degree: "Dr.", "Dipl.-Ing.", "rer." */
export function isTitle(word: string, isAfterTitle = false): boolean {
  if (EXACT_TITLE.test(word) || (isAfterTitle && FIELD_IN_LETTERS.test(word))) return true;
  const hasStop = word.includes('.');
  const pieces = piecesOf(word);
  const [head = ''] = pieces;
  const isTitleWord = (piece: string) => TITLES.has(piece) || (hasStop && ABBREVIATED_TITLES.has(piece));
  const isField = (piece: string) => FIELDS.has(piece) && (hasStop || word === word.toLowerCase());
  if (isTitleWord(head)) return pieces.slice(1).every((piece) => isTitleWord(piece) || isField(piece));
  return isAfterTitle && pieces.length > 0 && pieces.every(isField);
}

/** Degrees that are also names: they count only after a comma and in upper case. */
export const isDegree = (word: string): boolean =>
  /^(?:E?MAS|MA|BA|[BM]FA|MSW|MI[BM]|EMBA|[DM][BP]A)$/.test(word);

/** Whether a word is a suffix: "Jr.", "III", "Ph.D.", "M.A.", "(they/them)". */
export function isSuffix(word: string): boolean {
  const bare = word.replace(/^\(|\)$/g, '');
  if (ROMAN_NUMBER.test(bare) || PRONOUNS.test(bare) || ABBREVIATED_SUFFIX.test(bare)) return true;
  return SUFFIXES.has(bare.toLowerCase().replaceAll('.', ''));
}

/** Words at the start of a last name, in lower case: "von und zu", "de la", "van der". */
const PARTICLES = toSet(
  "von vom zu zum zur van den der dem ter ten te de del della delle dello dei degli di da do dos das du des la le lo los las el al bin binti bint ibn ben abu af av auf aus am op in aan bij het 't dela dalla dal san بن ابن بنت أبو آل",
);
/** Those that stay particles with a capital letter: "Juan De La Cruz". */
const CAPITAL_PARTICLES = toSet(
  'von vom zu zur van den der ter de del della di da dos du des la le el al bin ibn abu dela dalla mc mac',
);
const CONJUNCTIONS = toSet('y e i und');
const NOBLE_TITLES = toSet(
  'freiherr freifrau freiin graf gräfin baron baronin baroness fürst fürstin prinz prinzessin ritter edler herzog herzogin',
);

export function isParticle(word: string): boolean {
  return PARTICLES.has(word) || CAPITAL_PARTICLES.has(word.toLowerCase()) || /^[od]['’]$/i.test(word);
}

/** Spanish and Portuguese first names may continue after a particle: "María del Carmen", "Juan de Dios". */
const DEVOTIONS = toSet(
  'carmen pilar mar mares rosario ángeles angeles dolores dios jesús jesus luz fátima fatima lourdes rocío rocio sol milagros remedios nieves mercedes socorro consuelo guadalupe concepción asunción soledad esperanza caridad gracia carmo céu graça conceição rosário',
);

/** Whether particles before one of those words belong to the first names: another name follows. */
function isDevotion(names: readonly string[], index: number): boolean {
  const next = names.findIndex((word, at) => at > index && !isParticle(word));
  return next !== -1 && next < names.length - 1 && DEVOTIONS.has(names[next]?.toLowerCase() ?? '');
}

/**
 * The index of the word at which the last name begins because of a particle; -1 without one. The first word is not part
 * of the last name, and a particle is not the last word.
 */
export function findParticle(names: readonly string[]): number {
  return names.findIndex((word, index) => {
    if (index === 0 || index >= names.length - 1) return false;
    const next = names[index + 1] ?? '';
    if (isParticle(word)) return !isDevotion(names, index);
    if (NOBLE_TITLES.has(word.toLowerCase())) return isParticle(next);
    return index < names.length - 2 && CONJUNCTIONS.has(next);
  });
}
