import type { AnswerKind, SentKind } from '@quint/domain/vacancies/mails.ts';
import { holdsAddress, joinName, toLine } from '@quint/domain/base/names.ts';
import type { AddressForm } from '@quint/domain/workspace/address-form.ts';
import type { TalentMailTexts } from '@quint/phrases/base/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { vacancyMailDe } from '@quint/phrases/vacancies/mails/vacancy-mails.de.ts';
import { vacancyMailEn } from '@quint/phrases/vacancies/mails/vacancy-mails.en.ts';
import { vacancyMailSie } from '@quint/phrases/vacancies/mails/vacancy-mails.sie.ts';
import { paragraphsOfWords } from '#features/invitations/mail-words/service.ts';
import { formatMailDateTime, formatMailDay } from '#mail/dates.ts';
import type { MailDraft, MailLayout } from '#mail/layout.ts';

export const VACANCY_MAIL_TEXTS: TalentMailTexts<typeof vacancyMailEn> = {
  en: vacancyMailEn,
  de: vacancyMailDe,
  sie: vacancyMailSie,
};

/** How the person gets to their result: by the mailed link, in their account, or not at all any more. */
export type ResultAccess = { readonly url: string } | { readonly accountUrl: string } | 'mailed';

/** What a mail to a person of a role says. A result, a trait or a fit is never among it. */
export interface Letter {
  readonly kind: SentKind;
  readonly firstName: string;
  readonly lastName: string;
  readonly workspace: string;
  readonly role: string;
  readonly isRoleFilled: boolean;
  /** The account that sends it; undefined once it has left the workspace. */
  readonly sender: { readonly name: string; readonly email: string } | undefined;
  readonly ownWords: string | null;
  /** The suggested interview, or the one that took place. */
  readonly interviewAt: Date | null;
  /** An interview with the person was agreed and did not take place. */
  readonly isInterviewOff: boolean;
  /** Null for a person who has not finished. */
  readonly result: ResultAccess | null;
  /** The link of a survey that ended with the role; null without one. */
  readonly endedSurveyUrl: string | null;
  /** The day on which the data is deleted by the rule of the workspace; null without one. */
  readonly deletionDate: Date | null;
  readonly optOutUrl: string | undefined;
}

interface Wording {
  readonly language: Language;
  readonly addressForm: AddressForm;
}

type Texts = typeof vacancyMailEn;
type Fill = (text: string, more?: Readonly<Record<string, unknown>>) => string;

function introOf(letter: Letter, texts: Texts, { fill, language }: { fill: Fill; language: Language }) {
  const { kind, interviewAt, isRoleFilled } = letter;
  switch (kind) {
    case 'interview': {
      const { text, date, noDate } = texts.interview;
      const at = interviewAt === null ? '' : formatMailDateTime(interviewAt, language);
      return [fill(text), interviewAt === null ? fill(noDate) : fill(date, { date: at })];
    }
    case 'no_interview':
      return [fill(letter.result === null ? texts.no_interview.open : texts.no_interview.finished)];
    case 'after_interview': {
      const { thanks, thanksOn, decided, filled } = texts.after_interview;
      const date = interviewAt === null ? '' : formatMailDay(interviewAt, language);
      return [
        interviewAt === null ? fill(thanks) : fill(thanksOn, { date }),
        fill(isRoleFilled ? filled : decided),
      ];
    }
    case 'filled':
      return [
        fill(texts.filled.text),
        ...(letter.isInterviewOff ? [fill(texts.filled.interview)] : []),
        ...(letter.endedSurveyUrl === null ? [] : [fill(texts.filled.survey)]),
      ];
  }
}

/** Where the person finds their result, as a sentence, and as a button. */
function resultOf({ result }: Letter, texts: Texts) {
  if (result === null) return { sentence: [], buttons: [] };
  if (result === 'mailed') return { sentence: [texts.resultMailed], buttons: [] };
  if ('url' in result)
    return { sentence: [texts.result], buttons: [{ label: texts.openResult, url: result.url }] };
  return {
    sentence: [texts.resultInAccount],
    buttons: [{ label: texts.openAccount, url: result.accountUrl }],
  };
}

/** What an answer says after the own words: about the result, and about the data. */
function afterwordsOf(letter: Letter, texts: Texts, { fill, language }: { fill: Fill; language: Language }) {
  if (letter.kind === 'interview') return { paragraphs: [], buttons: [] };
  const { sentence, buttons } = resultOf(letter, texts);
  const { deletionDate, endedSurveyUrl } = letter;
  const surveyButtons = endedSurveyUrl === null ? [] : [{ label: texts.openSurvey, url: endedSurveyUrl }];
  const deletion =
    deletionDate === null
      ? texts.noDeletion
      : fill(texts.deletion, { date: formatMailDay(deletionDate, language) });
  return { paragraphs: [...sentence, deletion], buttons: [...buttons, ...surveyButtons] };
}

function subjectOf({ kind, role }: Pick<Letter, 'kind' | 'role'>, texts: Texts): string {
  const subjects: Readonly<Record<AnswerKind | 'interview', { subject: string; subjectNoRole: string }>> = {
    interview: texts.interview,
    no_interview: texts,
    after_interview: texts,
    filled: texts.filled,
  };
  return role === '' ? subjects[kind].subjectNoRole : subjects[kind].subject;
}

/** A mail to a person of a role. The frame is fixed; own words are added between introduction and end. */
export function draftLetter(letter: Letter, { language, addressForm }: Wording): MailDraft {
  const texts = wordingOf(VACANCY_MAIL_TEXTS, language, addressForm);
  const name = toLine(letter.role);
  // A mail program would turn such a name into a link.
  const role = holdsAddress(name) ? '' : name;
  const values = {
    first_name: letter.firstName,
    full_name: joinName(letter.firstName, letter.lastName),
    workspace: letter.workspace,
    role,
  };
  const theRole = role === '' ? texts.thisRole : interpolate(texts.role, { role });
  const fill: Fill = (text, more = {}) => interpolate(text, { ...values, theRole, ...more });
  const intro = introOf(letter, texts, { fill, language });
  const ownParagraphs = paragraphsOfWords(letter.ownWords);
  const { paragraphs: afterwords, buttons } = afterwordsOf(letter, texts, { fill, language });
  const [button, ...otherButtons] = buttons;
  const senderName = letter.sender?.name ?? '';
  const signature = senderName === '' ? letter.workspace : fill(texts.signature, { name: senderName });
  const layout: MailLayout = {
    language,
    sender: letter.workspace,
    title: fill(letter.firstName === '' ? texts.greetingNobody : texts.greeting),
    paragraphs: [...intro, ...ownParagraphs, ...afterwords, signature],
    ...(button === undefined ? {} : { button, links: otherButtons }),
    footer: fill(texts.footer),
    optOutUrl: letter.optOutUrl,
  };
  return {
    subject: fill(subjectOf({ kind: letter.kind, role }, texts)),
    layout,
    ownWords: { from: intro.length, count: ownParagraphs.length },
  };
}
