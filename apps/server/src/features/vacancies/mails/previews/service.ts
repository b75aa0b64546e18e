import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { MailPreview, PreviewMailBody, TestMailBody } from '@quint/contract/vacancies/mails.ts';
import type { SentKind, VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { isSent } from '@quint/domain/vacancies/mails.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Reader } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { inviterOf } from '#features/invitations/invitations/emails.ts';
import { findInviter } from '#features/invitations/invitations/queries.ts';
import { assertOwnWordsAllowed, readOwnWords } from '#features/invitations/mail-words/service.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { readLetter } from '#features/vacancies/mails/emails.ts';
import type { PreviewTerms } from '#features/vacancies/mails/previews/model.ts';
import {
  draftSampleLetter,
  draftSurveyMail,
  sampleLetter,
  sampleReader,
  sampleUrls,
} from '#features/vacancies/mails/previews/model.ts';
import { getMailingWorkspace } from '#features/vacancies/mails/previews/queries.ts';
import { maskedNamesFor, nameFor } from '#features/vacancies/mails/recipients/model.ts';
import type { Recipient } from '#features/vacancies/mails/recipients/queries.ts';
import { listRecipients } from '#features/vacancies/mails/recipients/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { toSenderName } from '#mail/errors.ts';
import type { MailDraft } from '#mail/layout.ts';
import { layoutDraft } from '#mail/layout.ts';
import { queueMails } from '#outbox/outbox.ts';

/** The kind of the mail in the outbox. */
export const TEST_MAIL_KIND = 'vacancy-mail-test';

/** The only mail whose payload has a text: unsaved words, which are sent to their author. */
export interface TestMailPayload {
  readonly roleId: string;
  readonly kind: VacancyMailKind;
  /** Null uses the saved words. */
  readonly words: string | null;
  readonly userId: string;
}

const TESTS_PER_HOUR: RateLimit = { action: 'vacancy-mail-test', hits: 30, windowSeconds: 3600 };

/** A mail to show: its kind, and the words in place of the saved ones. */
export interface WantedPreview {
  readonly roleId: string;
  readonly kind: VacancyMailKind;
  readonly language: StoredLanguage | undefined;
  readonly words: string | undefined;
  readonly interviewAt: Date | null;
  /** As after the role is filled. */
  readonly isFilled: boolean;
  readonly userId: string;
}

/** What a preview says about role, workspace and sender. Throws `invitation.own_words_locked`. */
export async function readPreviewTerms(
  deps: Deps,
  db: Reader,
  {
    scope,
    preview,
    role,
    person,
  }: {
    scope: OrganizationScope;
    preview: WantedPreview;
    role: { readonly name: string; readonly isFilled: boolean };
    person: Recipient | undefined;
  },
): Promise<PreviewTerms> {
  const { kind, roleId, words } = preview;
  const workspace = await getMailingWorkspace(db, scope);
  const language = preview.language ?? person?.language ?? workspace.language;
  if (words !== undefined && words.trim() !== '') await assertOwnWordsAllowed(deps, db, scope);
  const key = { kind, language, roleId };
  return {
    workspace,
    role: role.name,
    isRoleFilled: role.isFilled || preview.isFilled,
    sender: await findInviter(db, preview.userId),
    language,
    ownWords: words ?? (await readOwnWords(deps, db, { scope, key })),
    interviewAt: preview.interviewAt,
    origin: publicOrigin(deps.config),
    now: deps.clock.now(),
  };
}

/** A letter to a person of the role, with the names that the actor may see, and without working links. */
async function readMaskedLetter(
  deps: Deps,
  db: Reader,
  {
    scope,
    actor,
    person,
    preview,
    terms,
  }: {
    scope: OrganizationScope;
    actor: Actor;
    person: Recipient;
    preview: WantedPreview & { readonly kind: SentKind };
    terms: PreviewTerms;
  },
) {
  const urls = sampleUrls(terms.origin);
  const facts = {
    kind: preview.kind,
    roleId: preview.roleId,
    workspace: terms.workspace.name,
    role: terms.role,
    isRoleFilled: terms.isRoleFilled,
    sender: terms.sender && inviterOf(terms.sender),
    ownWords: terms.ownWords,
    suggestedInterview: preview.interviewAt,
  };
  const urlOf = () => urls.survey;
  const letter = await readLetter(deps, db, { scope, person, facts, urlOf, optOutUrl: urls.optOut });
  // Filling the role ends the open survey.
  const endsSurvey = preview.isFilled && person.has_open_survey;
  return {
    ...letter,
    ...maskedNamesFor(actor, person),
    ...(endsSurvey ? { endedSurveyUrl: urls.survey } : {}),
  };
}

function toPreview(
  deps: Deps,
  {
    draft,
    terms,
    kind,
    to,
  }: { draft: MailDraft; terms: PreviewTerms; kind: VacancyMailKind; to: string | null },
): MailPreview {
  const { layout, ownWords } = draft;
  const { from: start, count } = ownWords;
  const sender = terms.sender && inviterOf(terms.sender);
  const senderName =
    isSent(kind) && sender !== undefined && sender.name !== '' ? sender.name : terms.workspace.name;
  return {
    kind,
    language: terms.language,
    from: toSenderName(senderName, deps.config.publicSettings.brand),
    reply_to: sender ?? null,
    to,
    ...layoutDraft(draft),
    frame: {
      title: layout.title,
      before: layout.paragraphs.slice(0, start),
      after: layout.paragraphs.slice(start + count),
      button: layout.button?.label ?? null,
    },
    words: terms.ownWords,
  };
}

/** The mail of a preview to the sample person. */
export function draftSample(kind: VacancyMailKind, terms: PreviewTerms): MailDraft {
  if (!isSent(kind)) return draftSurveyMail(kind, sampleReader(terms), terms);
  return draftSampleLetter(sampleLetter(terms, kind), terms);
}

/**
 * A mail of a vacancy as a person of the role would get it now, or a sample person: composed by the function that
 * composes the mail. Names are those that the actor may see. Throws `record.not_found`, `role.not_considered` for
 * another person, and `invitation.own_words_locked`.
 */
export async function previewVacancyMail(
  deps: Deps,
  actor: Actor,
  { roleId, body }: { roleId: string; body: PreviewMailBody },
): Promise<MailPreview> {
  const scope = scopeOfActor(actor);
  const { kind, talent } = body;
  const preview: WantedPreview = {
    roleId,
    kind,
    language: body.language,
    words: body.words,
    interviewAt: typeof body.interview_at === 'string' ? new Date(body.interview_at) : null,
    isFilled: body.filled === true,
    userId: actor.userId,
  };
  return deps.db.read(scope, async (db) => {
    const vacancy = await findVacancy(db, scope, { actor, roleId });
    const role = { name: vacancy.name, isFilled: vacancy.date_filled !== null };
    const now = deps.clock.now();
    const people =
      talent === undefined ? [] : await listRecipients(db, scope, { roleId, talentIds: [talent], now });
    const [person] = people;
    if (talent !== undefined && person === undefined) throw fail('role.not_considered');
    const terms = await readPreviewTerms(deps, db, { scope, preview, role, person });
    if (person === undefined) {
      return toPreview(deps, { draft: draftSample(kind, terms), terms, kind, to: null });
    }
    const draft = isSent(kind)
      ? draftSampleLetter(
          await readMaskedLetter(deps, db, { scope, actor, person, preview: { ...preview, kind }, terms }),
          terms,
        )
      : draftSurveyMail(kind, maskedNamesFor(actor, person), terms);
    return toPreview(deps, { draft, terms, kind, to: nameFor(actor, person) });
  });
}

/**
 * Sends a mail of a vacancy to the administrator who asks for it, addressed to a sample person. Throws
 * `record.not_found`, `invitation.own_words_locked`, and REQUESTS_EXCEEDED after many tests.
 */
export async function sendTestMail(
  deps: Deps,
  actor: Actor,
  { roleId, body }: { roleId: string; body: TestMailBody },
): Promise<{ to: string }> {
  const scope = scopeOfActor(actor);
  await countAttempt(deps.db, TESTS_PER_HOUR, actor.userId);
  return deps.db.write(scope, async (db) => {
    await findVacancy(db, scope, { actor, roleId });
    if ((body.words ?? '').trim() !== '') await assertOwnWordsAllowed(deps, db, scope);
    const to = (await findInviter(db, actor.userId))?.inviter_email;
    if (to === undefined || to === null) throw fail('record.not_found');
    const { kind, language, words } = body;
    const payload: TestMailPayload = { roleId, kind, words: words ?? null, userId: actor.userId };
    const messageKey = `vacancy-mail-test:${newId()}`;
    const mail = { messageKey, kind: TEST_MAIL_KIND, to, language, payload };
    await queueMails(deps, db, scope, { mails: [mail] });
    return { to };
  });
}
