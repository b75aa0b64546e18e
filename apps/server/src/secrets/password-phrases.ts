import { lettersOf } from '#secrets/password-cores.ts';

/**
 * The most common parts of English and German passwords: seasons, months, days, greetings, places and clubs. The tool
 * that writes the lists adds them to the common words.
 */
export const SEASONAL_WORDS: readonly string[] = `
  fruehling sommer herbst winter spring summer autumn fall januar februar maerz april mai juni juli august september
  oktober november dezember january february march may june july october december montag dienstag mittwoch donnerstag
  freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday ostern pfingsten weihnachten silvester
  neujahr christmas easter urlaub ferien
  passwort kennwort password passwd passcode geheim secret willkommen welcome hallo hello servus moin gruezi test testtest
  start startklar anfang neu neuespasswort meinpasswort mypassword changeme letmein login anmeldung admin administrator
  root user benutzer gast guest master chef chefin firma company buero office team personal recruiting bewerbung talent
  talente survey umfrage fragebogen schatz liebling hase engel sonne sonnenschein blume stern mond katze hund pferd fussball
  handball computer internet schalke bayern dortmund werder hansa borussia eintracht qwertz qwerty asdfgh yxcvbn qwertzuiop
  asdfghjkl yxcvbnm abcdefgh abcdefg abcdef
  berlin hamburg muenchen koeln frankfurt stuttgart duesseldorf dortmund essen leipzig bremen dresden hannover nuernberg
  duisburg bochum wuppertal bielefeld bonn muenster karlsruhe mannheim augsburg wiesbaden gelsenkirchen braunschweig kiel
  chemnitz aachen halle magdeburg freiburg krefeld luebeck mainz erfurt rostock kassel potsdam heidelberg saarbruecken
  wien graz linz salzburg innsbruck zuerich bern basel genf luzern london paris madrid barcelona rom mailand amsterdam
  prag warschau kopenhagen stockholm dublin bruessel newyork chicago boston manchester liverpool birmingham deutschland
  germany oesterreich austria schweiz switzerland europa europe bayern sachsen hessen thueringen
  fruehjahr spaetsommer hochsommer sommerzeit winterzeit herbstzeit fruehlingszeit quartal quarter halbjahr
  sommerwinter wintersommer herbstwinter fruehlingsommer sommerherbst winterfruehling springsummer summerwinter autumnwinter
  fallwinter hallowelt helloworld ichliebedich iloveyou geheimwort losungswort zugangscode osterhase weihnachtsmann
  nikolaus covid corona fortnite minecraft bewerber bewerberin kandidat kandidatin personaler leverkusen hoffenheim
  fckoeln fcbayern fcbayernmuenchen bayernmuenchen stpauli sanktpauli rbleipzig unionberlin herthabsc vflbochum vfbstuttgart
  scfreiburg mainznullfuenf bayernleverkusen werderbremen borussiadortmund schalkenullvier
`
  .split(/\s+/)
  .filter((word) => word !== '');

/** Shorter words that are not used alone: they only count beside others. */
const BESIDE_OTHERS = `
  bvb hsv fcb vfb vfl tsg fck sge rbl svw bmg fcn ksc msv bsc hertha union love liebe welt world strand money geld gehalt
  frankfurtammain
`;
/** Filler words, which make a phrase no harder to guess. */
const FILLERS = `
  mein meine mine my dein deine your fuer for der die das the am im in an on at von vom of und and ist is bin ich du
`;
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');

const LISTED_WORDS: ReadonlySet<string> = new Set(
  [...SEASONAL_WORDS, ...wordsIn(BESIDE_OTHERS)].map(lettersOf),
);
/** Two listed words, such as summerwinter. */
const isPair = (word: string) =>
  Array.from(word, (_, end) => end).some(
    (end) => LISTED_WORDS.has(word.slice(0, end)) && LISTED_WORDS.has(word.slice(end)),
  );
/** Without pairs, which count as two words. */
const VOCABULARY: ReadonlySet<string> = new Set([...LISTED_WORDS].filter((word) => !isPair(word)));
const FILLER_WORDS: ReadonlySet<string> = new Set(wordsIn(FILLERS));
/** A phrase of more words takes longer to guess than an online attack allows. */
const GUESSED_WORDS = 3;
const LETTERS_MAX = 64;

/** The parts of a phrase; undefined when it contains anything else. */
export interface GuessedPhrase {
  readonly hasOwnWord: boolean;
}

/**
 * Whether letters consist of up to three words of the lists above or the person's own ones, with fillers between them:
 * one of the phrases that programs try after single words.
 */
export function findGuessedPhrase(letters: string, own: readonly string[]): GuessedPhrase | undefined {
  if (letters.length > LETTERS_MAX) return undefined;
  const ownWords = new Set(own);
  // For each start, the cheapest way to the end: the number of words, and whether one of them is the person's own.
  const costs: ({ words: number; hasOwnWord: boolean } | undefined)[] = [];
  costs[letters.length] = { words: 0, hasOwnWord: false };
  for (let start = letters.length - 2; start >= 0; start--) {
    for (let end = start + 2; end <= letters.length; end++) {
      const tailCost = costs[end];
      const word = letters.slice(start, end);
      const isOwn = ownWords.has(word);
      const isFilling = FILLER_WORDS.has(word);
      if (tailCost === undefined || !(isOwn || isFilling || VOCABULARY.has(word))) continue;
      const words = tailCost.words + (isFilling && !isOwn ? 0 : 1);
      const bestCost = costs[start];
      if (bestCost === undefined || words < bestCost.words) {
        costs[start] = { words, hasOwnWord: tailCost.hasOwnWord || isOwn };
      }
    }
  }
  const whole = costs[0];
  return whole !== undefined && whole.words <= GUESSED_WORDS ? { hasOwnWord: whole.hasOwnWord } : undefined;
}
