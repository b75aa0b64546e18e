/** The languages of texts. */
export type TextLanguage = 'en' | 'de';

/** Words without content (stop words). */
const STOP_WORDS: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: new Set(
    `a about above across after again against all almost along also although always am among an and any are around as at
    be because been before being below between both but by can could did do does doing done during each either else etc
    ever every few for from further get had has have having here how however i if in into is it its itself just least less
    like made make many may might more most much must my need needs never no nor not now of off often on once one only or
    other our out over own per quite rather same should since so some such than that the their them then there these they
    this those through to too toward under until up upon us use very was we well were what when where which while who whom
    whose why will with within without would you your yours`.split(/\s+/),
  ),
  de: new Set(
    `ab aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bei beim bereits bin
    bis bist da dabei dafür daher damit danach daran darauf darin darüber das dass dazu dein deine deinem deinen deiner dem
    den denen denn der deren des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine
    einem einen einer eines er es etwa etwas euch euer eure für gegen gibt haben hast hat hatte hier hin hinter ich ihm ihn
    ihnen ihr ihre ihrem ihren ihrer im in indem ins ist ja jede jedem jeden jeder jedes jedoch kann kannst kein keine
    keinem keinen keiner können könnte mach machen man mehr mein meine mit muss musst müssen nach nicht nichts noch nun nur
    ob oder ohne sehr sein seine seinem seinen seiner seit sich sie sind so soll sollen sollte sondern sowie um und uns
    unser unsere unserem unseren unserer unter viel viele vom von vor war waren was weil weiter welche welchem welchen
    welcher wenn wer werden wie wir wird wo wurde wurden während zu zum zur zwischen über`.split(/\s+/),
  ),
};

/** Words at the start of a sentence that refer to the previous one. */
const POINTING_BACK =
  /^(this|these|that|those|it|they|there|here|also|in addition|furthermore|dies(e[rsnm]?)?|dabei|dazu|dafür|damit|daher|außerdem|zudem|es|sie|er|hierbei|hierzu)\b/i;

/** Abbreviations and ordinal numbers that end with a period inside a sentence; those of single letters, too: z. B., e.g. */
const ABBREVIATION =
  /(^|[\s(.])(\p{L}|bzw|ca|inkl|ggf|evtl|Nr|Abs|Dr|Prof|incl|approx|vs|no|Mr|Ms|Mrs|\d{1,2})\.\s*$/iu;

const STEM_CHARACTERS = 7;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The language of a text, by its most frequent small words; German for equal numbers. */
export function findLanguage(text: string): TextLanguage {
  let balance = 0;
  for (const word of wordsOf(text)) {
    const isGerman = STOP_WORDS.de.has(word);
    if (isGerman !== STOP_WORDS.en.has(word)) balance += isGerman ? 1 : -1;
  }
  return balance >= 0 ? 'de' : 'en';
}

/** The content words, shortened so that inflected forms are equal. */
export function contentWords(text: string, language: TextLanguage): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 2 && !STOP_WORDS[language].has(word))
    .map((word) => word.slice(0, STEM_CHARACTERS));
}

export function pointsBack(sentence: string): boolean {
  return POINTING_BACK.test(sentence);
}

/** The sentences of a paragraph. */
export function splitSentences(paragraph: string, language: TextLanguage): string[] {
  const sentences: string[] = [];
  let currentSentence = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph)) {
    currentSentence += segment;
    if (ABBREVIATION.test(currentSentence)) continue;
    sentences.push(currentSentence.trim());
    currentSentence = '';
  }
  return [...sentences, currentSentence.trim()].filter((sentence) => sentence !== '');
}
