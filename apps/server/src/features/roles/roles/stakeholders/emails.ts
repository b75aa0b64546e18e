import { STAKEHOLDER_LINK_DAYS } from '@quint/domain/base/limits.ts';
import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { endAfterDays } from '@quint/domain/base/named-days.ts';
import { ROLE_SURVEY_PATH } from '@quint/domain/survey/survey-paths.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { stakeholderMailDe } from '@quint/phrases/roles/mails/stakeholders.de.ts';
import { stakeholderMailEn } from '@quint/phrases/roles/mails/stakeholders.en.ts';
import type { Config } from '#config.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { publicOrigin } from '#deps.ts';
import type { RequestToMail } from '#features/roles/roles/stakeholders/queries.ts';
import { findRequestToMail, recordMailSent } from '#features/roles/roles/stakeholders/queries.ts';
import { formatMailDay } from '#mail/dates.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailContent, MailKind } from '#outbox/outbox.ts';
import { LINK_PURPOSES } from '#secrets/link-purposes.ts';
import { deriveKey, deriveLinkToken } from '#secrets/tokens.ts';

const TEXTS: Readonly<Record<Language, typeof stakeholderMailEn>> = {
  en: stakeholderMailEn,
  de: stakeholderMailDe,
};

/** The expiry of a link sent at that time: the end of the day that its mail names. */
export function getRequestEnd(sentAt: Date): Date {
  return endAfterDays(sentAt, STAKEHOLDER_LINK_DAYS);
}

/** The key from which links of stakeholders are derived. */
export function stakeholderLinkKey(config: Config): Uint8Array {
  return deriveKey(config.secret, LINK_PURPOSES.ra_surveys);
}

/** The token of a request; only the server can derive it from its id. */
export function tokenOfRequest(config: Config, { organizationId }: OrganizationScope, id: string): string {
  return deriveLinkToken(stakeholderLinkKey(config), { organizationId, id });
}

/** The answer page. The token is in the fragment, which browsers do not send. */
function pageOf(config: Config, token: string): string {
  const url = new URL(ROLE_SURVEY_PATH, publicOrigin(config));
  url.hash = toLinkToken(token);
  return url.href;
}

/** The texts of a request for a mail. */
export type RequestText = Pick<
  RequestToMail,
  'role' | 'workspace' | 'asked_by' | 'asked_by_email' | 'message'
> & {
  readonly expires: Date;
  readonly url: string;
  readonly optOutUrl: string | undefined;
};

const hasRequester = (text: RequestText): boolean => text.asked_by !== null && text.asked_by !== '';

function valuesOf(text: RequestText, language: Language) {
  return {
    workspace: text.workspace,
    role: text.role,
    name: text.asked_by ?? '',
    email: text.asked_by_email ?? '',
    date: formatMailDay(text.expires, language),
  };
}

function detailsOf(text: RequestText, language: Language): string[] {
  const texts = TEXTS[language];
  const question = hasRequester(text) ? texts.ask : texts.askByEmail;
  const questions = text.asked_by_email === null ? [] : [question];
  return [texts.who, texts.kept, ...questions].map((phrase) => interpolate(phrase, valuesOf(text, language)));
}

type ComposedMail = Pick<MailContent, 'subject' | 'html' | 'text'>;

function toReplyTo({ asked_by, asked_by_email: email }: RequestToMail): MailContent['replyTo'] {
  return email === null ? undefined : { name: asked_by ?? '', email };
}

/** The mail to a stakeholder. Custom text precedes the standard text, which always remains. */
export function composeRequest(language: Language, text: RequestText): ComposedMail {
  const texts = TEXTS[language];
  const fill = (phrase: string) => interpolate(phrase, valuesOf(text, language));
  const own = (text.message ?? '').split(/(?:\r?\n){2,}/).filter((part) => part.trim() !== '');
  const bodies = layoutMail({
    language,
    sender: text.workspace,
    title: fill(texts.greeting),
    paragraphs: [fill(hasRequester(text) ? texts.askedBy : texts.askedByWorkspace), ...own, fill(texts.what)],
    button: { label: texts.button, url: text.url },
    note: fill(texts.note),
    details: detailsOf(text, language),
    footer: fill(texts.footer),
    optOutUrl: text.optOutUrl,
  });
  return { subject: fill(texts.subject), ...bodies };
}

function composeReminder(
  language: Language,
  text: RequestText & { readonly hasBegun: boolean },
): ComposedMail {
  const texts = TEXTS[language];
  const fill = (phrase: string) => interpolate(phrase, valuesOf(text, language));
  const bodies = layoutMail({
    language,
    sender: text.workspace,
    title: fill(texts.greeting),
    paragraphs: [fill(text.hasBegun ? texts.reminder.begun : texts.reminder.open)],
    button: { label: texts.button, url: text.url },
    note: fill(texts.note),
    details: detailsOf(text, language),
    footer: fill(texts.footer),
    optOutUrl: text.optOutUrl,
  });
  return { subject: fill(texts.reminder.subject), ...bodies };
}

/** The name of a role in a preview before it has one. */
export function getSampleRole(language: Language): string {
  return TEXTS[language].sampleRole;
}

/** The page of a preview, without a token. */
export function getPreviewPage(config: Config): string {
  return new URL(ROLE_SURVEY_PATH, publicOrigin(config)).href;
}

export interface RequestPayload {
  readonly id: string;
  /** The number of the mail with the link; only the newest is sent. */
  readonly count: number;
}

export const requestMessageKey = ({ id, count }: RequestPayload): string => `stakeholder:${id}:${count}`;

/** The mail with the link. Not sent once the request is cancelled, answered or expired, or its role is deleted. */
export const STAKEHOLDER_MAIL: MailKind<RequestPayload> = {
  kind: 'stakeholder',
  purpose: 'invitation',
  async compose(deps, scope, { payload, language, optOutUrl }) {
    const { id, count } = payload;
    const now = deps.clock.now();
    const row = await deps.db.read(scope, (db) => findRequestToMail(db, scope, { id, now }));
    if (row === undefined || row.mails !== count) return undefined;
    const url = pageOf(deps.config, tokenOfRequest(deps.config, scope, id));
    return {
      ...composeRequest(language, { ...row, expires: row.date_expires, url, optOutUrl }),
      replyTo: toReplyTo(row),
      afterSent: (db) => recordMailSent(db, scope, { id, now: deps.clock.now() }),
    };
  },
};

export interface StakeholderReminderPayload {
  readonly id: string;
  /** The number of the reminder; only the newest is sent. */
  readonly reminder: number;
}

/** The reminder of an open request. */
export const STAKEHOLDER_REMINDER_MAIL: MailKind<StakeholderReminderPayload> = {
  kind: 'stakeholder-reminder',
  purpose: 'reminder',
  async compose(deps, scope, { payload, language, optOutUrl }) {
    const { id, reminder } = payload;
    const now = deps.clock.now();
    const row = await deps.db.read(scope, (db) => findRequestToMail(db, scope, { id, now }));
    if (row === undefined || row.reminders !== reminder) return undefined;
    const url = pageOf(deps.config, tokenOfRequest(deps.config, scope, id));
    const text = { ...row, expires: row.date_expires, url, optOutUrl, hasBegun: row.has_begun };
    return { ...composeReminder(language, text), replyTo: toReplyTo(row) };
  },
};
