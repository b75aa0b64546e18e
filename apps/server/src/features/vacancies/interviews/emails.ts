import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { interviewMailsDe } from '@quint/phrases/vacancies/mails/interviews.de.ts';
import { interviewMailsEn } from '@quint/phrases/vacancies/mails/interviews.en.ts';
import { isExpectedToRate } from '@quint/domain/vacancies/interviews.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { toRater } from '#features/vacancies/interviews/model.ts';
import { findInterview, listRaters } from '#features/vacancies/interviews/queries.ts';
import { findColleague, findMailContext } from '#features/vacancies/interviews/raters/queries.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailContent, MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof interviewMailsEn>> = {
  en: interviewMailsEn,
  de: interviewMailsDe,
};

/** A mail to a colleague about the interview of a person. It names the role, and nothing of the person. */
export interface InterviewMailPayload {
  readonly roleId: string;
  readonly talentId: string;
  readonly userId: string;
  /** The account that asked for it. */
  readonly by: string;
}

/** The content of a mail about an interview; undefined when the role, the person or the colleague is gone. */
export async function layoutInterviewMail(
  deps: Deps,
  scope: OrganizationScope,
  {
    payload,
    language,
    kind,
  }: { readonly payload: InterviewMailPayload; readonly language: Language; readonly kind: 'rate' | 'sign' },
): Promise<MailContent | undefined> {
  const { colleague, context } = await deps.db.read(scope, async (db) => ({
    colleague: await findColleague(db, scope, payload.userId),
    context: await findMailContext(db, scope, payload),
  }));
  if (colleague === undefined || context === undefined) return undefined;
  const { greeting, greetingWithoutName, somebody, ...texts } = TEXTS[language];
  const { subject, title, text, button, footer } = texts[kind];
  const name = colleague.first_name ?? '';
  const { role, workspace, asker, asker_email: email } = context;
  const { brand } = deps.config.publicSettings;
  const fill = (each: string) =>
    interpolate(each, { name, role, workspace, brand, person: asker ?? somebody });
  const path = `/roles/${payload.roleId}/talents/${payload.talentId}/interview`;
  return {
    subject: fill(subject),
    replyTo: email === null ? undefined : { name: asker ?? '', email },
    ...layoutMail({
      language,
      sender: workspace,
      title: fill(title),
      paragraphs: [name === '' ? greetingWithoutName : greeting, text].map(fill),
      button: { label: button, url: new URL(path, publicOrigin(deps.config)).href },
      footer: fill(footer),
    }),
  };
}

/** Asks a colleague for their missing ratings. Not sent when they are done by then, or no longer rate. */
export const RATE_INTERVIEW_MAIL: MailKind<InterviewMailPayload> = {
  kind: 'rate-interview',
  async compose(deps, scope, { payload, language }) {
    const isMissing = await deps.db.read(scope, async (db) => {
      const interview = await findInterview(db, scope, payload);
      const raters = (await listRaters(db, scope, payload)).map(toRater);
      const rater = raters.find(({ userId }) => userId === payload.userId);
      const isOpen = interview?.ratings_opened_at === null && interview.is_considered;
      return isOpen && rater !== undefined && isExpectedToRate(rater) && rater.submittedAt === null;
    });
    return isMissing ? layoutInterviewMail(deps, scope, { payload, language, kind: 'rate' }) : undefined;
  },
};
