import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { holdsAddress, toLine, joinName } from '@quint/domain/base/names.ts';
import type { Flavour, SurveyPurpose } from '@quint/domain/survey/survey-entrances.ts';
import { isOfPublicForm, purposeOf } from '@quint/domain/survey/survey-entrances.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { invitationMailDe } from '@quint/phrases/invitations/mails/invitations.de.ts';
import { invitationMailEn } from '@quint/phrases/invitations/mails/invitations.en.ts';
import { participationMailDe } from '@quint/phrases/survey/mails/participation.de.ts';
import { participationMailEn } from '@quint/phrases/survey/mails/participation.en.ts';
import type { Config } from '#config.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import type { Inviter } from '#features/invitations/invitations/queries.ts';
import { findInvitationToMail, moveInvitation } from '#features/invitations/invitations/queries.ts';
import { LINK_PURPOSES } from '#secrets/link-purposes.ts';
import { deriveKey, deriveLinkToken } from '#secrets/tokens.ts';
import { formatMailDay } from '#mail/dates.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailContent, MailKind, MailToCompose } from '#outbox/outbox.ts';

const TEXTS = { en: invitationMailEn, de: invitationMailDe };
const LINK_TEXTS = { en: participationMailEn.link, de: participationMailDe.link };

const SURVEY_PATHS: Readonly<Record<Flavour, string>> = {
  standard: '/survey',
  b2c: '/surveyb2c',
  admin: '/survey-admin',
  'role-finder': '/survey-role-compass',
};

/** The key that survey links are derived with. */
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
  readonly workspace: string;
  /** The person is asked to answer anew, because their former result is doubtful. */
  readonly isRetake: boolean;
  readonly purpose: SurveyPurpose;
  /** The address was entered in a public form, not by the workspace. */
  readonly isOfPublicForm: boolean;
  /** Names of the roles the person is invited for. */
  readonly roles: readonly string[];
  /** A custom subject and message; null uses the standard ones. */
  readonly subject: string | null;
  readonly message: string | null;
  readonly url: string;
  readonly expires: Date;
  readonly inviter: { readonly name: string; readonly email: string } | undefined;
  readonly optOutUrl: string | undefined;
  /** Where the site is reached. */
  readonly origin: string;
}

const MAX_NAMED_ROLES = 5;

/** The names of roles without those that a mail program would turn into a link. */
export function listSayableRoles(roles: readonly string[]): string[] {
  return roles.map((role) => toLine(role)).filter((role) => role !== '' && !holdsAddress(role));
}

/** Why the person is invited, with the roles by name. */
function formatPurpose({ purpose, roles, workspace }: InvitationText, language: Language): string {
  const phrases = TEXTS[language];
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

/** Whom the person asks. */
export function formatContactHint(
  text: Pick<InvitationText, 'inviter' | 'workspace'>,
  language: Language,
): string {
  const phrases = TEXTS[language];
  if (text.inviter === undefined) return interpolate(phrases.askWorkspace, { workspace: text.workspace });
  const phrase = text.inviter.name === '' ? phrases.askInviterByEmail : phrases.askInviter;
  return interpolate(phrase, text.inviter);
}

/** Subject, introduction and footer: of an invitation, or of the link that a person got for entering the address. */
function getIntroTexts(text: InvitationText, language: Language) {
  const { subject, intro, footer, anew: retakeTexts } = TEXTS[language];
  const link = LINK_TEXTS[language];
  const usual = text.isOfPublicForm
    ? { subject: link.subject, intro: link.text, footer: link.footer }
    : { subject, intro, footer };
  return { ...usual, ...(text.isRetake ? retakeTexts : {}) };
}

/**
 * The invitation mail in a language. A custom message replaces the introduction; purpose, content, readers and expiry
 * always stay.
 */
export function composeInvitation(
  language: Language,
  text: InvitationText,
): Pick<MailContent, 'subject' | 'html' | 'text'> {
  const phrases = TEXTS[language];
  const standard = getIntroTexts(text, language);
  const values = {
    first_name: text.firstName,
    workspace: text.workspace,
    date: formatMailDay(text.expires, language),
  };
  const fill = (phrase: string) => interpolate(phrase, values);
  const introParagraphs = fill(text.message ?? standard.intro)
    .split(/(?:\r?\n){2,}/)
    .filter((part) => part.trim() !== '');
  const bodies = layoutMail({
    language,
    sender: text.workspace,
    title: text.firstName === '' ? LINK_TEXTS[language].greetingNobody : fill(phrases.greeting),
    paragraphs: [...introParagraphs, formatPurpose(text, language), fill(phrases.what)],
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
  });
  return { subject: fill(text.subject ?? standard.subject), ...bodies };
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

async function compose(
  deps: Deps,
  scope: OrganizationScope,
  { payload, language, optOutUrl }: MailToCompose<InvitationMailPayload>,
): Promise<MailContent | undefined> {
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
  const content = composeInvitation(language, {
    firstName: row.first_name ?? '',
    workspace: row.workspace,
    isRetake: row.is_repeat,
    purpose: purposeOf(row),
    isOfPublicForm: isOfPublicForm(row),
    roles: row.roles,
    subject: row.mail_subject,
    message: row.mail_message,
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
}

/** The mail with the personal link to the survey. */
export const INVITATION_MAIL: MailKind<InvitationMailPayload> = {
  kind: 'invitation',
  purpose: 'invitation',
  compose,
};
