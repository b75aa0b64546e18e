import type { AskStakeholdersAnswer } from '@quint/contract/roles/stakeholders.ts';
import type { JobAnswers } from '@quint/psychometrics/job-statements.ts';
import { JOB_STATEMENTS } from '@quint/psychometrics/job-statements.ts';
import type { TraitRange } from '@quint/psychometrics/types.ts';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { linkOf, sendDueMails } from '#testing/mails.ts';
import type { Product } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

/** Asks stakeholders about a role as an administrator. */
export function createStakeholderRequestsAs(
  product: Product,
  admin: TestUser,
  payload: { readonly roleId: string; readonly emails: readonly unknown[]; readonly [more: string]: unknown },
) {
  return callerOf(product)('POST', '/role-assistant/surveys', { headers: admin.headers, payload });
}

/** Asks addresses, sends their mails, and returns the id and the token of each. */
export async function createRequests(
  product: Product,
  { organization, admin }: { organization: TestOrganization; admin: TestUser },
  { roleId, emails }: { roleId: string; emails: readonly string[] },
): Promise<{ id: string; email: string; token: string }[]> {
  const { body } = await createStakeholderRequestsAs(product, admin, { roleId, emails });
  const { asked: stakeholders } = body.data as AskStakeholdersAnswer['data'];
  await sendDueMails(product, organization.id);
  return stakeholders.map(({ id, email }) => {
    const mail = product.mailer.sentMails.findLast(({ to }) => to === email);
    return { id, email, token: mail === undefined ? '' : linkOf(mail).hash.slice(1) };
  });
}

/** Calls the public answer page's routes. */
export function roleSurveyOf(product: Product, token: string) {
  const call = callerOf(product);
  return {
    open: () => call('POST', '/role-survey/session', { payload: { token } }),
    save: (answers: object) => call('POST', '/role-survey/answers', { payload: { token, answers } }),
    finish: () => call('POST', '/role-survey/finish', { payload: { token } }),
  };
}

/** Answers to all statements: a box towards the high pole for each trait, 1..4. */
export function answersTowards(
  boxes: Readonly<Record<'O' | 'C' | 'E' | 'A' | 'ES', 1 | 2 | 3 | 4>>,
): JobAnswers {
  return Object.fromEntries(
    JOB_STATEMENTS.map(({ id, trait, pole }) => [id, pole === 'high' ? boxes[trait] : 5 - boxes[trait]]),
  );
}

/** Stores a finished stakeholder with only the ranges. */
export async function insertRanges(
  product: Product,
  organization: TestOrganization,
  { roleId, email, ranges }: { roleId: string; email: string; ranges: Record<string, TraitRange> },
): Promise<string> {
  const surveyId = newId();
  const columns = { organization_id: organization.id, role_id: roleId, email, date_finished: new Date() };
  await product.deps.db.platform.write(async (db) => {
    await db
      .insertInto('ra_surveys')
      .values({ ...columns, id: surveyId, status: 'FINISHED' })
      .execute();
    await db
      .insertInto('ra_survey_results')
      .values({ ...columns, id: newId(), survey_id: surveyId, result: JSON.stringify(ranges) })
      .execute();
  });
  return surveyId;
}
