import { beforeAll, describe, expect, it } from 'vitest';
import type { PlacedText } from './testing/texts.ts';
import { listTexts } from './testing/texts.ts';

/** Statements that no text may contain, because they are false or cannot be guaranteed. */
const NOT_TO_BE_SAID: readonly (readonly [why: string, pattern: RegExp])[] = [
  [
    'results are in the lists as soon as they are submitted',
    /same result first|Ergebnis zuerst\.|before anybody talks/,
  ],
  ['a workspace compares results with the range of a role', /no result is better|kein Ergebnis ist besser/],
  ['the error bar is no promise about another day', /second survey the value|zweiten Befragung läge/],
  ['one bar in ten misses the true value', /true value lies somewhere in it|Irgendwo darin liegt/],
  ['two bars may overlap although the difference is real', /may as well be alike|ebenso gut gleich sein/],
  [
    'two bars may overlap although the difference is real',
    /bars overlap do not differ|überlappen, unterscheiden sich nicht/,
  ],
  [
    'the norm is not everybody',
    /middle of most people|Mitte der meisten|half of all people|Hälfte aller Menschen/,
  ],
  [
    'invoices and cancelling are on the billing page',
    /change of plan or cancellation, write to us|oder das Ende: Schreib uns/,
  ],
  [
    'an employer sees more than the person: fit, place among others and questions',
    /\b(?:reads?|sees?) the same\b(?! note)|\bdasselbe lesen\b/,
  ],
  ['sums over all workspaces are counted', /workspaces see nothing of it|sehen davon nichts/],
  [
    'a survey measures how people see themselves, not what they can do',
    /your strengths are|deine Stärken liegen/,
  ],
  ['the survey predicts no success', /\bpredicts?\b|\bpredictive\b|vorhersag|vorherzusag|prognos/i],
  ['nothing about a person is guaranteed', /\bguarantees?\b|\bguaranteed\b|garantier/i],
  ['a questionnaire proves nothing about a person', /\bproves\b|\bbeweist\b|\bbeweisen\b/i],
  [
    'nobody has asked teams or people with such results what they report',
    /\b(?:often|usually|commonly|typically) (?:report|go with such|find that)\b|experience (?:shows|has shown)|(?:oft|häufig|meist) (?:berichten|mit solchen Antworten)|erfahrungsgemäß|Erfahrung(?:en)? zeigt|bekanntlich|as is well known/i,
  ],
  [
    'a norm score says how people compare, not how often something shows',
    /\bshows? (?:itself )?(?:rarely|seldom|often|at times|sometimes)\b|\b(?:rarely|seldom|often) shows\b|zeigt sich (?:selten|oft|manchmal|häufig)|desto öfter|the more often/i,
  ],
  [
    'people who cannot be told apart are in a drawn order',
    /sorted by name\b|nach Namen sortiert|order of the table is no|Reihenfolge der Tabelle/,
  ],
  [
    'no study of this product shows it to be free of bias',
    /\bunbiased\b|bias-free|vorurteilsfrei|scientifically proven|wissenschaftlich (?:bewiesen|erwiesen)/i,
  ],
  [
    'a stanine is a scale; its steps are points, and the German word has no neuter',
    /\b(?:das|ein|einem|eines|jedes|jedem|dieses) Stanine/i,
  ],
];

interface Pair {
  readonly why: string;
  /** Both words in one sentence. */
  readonly together: readonly [RegExp, RegExp];
  /** Where the sentence is nevertheless true. */
  readonly unless?: RegExp;
}

/** Words that are allowed alone but false together in one sentence. */
const NOT_TOGETHER: readonly Pair[] = [
  {
    why: 'the true value lies in nine bars of ten',
    together: [/true value|wahre[rn]? Wert/i, /\balways\b|\bcertainly\b|\bsurely\b|\bimmer\b|\bstets\b/i],
  },
  {
    why: 'a second survey lies outside the bar more often than the bar says',
    together: [
      /(?:second|new|next) survey|(?:zweiten?|neuen?|nächsten?) Befragung/i,
      /\binside\b|\bwithin the bar\b|\bdarin\b|\binnerhalb\b/i,
    ],
  },
  {
    why: 'shares of the norm group come from a model, and nobody was counted',
    together: [
      /(?:of|von) 100\b(?! (?:people )?(?:is|were))/,
      /\bnorm group\b|\bof the norm\b|\bNormgruppe\b|\bder Norm\b/,
    ],
    unless:
      /\b[Aa]bout\b|\b[Ee]twa\b|\bby our model\b|\bnach unserem Modell\b|geschätzt|\bby chance\b|zufällig/,
  },
  {
    why: 'people see their result first only where a workspace holds results back',
    together: [
      /\b(?:sees?|reads?)\b.*\bfirst\b(?! name)|\bzuerst (?:siehst|sieht)\b|\bsieh\w*\b.*\bzuerst\b|als Erste/i,
      /\bresults?\b|\bErgebnis/i,
    ],
    unless: /\bheld\b|\bhold\b|zurückgehalten/i,
  },
  {
    why: 'a result does not say whom a job suits',
    together: [/\b(?:un)?suitable\b|\b(?:un)?geeignet/i, /\bperson|\bpeople\b|\btalents?\b|\bMensch/i],
    unless: /not a judgement|kein Urteil/i,
  },
  {
    why: 'no side of a trait is better',
    together: [/\bbetter\b|\bbesser/i, /\bresults?\b|\bErgebnis|\bvalue\b|\bWert\b/i],
    unless: /not better|no side|nicht besser|keine Seite|an sich/i,
  },
  {
    why: 'an employer sees more than the person: fit, place among others and questions',
    together: [
      /\b(?:sees?|gets?|reads?|shown)\b|\bsieh(?:t|st)\b|\bsehen\b|\bbekomm|\blies|\blesen\b/i,
      /\bsame (?:\w+ )?(?:numbers|figures|values|scores|results?|texts|traits|descriptions|report)\b|\b(?:dieselben?|dasselbe|denselben|derselben|gleichen?) (?:\S+ )?(?:Zahlen|Werten?|Merkmale|Ergebnis\w*|Texte|Beschreibungen|Bericht)\b/i,
    ],
  },
  {
    why: 'people decide, and a score rejects nobody',
    together: [/\bscore\b|\bresult\b|\bErgebnis\b|\bWert\b/i, /\brejects?\b|\brejected\b|\baussortiert\b/i],
    unless: /\bnobody\b|\bno one\b|\bno (?:application|sheet)\b|\bniemand\b|\bkeine\b/i,
  },
];

/** The sentences of a text. */
function sentencesOf({ text }: PlacedText): string[] {
  return text.split(/(?<=[.!?;])\s+/);
}

const addressOf = ({ file, key }: PlacedText) => `${file} ${key}`;

/** Settings and texts about holds contain that in their keys. */
const isAboutHolding = ({ key }: PlacedText) => /\b(?:held|hold)\w*/.test(key);

let texts: PlacedText[] = [];

beforeAll(async () => {
  texts = await listTexts();
}, 60_000);

describe('The texts', () => {
  it.each(NOT_TO_BE_SAID)('do not deny that %s', (_, pattern) => {
    const matches = texts.filter(({ text }) => pattern.test(text)).map(addressOf);
    expect(matches).toEqual([]);
  });

  it.each(NOT_TOGETHER)('do not deny that $why', ({ together, unless }) => {
    const matches = texts.filter(
      (text) =>
        !isAboutHolding(text) &&
        sentencesOf(text).some(
          (sentence) =>
            together.every((pattern) => pattern.test(sentence)) && unless?.test(sentence) !== true,
        ),
    );
    expect(matches.map(addressOf)).toEqual([]);
  });

  it('format a percent sign for the language: 90% in English, 90 % in German', () => {
    const wrong = texts.filter(({ language, text }) => (language === 'en' ? /\d\s+%/ : /\d%/).test(text));
    expect(wrong.map(addressOf)).toEqual([]);
  });
});
