import { removeInvisible } from '../../base/names.ts';
import { foreignName } from './foreign-headings.ts';
import { isOfOthers, withoutOtherPeople } from './heading-owners.ts';

/**
 * The content of a column. Only some of it is used; the others are recognised so that they are not treated as names.
 */
export const COLUMN_MEANINGS = [
  'first_name',
  'last_name',
  'full_name',
  'full_name_reversed',
  'email',
  'phone',
  'language',
  'salutation',
  'title',
  'particle',
  'suffix',
  'unused',
] as const;
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number];

const EMAIL =
  /\be ?mails?\b|\bmails?\b|mail ?(?:adr\w*|address)|\bemailadr\w*|email\b|\bemail|\bmailadr|correo|posta elettronica|courriel|\bmél\b|\be ?posta?\b|epost|sähköposti|почта|пошта|邮件|邮箱|郵件|メール|이메일|ηλεκτρονικ|البريد|דואל|דוא ל/;
const PHONE =
  /telefon|phone(?!ti)|handy|\bmobil(?:e|funk|nummer|nr)?\b|\bcell\b|\btel\b|\bph\b|teléfono|téléphone|puhelin|телефон|电话|電話|전화|휴대|手机|手機|携帯|(?:^| )тел(?: |$)|моб|τηλ|κινητ|هاتف|جوال|טלפון|נייד|móvil|telemóvel|celular|cellulare|cep tel|komórk|mobiel|mobitel|gsm|rufnummer|festnetz|telnr/;

/** Details of an address or a number, not the value itself. */
const DETAIL =
  /\b(?:type|typ|label|etikett|display name|angezeigter name|anzeigename|opt|status|verified|bestätigt|gesendet|sent|datum|date|format|signatur|kennwort|password|country code|vorwahl|area code|extension|durchwahl|fax|telefax|pager|alte?|old|previous|bisherige?|ehemalige?|erlaubt|consent|einwilligung|versand|abgemeldet)\b|typ$/;
const MIDDLE =
  /middle|weitere vornamen|(?:2\.?|zweite[rn]?) vornamen?|additional name|second name|\bmi\b|mittelname/;
const NO_NAME =
  /phoneti[ck]|phonetisch|yomi|furigana|file as|speichern unter|nick ?name|spitzname|maiden|geburtsname|birth name|mädchenname|benutzername|user ?name|login|username|former|früher/;
const FIRST =
  /vor ?name|rufname|first ?(?:name|nm)|given ?name|fore ?name|^f ?name$|^vn$|christian name|^first$|^given$|^vorn$|prénom|prenom|^nombre$/;
const LAST =
  /nach ?name|familienname|zuname|last ?(?:name|nm)|sur ?name|family ?name|^l ?name$|^nn$|^last$|^nachn$|^nom de famille|apellido|cognome/;
const BOTH =
  /(?:vor|first|given).{0,12}(?:nach|last|sur|zu|family|familien) ?name|vor (?:u|und) nachname|first and last/;
const BOTH_REVERSED =
  /(?:nach|last|sur|zu|family|familien) ?name.{0,6}(?:vor|first|given) ?name|(?<!(?:first|given|fore) ?)name (?:und |u |and )?vorname(?! nach| zu)|^nach (?:und |u )?vorname/;
/** Words that may occur with "name" for the name of the person. */
const PERSON =
  /^(?:full|display|original|registrant|invitee|delegate|ma|emp|empl|nom|complete|vollständiger|vollstaendiger|voller|ganzer|anzeige|mitarbeiter(?:in|innen|nde|nden)?|mitarbeitende[rn]?|beschäftigte[rn]?|employee|worker|teilnehmer(?:in|innen)?|teilnehmende[rn]?|participant|attendee|kandidat(?:in|en)?|candidate|bewerber(?:in)?|applicant|talent|person(?:en)?|kontakt|contact|legal|preferred|gesamt|student(?:in)?|schüler(?:in)?|mitglied|member|your|ihr|dein|recipient|empfänger|gast|guest|der|des|of|the|staff|user|nutzer(?:in)?|zu|und|and|familien|s|in|colleague|kollegin|kollege)$/;

/** Whether a heading names another person: the manager, an emergency contact. */
export const namesOtherPerson = (heading: string): boolean => isOfOthers(wordsOf(heading));

/** The separate words of a heading: `lastName`, `E-MAIL_ADRESSE`, "E-mail 1 - Value". */
function wordsOf(heading: string): string {
  return (
    removeInvisible(heading)
      .normalize('NFC')
      .replace(/[-‐]\s*[\r\n]+\s*(?=\p{Ll})/gu, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      // Inside a Ukrainian or Hebrew word an apostrophe is a letter.
      .replace(/(?<=[\p{sc=Cyrl}\p{sc=Hebr}])['’ʼ"״](?=[\p{sc=Cyrl}\p{sc=Hebr}])/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

function findContact(text: string): ColumnMeaning | undefined {
  const isEmail = EMAIL.test(text) && !/mailing|mailbox|postanschrift/.test(text);
  const isPhone = PHONE.test(text) && !/mobilität|headphone/.test(text);
  if (!isEmail && !isPhone) return undefined;
  if (isOfOthers(text) || DETAIL.test(text)) return 'unused';
  return isEmail ? 'email' : 'phone';
}

function findName(text: string): ColumnMeaning | undefined {
  if (NO_NAME.test(text) || MIDDLE.test(text)) return 'unused';
  if (BOTH_REVERSED.test(text)) return 'full_name_reversed';
  if (BOTH.test(text)) return 'full_name';
  if (/vorsatzwort|namensvorsatz|vorsatz\b|namenspräfix|name particle|nobiliary/.test(text))
    return 'particle';
  if (/name prefix|präfix|^prefix$/.test(text)) return 'title';
  if (/suffix|namenszusatz|^zusatz$|titel nachgestellt/.test(text)) return 'suffix';
  if (FIRST.test(text)) return 'first_name';
  if (LAST.test(text)) return 'last_name';
  return undefined;
}

/** "Name" of the person, or a word for the person: "Mitarbeiter", "Teilnehmer", "Employee name". */
function isFullName(text: string): boolean {
  const words = text.split(' ').flatMap((word) => {
    const compound = /^(.+?)s?(name|namen)$/.exec(word);
    return compound === null ? [word] : [compound[1] ?? '', 'name'];
  });
  const others = words.filter((word) => word !== 'name' && word !== 'namen' && word !== 'names');
  const hasName = others.length < words.length;
  return (
    others.every((word) => PERSON.test(word)) &&
    (hasName || (others.length === 1 && others[0] !== 'preferred'))
  );
}

/** The meaning of a heading by its parts, English or German; undefined for an unknown one. */
export function findHeading(heading: string): ColumnMeaning | undefined {
  const text = wordsOf(heading);
  if (text === '' || text.length > 60) return undefined;
  const contact = NO_NAME.test(text) ? undefined : findContact(text);
  if (contact !== undefined) return contact;
  if (isOfOthers(text)) return 'unused';
  const name = findName(text) ?? foreignName(text);
  if (name !== undefined) return name;
  if (/^(?:anrede|brief ?anrede|salutation|mr ms|mr mrs|form of address|geschlecht|gender|sex)$/.test(text))
    return 'salutation';
  if (
    /^(?:titel|title|akad\w* (?:grad|titel)|akademischer\w*|academic title|namenstitel|dr|titel vorangestellt|degree)$/.test(
      text,
    )
  )
    return 'title';
  if (
    /^(?:sprache|language|lang|locale|default locale)\b|(?:korrespondenz|bevorzugte|mail|umfrage|befragungs) ?sprache|(?:preferred|correspondence|survey) lang/.test(
      text,
    )
  )
    return 'language';
  if (isFullName(text)) return 'full_name';
  return UNUSED_HEADING.test(text) ? 'unused' : undefined;
}

/** Common headings of people lists that are not used. */
const UNUSED_HEADING =
  /fax|pager|durchwahl|extension|personal ?n|staff|employee id|mitarbeiter ?(?:id|n)|kundennummer|\b(?:id|nr|no|number|nummer|lfd|pos)\b|abteilung|department|bereich|team|firma|company|organi[sz]ation|unternehmen|position|funktion|job|stelle|rolle|role|status|standort|location|ort\b|stadt|city|plz|postleitzahl|zip|stra(?:ß|ss)e|street|land\b|country|adresse|address|anschrift|geburt|birth|eintritt|austritt|hire|start|datum|date|connected on|url|website|web|notiz|note|bemerkung|kommentar|comment|label|group|gruppe|photo|kostenstelle|cost cent|gehalt|salary|vertrag|survey|befragung|abgeschlossen|finished|eingeladen|invited|tags|quelle|source/;

/** A text that was meant to be an address: `b.mail.example`. */
const IN_ADDRESSES = /^[^\s@.]+(?:\.[^\s@.]+){2,}$/;
/** The heading of a list of addresses alone. */
const ALONE = /^(?:(?:deine|ihre|your) )?e? ?mails?(?: ?adress\w*)?$/;

/** The meanings of a heading row; undefined for other rows. */
export function readHeadings(cells: readonly string[]): readonly (ColumnMeaning | undefined)[] | undefined {
  if (cells.some((cell) => cell.includes('@') || IN_ADDRESSES.test(cell.trim()))) return undefined;
  const filledCells = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filledCells.length === 1 && !ALONE.test(wordsOf(filledCells[0] ?? ''))) return undefined;
  const texts = cells.map(wordsOf);
  const meanings = withoutOtherPeople(texts, cells.map(findHeading), findHeading);
  const useful = new Set(meanings.filter((meaning) => meaning !== undefined && meaning !== 'unused'));
  if (!useful.has('email') && useful.size < 2) return undefined;
  return settleNames(meanings);
}

/** Beside a first name, "Name" is the last name; beside a last name, it is the first name or the full one. */
export function settleNames(
  meanings: readonly (ColumnMeaning | undefined)[],
): readonly (ColumnMeaning | undefined)[] {
  const hasFirst = meanings.includes('first_name');
  const hasLast = meanings.includes('last_name');
  return meanings.map((meaning) => {
    if (meaning !== 'full_name' && meaning !== 'full_name_reversed') return meaning;
    if (hasFirst && hasLast) return 'unused';
    return meaning === 'full_name' && hasFirst ? 'last_name' : meaning;
  });
}
