import type { ColumnMeaning } from './headings.ts';

type Meanings = readonly (ColumnMeaning | undefined)[];

/** Headings of another person's data: the manager, the emergency contact, who entered the row. */
const OF_OTHERS = new RegExp(
  [
    'manager|supervisor|vorgesetzt|führungskraft|fuehrungskraft|teamleit|leiter(?:in)?\\b|leitung\\b|\\bleads?\\b|\\btl\\b|\\bfk\\b',
    '\\bchef|\\bboss\\b|reports to|berichtet an|disziplinarisch|notfall|emergency|in case of|assistant|assistent|assistenz',
    'spouse|ehepartner|ehegatt|partner|kinship|next of kin|angehörig|guardian|parents?\\b|eltern|erziehungsb',
    'mother|father|mutter\\b|vater\\b|kinder|children|\\breferr|\\breferee|\\breference|referenz|referent|fürsprech',
    'recruit(?!s\\b)|coordinator|koordinator|hiring|interviewer|sourcer|headhunter|agency|agentur|vermittler|credited',
    'ansprechp|contact person|kontaktperson|\\bhr\\b|\\bhrbp\\b|human resources|personalabteilung|personaler|\\badmin',
    'owner|besitzer|eigentümer|verantwortlich|responsible|responsable|zuständig|created by|erstellt von|angelegt von|submitted by',
    'added by|uploaded by|invited by|eingeladen von|updated by|geändert von|sender\\b|absender|hosts?\\b|organi[sz]er|organisator',
    'buyer|käufer|besteller|billing|rechnung|invoice|mentor|pate\\b|patin\\b|betreuer|sachbearbeiter|approver|genehmig',
    'vertret(?:er|ung)|stellvertret|deputy|buddy',
  ].join('|'),
);

/** Whether the words of a heading refer to a person other than that of the row. */
export const isOfOthers = (text: string): boolean => OF_OTHERS.test(text);

/** Words that may occur with "e-mail" for the address of the person. */
const OWN_ADDRESS =
  /^(?:\d+|e|mails?|emails?|e?mail\w*|address(?:es)?|addr|adressen?|adr|id|s|work|business|office|company|corporate|firm|firma|firmen|geschäftlich\w*|geschaeftlich\w*|gesch|dienst\w*|beruflich\w*|büro|arbeit|privat\w*|personal|persönlich\w*|home|zuhause|primary|primäre?|main|haupt|default|standard|secondary|sekundäre?|other|others|andere|weitere|zweite|second|alternative?|value|wert|my|your|deine?|ihre?|his|her|the|der|des|user|nutzer|benutzer|account|konto|login|contact|kontakt|employee|worker|staff|mitarbeiter\w*|beschäftigte\w*|participant|attendee|registrant|teilnehmer\w*|candidate|applicant|kandidat\w*|bewerber\w*|student\w*|schüler\w*|member|mitglied\w*|guest|gast|person|talent|emp|empl|ma|recipient|empfänger|pflichtfeld|required|optional|courriel|mél|or|oder|and|und)$/;

const isOwnAddress = (text: string) => text.split(' ').every((word) => OWN_ADDRESS.test(word));
const CONTACT_PERSON = /\b(?:ansprechpartner(?:in)?|ansprechperson|contact person|kontaktperson)\b/;
const NAMES: readonly unknown[] = ['first_name', 'last_name', 'full_name', 'full_name_reversed'];

/** Whether a column contains names of people, full or in parts. */
export const isNameMeaning = (meaning: ColumnMeaning | undefined): boolean => NAMES.includes(meaning);

/**
 * The meanings without data of other people. Beside an address column, another one with a longer heading belongs to
 * another person. A contact person is the person of the row if nobody else is named.
 */
export function withoutOtherPeople(
  texts: readonly string[],
  meanings: Meanings,
  findHeading: (text: string) => ColumnMeaning | undefined,
): Meanings {
  const hasNames = meanings.some(isNameMeaning);
  const hasOwn = meanings.some((meaning, column) => meaning === 'email' && isOwnAddress(texts[column] ?? ''));
  const hasWholeName = meanings.some(
    (meaning, column) =>
      (meaning === 'full_name' || meaning === 'full_name_reversed') &&
      /name|\bnom\b/.test(texts[column] ?? ''),
  );
  return meanings.map((meaning, column) => {
    const text = texts[column] ?? '';
    if (!hasNames && CONTACT_PERSON.test(text)) {
      const bareHeading = text.replace(CONTACT_PERSON, '').trim();
      return bareHeading === '' ? 'full_name' : findHeading(bareHeading);
    }
    if (meaning === 'email' && hasOwn && !isOwnAddress(text)) return 'unused';
    // "Contact" beside "Name" is a number or a link.
    if (meaning === 'full_name' && hasWholeName && !/name|\bnom\b/.test(text)) return 'unused';
    return meaning;
  });
}
