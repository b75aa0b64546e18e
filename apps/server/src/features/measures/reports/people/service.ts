import type { DocumentSubject } from '@quint/contract/measures/documents.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import type { InterviewSheets } from '@quint/contract/people/interview.ts';
import type { HiddenPeople } from '@quint/domain/base/masking.ts';
import { MASK, displayName } from '@quint/domain/base/masking.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import { buildComparisonDocument } from '#features/measures/reports/comparison/model.ts';
import { buildInterviewSheets } from '#features/measures/reports/interview/model.ts';
import type { ReportedPerson } from '#features/measures/reports/people/queries.ts';
import { findReportedPeople } from '#features/measures/reports/people/queries.ts';
import { shownStatement } from '#features/measures/reports/statement/model.ts';
import { fitTo } from '#features/measures/reports/service.ts';
import type { AskedQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { readAsked } from '#features/roles/roles/interview-questions/service.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { findRole } from '#features/roles/roles/queries.ts';

type Comparison = Extract<DocumentSubject, { kind: 'comparison' }>;
type Interview = Extract<DocumentSubject, { kind: 'interview' }>;

/** The name of a person as their reader sees it. */
export function nameOf(person: ReportedPerson, readerHides: HiddenPeople): string {
  return displayName(person, { isOwnTalent: false, readerHides, ...person });
}

/** What a person says about their result, as their reader sees it. */
function statementOf(person: ReportedPerson, readerHides: HiddenPeople): string | null {
  return shownStatement(person, { isOwnTalent: false, readerHides });
}

/** The visible part of a name: of a masked one the first name. */
function openName(person: ReportedPerson, readerHides: HiddenPeople): string {
  return nameOf(person, readerHides).replace(` ${MASK}`, '');
}

/** Everybody asked for. Throws `record.not_found` when one of them is not in this workspace. */
async function findAll(
  db: Reader,
  scope: OrganizationScope,
  talentIds: readonly string[],
): Promise<readonly ReportedPerson[]> {
  const people = await findReportedPeople(db, scope, talentIds);
  if (people.length !== talentIds.length) throw fail('record.not_found');
  return people;
}

async function readRole(db: Reader, scope: OrganizationScope, roleId: string) {
  const role = await findRole(db, scope, roleId);
  if (role === undefined) throw fail('record.not_found');
  return { id: roleId, name: role.name, ranges: rangesOf(role) };
}

/**
 * Several people side by side. Throws `record.not_found`, `comparison.no_result` when none of them has a result, and
 * `result.held_back` when those that are there are held back.
 */
export async function readComparison(
  db: Reader,
  scope: OrganizationScope,
  { subject, language, hides }: { subject: Comparison; language: Language; hides: HiddenPeople },
): Promise<ReportDocument> {
  const people = await findAll(db, scope, subject.talents);
  const role = subject.role === undefined ? undefined : await readRole(db, scope, subject.role);
  const dates = people.flatMap(({ date_finished: date }) => date?.getTime() ?? []);
  if (dates.length === 0) {
    throw fail(people.some(({ is_held: isHeld }) => isHeld) ? 'result.held_back' : 'comparison.no_result');
  }
  return buildComparisonDocument({
    people: people.map((person) => ({
      name: nameOf(person, hides),
      status: person.status,
      score: person.result,
      answeredIn: person.language && toLocale(person.language),
      isExcluded: person.is_left_out,
      statement: statementOf(person, hides),
      hold: person.is_held ? { until: person.held_until } : undefined,
      fit:
        role === undefined || person.result === null || person.is_left_out
          ? null
          : fitTo(person.result, role.ranges),
    })),
    role,
    workspace: people[0]?.workspace ?? '',
    language,
    reach: role === undefined ? undefined : baseRateOf(role.ranges)?.reach.strong,
    date: new Date(Math.max(...dates)),
  });
}

interface SheetsRequest {
  readonly roleId: string;
  /** The version of the questions; the newest without it. */
  readonly version?: number | undefined;
  readonly language: Language;
  readonly hides: HiddenPeople;
  readonly people: readonly ReportedPerson[];
}

/** Sheets, and the questions on them. */
export interface ReadSheets {
  readonly sheets: InterviewSheets;
  readonly questionSet: AskedQuestions;
}

/**
 * The sheets of those who have a result and do not object to rankings. Throws `record.not_found` for the role and the
 * version.
 */
export async function sheetsOf(
  db: Reader,
  scope: OrganizationScope,
  { roleId, version, language, hides, people }: SheetsRequest,
): Promise<ReadSheets> {
  const role = await readRole(db, scope, roleId);
  const questionSet = await readAsked(db, scope, role, version);
  const sheets = buildInterviewSheets({
    role,
    questionSet,
    language,
    workspace: people[0]?.workspace ?? '',
    people: people.flatMap((person) => {
      const { talent_id: talentId, result, language: answerLanguage, date_finished: finishedAt } = person;
      if (result === null || answerLanguage === null || finishedAt === null || person.is_left_out) return [];
      const answeredIn = toLocale(answerLanguage);
      const name = openName(person, hides);
      const statement = statementOf(person, hides);
      return [{ talentId, name, score: result, answeredIn, finishedAt, statement }];
    }),
  });
  return { sheets, questionSet };
}

/**
 * One page for each person. Throws `record.not_found`, `result.not_finished` when one of them has no result, and
 * `fit.left_out` when one of them objects to rankings.
 */
export async function readInterview(
  db: Reader,
  scope: OrganizationScope,
  { subject, language, hides }: { subject: Interview; language: Language; hides: HiddenPeople },
): Promise<ReadSheets> {
  const people = await findAll(db, scope, subject.talents);
  if (people.some(({ is_held: isHeld }) => isHeld)) throw fail('result.held_back');
  if (people.some(({ result }) => result === null)) throw fail('result.not_finished');
  if (people.some((person) => person.is_left_out)) throw fail('fit.left_out');
  return sheetsOf(db, scope, { roleId: subject.role, language, hides, people });
}
