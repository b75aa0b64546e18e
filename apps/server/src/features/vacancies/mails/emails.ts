import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import { joinName } from '@quint/domain/base/names.ts';
import type { SentKind } from '@quint/domain/vacancies/mails.ts';
import { isAnswer } from '@quint/domain/vacancies/mails.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { getSurveyUrl } from '#features/invitations/invitations/emails.ts';
import { readOwnWords } from '#features/invitations/mail-words/service.ts';
import type { Letter, ResultAccess } from '#features/vacancies/mails/letter/model.ts';
import { draftLetter } from '#features/vacancies/mails/letter/model.ts';
import type { MailToCompose } from '#features/vacancies/mails/queries.ts';
import { findDeletionDate, findMailToCompose } from '#features/vacancies/mails/queries.ts';
import type { Recipient, RecipientLink } from '#features/vacancies/mails/recipients/queries.ts';
import { findRecipientLinks, listRecipients } from '#features/vacancies/mails/recipients/queries.ts';
import { layoutDraft } from '#mail/layout.ts';
import type { MailKind, MailToCompose as ComposedMail } from '#outbox/outbox.ts';

export interface VacancyMailPayload {
  readonly mailId: string;
}

export function vacancyMessageKey(mailId: string): string {
  return `vacancy-mail:${mailId}`;
}

/** The kind of the mail in the outbox. */
export function outboxKindOf(kind: SentKind): string {
  return isAnswer(kind) ? APPLICATION_ANSWER_MAIL.kind : INTERVIEW_INVITATION_MAIL.kind;
}

function accessOf(
  deps: Deps,
  { person, url }: { person: Recipient; url: string | undefined },
): ResultAccess | null {
  if (!person.has_finished) return null;
  if (url !== undefined) return { url };
  if (!person.has_account) return 'mailed';
  return { accountUrl: new URL('/my-profile', publicOrigin(deps.config)).href };
}

/** The part of a letter that depends on the person and the role. */
export interface LetterFacts extends Pick<
  Letter,
  'kind' | 'workspace' | 'role' | 'isRoleFilled' | 'sender' | 'ownWords'
> {
  readonly roleId: string;
  /** The interview that the mail suggests. */
  readonly suggestedInterview: Date | null;
}

/** A letter to a person, with their names as given and the links that work now, by `urlOf`. */
export async function readLetter(
  deps: Deps,
  db: Reader,
  {
    scope,
    person,
    facts: { roleId, suggestedInterview, ...facts },
    urlOf,
    optOutUrl,
  }: {
    scope: OrganizationScope;
    person: Recipient;
    facts: LetterFacts;
    /** The address of a link; a preview must not contain the real one, which opens the result. */
    urlOf: (link: RecipientLink) => string;
    optOutUrl: string | undefined;
  },
): Promise<Letter> {
  const now = deps.clock.now();
  const { id: talentId, interview_at: interviewAt } = person;
  const links = await findRecipientLinks(db, scope, { roleId, talentId, now });
  const pastInterview = interviewAt !== null && interviewAt <= now ? interviewAt : null;
  return {
    ...facts,
    firstName: person.first_name ?? '',
    lastName: person.last_name ?? '',
    interviewAt: facts.kind === 'interview' ? suggestedInterview : pastInterview,
    isInterviewOff: !person.had_interview && (person.is_invited_to_interview || interviewAt !== null),
    result: accessOf(deps, { person, url: links.result && urlOf(links.result) }),
    endedSurveyUrl: links.ofEndedSurvey === undefined ? null : urlOf(links.ofEndedSurvey),
    deletionDate: await findDeletionDate(db, scope, { roleId, talentId, from: person.rejected_at ?? now }),
    optOutUrl,
  };
}

function senderOf(row: MailToCompose): Letter['sender'] {
  if (row.sender_email === null) return undefined;
  return { name: joinName(row.sender_first_name, row.sender_last_name), email: row.sender_email };
}

/** Whether the mail still applies to the person. */
function isStillMeant(kind: SentKind, person: Recipient): boolean {
  return isAnswer(kind) ? person.hired_at === null : person.rejected_at === null;
}

async function compose(
  deps: Deps,
  scope: OrganizationScope,
  { payload: { mailId }, language, addressForm, optOutUrl }: ComposedMail<VacancyMailPayload>,
) {
  return deps.db.read(scope, async (db) => {
    const row = await findMailToCompose(db, scope, mailId);
    if (row === undefined) return undefined;
    const { kind, role_id: roleId, talent_id: talentId } = row;
    const people = await listRecipients(db, scope, {
      roleId,
      talentIds: [talentId],
      now: deps.clock.now(),
    });
    const [person] = people;
    if (person === undefined || !isStillMeant(kind, person)) return undefined;
    const key = { kind, language: toStoredLanguage(language), roleId };
    const facts = {
      kind,
      roleId,
      workspace: row.workspace,
      role: row.role,
      isRoleFilled: row.is_role_filled,
      sender: senderOf(row),
      ownWords: row.words ?? (await readOwnWords(deps, db, { scope, key })),
      suggestedInterview: row.interview_at,
    };
    const { organizationId } = scope;
    const urlOf = (link: RecipientLink) => getSurveyUrl(deps.config, { organizationId, ...link });
    const letter = await readLetter(deps, db, { scope, person, facts, urlOf, optOutUrl });
    return {
      ...layoutDraft(draftLetter(letter, { language, addressForm })),
      replyTo: letter.sender,
      senderName: letter.sender?.name,
    };
  });
}

/** Invites a person of a role to an interview. */
export const INTERVIEW_INVITATION_MAIL: MailKind<VacancyMailPayload> = {
  kind: 'interview-invitation',
  purpose: 'application',
  compose,
};

/** Answers an application: no interview, no after an interview, or that the role is filled. */
export const APPLICATION_ANSWER_MAIL: MailKind<VacancyMailPayload> = {
  kind: 'application-answer',
  purpose: 'application',
  compose,
};
