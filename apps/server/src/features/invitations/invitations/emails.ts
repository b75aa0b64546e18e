import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { holdsAddress, toLine, joinName } from '@quint/domain/base/names.ts';
import type { Flavour, SurveyPurpose } from '@quint/domain/survey/survey-entrances.ts';
import { isOfPublicForm, purposeOf } from '@quint/domain/survey/survey-entrances.ts';
import type { AddressForm } from '@quint/domain/workspace/address-form.ts';
import type { TalentMailTexts } from '@quint/phrases/base/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { invitationMailDe } from '@quint/phrases/invitations/mails/invitations.de.ts';
import { invitationMailEn } from '@quint/phrases/invitations/mails/invitations.en.ts';
import { invitationMailSie } from '@quint/phrases/invitations/mails/invitations.sie.ts';
import { participationMailDe } from '@quint/phrases/survey/mails/participation.de.ts';
import { participationMailEn } from '@quint/phrases/survey/mails/participation.en.ts';
import { participationMailSie } from '@quint/phrases/survey/mails/participation.sie.ts';
import type { Config } from '#config.ts';
import { publicOrigin } from '#deps.ts';
import type { Inviter } from '#features/invitations/invitations/queries.ts';
import { findInvitationToMail, moveInvitation } from '#features/invitations/invitations/queries.ts';
import { paragraphsOfWords, readOwnWords } from '#features/invitations/mail-words/service.ts';
import { LINK_PURPOSES } from '#secrets/link-purposes.ts';
import { deriveKey, deriveLinkToken } from '#secrets/tokens.ts';
import { formatMailDay } from '#mail/dates.ts';
import type { MailDraft } from '#mail/layout.ts';
import { layoutDraft } from '#mail/layout.ts';
import type { MailContent, MailKind } from '#outbox/outbox.ts';

const TEXTS: TalentMailTexts<typeof invitationMailEn> = {
  en: invitationMailEn,
  de: invitationMailDe,
  sie: invitationMailSie,
};
const LINK_TEXTS: TalentMailTexts<(typeof participationMailEn)['link']> = {
  en: participationMailEn.link,
  de: participationMailDe.link,
  sie: participationMailSie.link,
};

const SURVEY_PATHS: Readonly<Record<Flavour, string>> = {
  standard: '/survey',
  b2c: '/surveyb2c',
  admin: '/survey-admin',
  'role-finder': '/survey-role-compass',
};

/** The key from which survey links are derived. */
export function surveyLinkKey(config: Config): Uint8Array {
  return deriveKey(config.secret, LINK_PURPOSES.survey_links);
}

export interface SurveyLink {
  readonly organizationId: string;
  readonly linkId: string;
  readonly flavour: Flavour;
  /** Path and query given with the invitation; null uses the page of the survey variant. */
  readonly surveyPath: string | null;
}

/** The page of an invitation with a token in its URL. */
export function getSurveyPage(
  config: Config,
  page: Pick<SurveyLink, 'flavour' | 'surveyPath'>,
  token: string,
): string {
  const url = new URL(page.surveyPath ?? SURVEY_PATHS[page.flavour], publicOrigin(config));
  url.searchParams.set('token', toLinkToken(token));
  return url.href;
}

/** The personal survey link, which is used in mails only: opening it proves the address. */
export function getSurveyUrl(config: Config, link: SurveyLink): string {
  const token = deriveLinkToken(surveyLinkKey(config), {
    organizationId: link.organizationId,
    id: link.linkId,
  });
  return getSurveyPage(config, link, token);
}

export interface InvitationText {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressForm: AddressForm;
  readonly workspace: string;
  /** The person is invited to retake the survey, because their previous result is doubtful. */
  readonly isRetake: boolean;
  readonly purpose: SurveyPurpose;
  /** Whether the address was entered in a public form, not by the workspace. */
  readonly isOfPublicForm: boolean;
  /** Names of the roles the person is invited for. */
  readonly roles: readonly string[];
  /** A custom subject and message; null uses the standard ones. */
  readonly subject: string | null;
  readonly message: string | null;
  /** Own words of the role or the workspace, after the introduction. Left out beside a custom message. */
  readonly ownWords: string | null;
  readonly url: string;
  readonly expires: Date;
  readonly inviter: { readonly name: string; readonly email: string } | undefined;
  readonly optOutUrl: string | undefined;
  /** The public URL of the site. */
  readonly origin: string;
}

const MAX_NAMED_ROLES = 5;

/** The names of roles, without those that a mail program would turn into a link. */
export function listSayableRoles(roles: readonly string[]): string[] {
  return roles.map((role) => toLine(role)).filter((role) => role !== '' && !holdsAddress(role));
}

/** The reason for the invitation, with the names of the roles. */
function formatPurpose(
  { purpose, roles, workspace, addressForm }: InvitationText,
  language: Language,
): string {
  const phrases = wordingOf(TEXTS, language, addressForm);
  if (purpose === 'pool' || purpose === 'personal')
    return interpolate(phrases.purpose[purpose], { workspace });
  const names = listSayableRoles(roles);
  const quotedRoles = names
    .slice(0, MAX_NAMED_ROLES)
    .map((role) => interpolate(phrases.quotedRole, { role }));
  const { none, one, several } = phrases.purpose[purpose];
  const phrase = names.length === 0 ? none : names.length === 1 ? one : several;
  const more = names.length > MAX_NAMED_ROLES ? ['…'] : [];
  return interpolate(phrase, { workspace, role: quotedRoles[0], roles: [...quotedRoles, ...more] });
}

/** The contact of the person. */
export function formatContactHint(
  text: Pick<InvitationText, 'inviter' | 'workspace' | 'addressForm'>,
  language: Language,
): string {
  const phrases = wordingOf(TEXTS, language, text.addressForm);
  if (text.inviter === undefined) return interpolate(phrases.askWorkspace, { workspace: text.workspace });
  const phrase = text.inviter.name === '' ? phrases.askInviterByEmail : phrases.askInviter;
  return interpolate(phrase, text.inviter);
}

/** Subject, introduction and footer of an invitation, or of the link that a person requested in a form. */
function getIntroTexts(text: InvitationText, language: Language) {
  const { subject, intro, footer, anew: retakeTexts } = wordingOf(TEXTS, language, text.addressForm);
  const link = wordingOf(LINK_TEXTS, language, text.addressForm);
  const usual = text.isOfPublicForm
    ? { subject: link.subject, intro: link.text, footer: link.footer }
    : { subject, intro, footer };
  return { ...usual, ...(text.isRetake ? retakeTexts : {}) };
}

/**
 * The invitation mail in a language. A custom message replaces the introduction; purpose, content, readers and expiry
 * always remain.
 */
export function draftInvitation(language: Language, text: InvitationText): MailDraft {
  const phrases = wordingOf(TEXTS, language, text.addressForm);
  const standard = getIntroTexts(text, language);
  const values = {
    first_name: text.firstName,
    full_name: joinName(text.firstName, text.lastName),
    workspace: text.workspace,
    date: formatMailDay(text.expires, language),
  };
  const fill = (phrase: string) => interpolate(phrase, values);
  const introParagraphs = paragraphsOfWords(fill(text.message ?? standard.intro));
  const ownParagraphs = text.message === null ? paragraphsOfWords(text.ownWords) : [];
  const layout = {
    language,
    sender: text.workspace,
    title:
      text.firstName === ''
        ? wordingOf(LINK_TEXTS, language, text.addressForm).greetingNobody
        : fill(phrases.greeting),
    paragraphs: [...introParagraphs, ...ownParagraphs, formatPurpose(text, language), fill(phrases.what)],
    button: { label: phrases.button, url: text.url },
    note: fill(phrases.note),
    details: [
      fill(phrases.how),
      fill(text.purpose === 'personal' ? phrases.whoPersonal : phrases.who),
      formatContactHint(text, language),
    ],
    links: [
      { label: phrases.privacy, url: new URL('/privacy', text.origin).href },
      { label: phrases.manual, url: new URL('/big-five-manual', text.origin).href },
    ],
    footer: fill(standard.footer),
    optOutUrl: text.optOutUrl,
  };
  return {
    subject: fill(text.subject ?? standard.subject),
    layout,
    ownWords: { from: introParagraphs.length, count: ownParagraphs.length },
  };
}

/** The same with its bodies. */
export function composeInvitation(
  language: Language,
  text: InvitationText,
): Pick<MailContent, 'subject' | 'html' | 'text'> {
  return layoutDraft(draftInvitation(language, text));
}

/** The first name in a preview. */
export function getSampleFirstName(language: Language): string {
  return TEXTS[language].sampleFirstName;
}

export interface InvitationMailPayload {
  readonly resultId: string;
  /** The number of the mail; only the newest is sent. */
  readonly count: number;
  readonly invitedBy: string;
}

export function invitationMessageKey(resultId: string, count: number): string {
  return `invitation:${resultId}:${count}`;
}

/** The inviting account, as the contact person; undefined when it is deleted or not of this workspace. */
export function inviterOf(row: Inviter): InvitationText['inviter'] {
  if (row.inviter_email === null) return undefined;
  return { name: joinName(row.inviter_first_name, row.inviter_last_name), email: row.inviter_email };
}

/** The mail with the personal link to the survey. */
export const INVITATION_MAIL: MailKind<InvitationMailPayload> = {
  kind: 'invitation',
  purpose: 'invitation',
  async compose(deps, scope, { payload, language, addressForm, optOutUrl }) {
    const { resultId } = payload;
    const row = await deps.db.read(scope, (db) => findInvitationToMail(db, scope, payload));
    if (row === undefined || !isOpen(row.status) || row.invitation_count !== payload.count) return undefined;
    const now = deps.clock.now();
    if (row.link_expires_at <= now) return undefined;
    if (row.status === 'SCHEDULED') {
      await deps.db
        .in(scope)
        .run((db) => moveInvitation(db, scope, { resultId, from: 'SCHEDULED', to: 'INVITED', now }));
    }
    const key = { kind: 'invitation', language: toStoredLanguage(language), roleId: row.only_role } as const;
    const content = composeInvitation(language, {
      firstName: row.first_name ?? '',
      lastName: row.last_name ?? '',
      addressForm,
      workspace: row.workspace,
      isRetake: row.is_repeat,
      purpose: purposeOf(row),
      isOfPublicForm: isOfPublicForm(row),
      roles: row.roles,
      subject: row.mail_subject,
      message: row.mail_message,
      ownWords: await deps.db.read(scope, (db) => readOwnWords(deps, db, { scope, key })),
      url: getSurveyUrl(deps.config, {
        organizationId: scope.organizationId,
        linkId: row.link_id,
        flavour: row.flavour,
        surveyPath: row.survey_path,
      }),
      expires: row.link_expires_at,
      inviter: inviterOf(row),
      optOutUrl,
      origin: publicOrigin(deps.config),
    });
    return {
      ...content,
      replyTo: inviterOf(row),
      afterSent: (db) =>
        moveInvitation(db, scope, { resultId, from: 'INVITED', to: 'SENT', now: deps.clock.now() }),
    };
  },
};
