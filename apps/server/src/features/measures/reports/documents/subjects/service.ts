import type { DocumentSubject, PageSubject, ReportDocument } from '@quint/contract/measures/documents.ts';
import type { InterviewSheets } from '@quint/contract/people/interview.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import type { HiddenPeople, HidingWorkspace, MaskableTalent } from '@quint/domain/base/masking.ts';
import { displayName } from '@quint/domain/base/masking.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { buildAssessmentDocument } from '#features/measures/reports/assessment/model.ts';
import * as queries from '#features/measures/reports/documents/subjects/queries.ts';
import { getNormOfVersion } from '#features/measures/norms/service.ts';
import type { ReportInput } from '#features/measures/reports/model.ts';
import { buildReportModel, sourceOf } from '#features/measures/reports/model.ts';
import { memberResultOf } from '#features/measures/reports/group-view/model.ts';
import { buildPersonalityDocument } from '#features/measures/reports/personality/model.ts';
import { buildPremiumDocument } from '#features/measures/reports/premium/model.ts';
import { findReportSource } from '#features/measures/reports/queries.ts';
import { readComparison, readInterview } from '#features/measures/reports/people/service.ts';
import { findRole } from '#features/roles/roles/queries.ts';
import { buildRoleFitDocument } from '#features/measures/reports/role-fit/model.ts';
import type { ReportRole } from '#features/measures/reports/role-view/model.ts';
import { shownStatement } from '#features/measures/reports/statement/model.ts';
import { asFinished, fitTo } from '#features/measures/reports/service.ts';
import { buildTeamDocument } from '#features/measures/reports/team/model.ts';
import type { Audience } from '#features/measures/reports/wording/model.ts';
import type { AskedQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { readAsked } from '#features/roles/roles/interview-questions/service.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { outerFacets } from '@quint/psychometrics/outer-facets.ts';
import type { Facet, SheetScore } from '@quint/psychometrics/types.ts';
import type { ReportModel } from '#pdf/report-model.ts';

/** The audience and language of a report. */
export interface Reading<Subject extends DocumentSubject = DocumentSubject> {
  readonly subject: Subject;
  readonly language: Language;
  readonly audience: Audience;
  /** Whose data its reader hides, beyond the workspace. */
  readonly hides: HiddenPeople;
}

/** A report ready to be shown or printed. */
export interface Printable {
  readonly document: ReportDocument;
  /** The personality report has a layout of its own in print. */
  readonly printModel: ReportModel | undefined;
  /** The talents it is about; none for a group. */
  readonly talentIds: readonly string[];
  /** Of a group: why there is nothing to print. */
  readonly empty?: 'report.no_result' | 'result.held_back' | undefined;
}

/** Interview sheets have a layout of their own, on screen and in print. */
export interface PrintableSheets {
  readonly sheets: InterviewSheets;
  readonly talentIds: readonly string[];
  /** Which questions of which role stand on them. */
  readonly roleQuestions: { readonly roleId: string; readonly questionSet: AskedQuestions };
}
export type AnyPrintable = Printable | PrintableSheets;

type PersonSubject = Extract<DocumentSubject, { result: string }>;

type NamedRanges = Parameters<typeof rangesOf>[0] & { readonly name: string };

/** A role with the fit of a score to it. */
function reportRoleOf(score: SheetScore, role: NamedRanges): ReportRole {
  const ranges = rangesOf(role);
  return { name: role.name, ranges, fit: fitTo(score, ranges) };
}

/** What everybody considered for a role is asked, for readers other than the person described. */
async function askedFor(
  db: Reader,
  scope: OrganizationScope,
  {
    audience,
    roleId,
    role,
  }: Pick<Reading, 'audience'> & { readonly roleId: string; readonly role: NamedRanges },
): Promise<AskedQuestions | undefined> {
  return audience === 'talent' ? undefined : readAsked(db, scope, { id: roleId, ranges: rangesOf(role) });
}

/** Throws `record.not_found`, `result.not_finished`, `report.locked`, and `fit.left_out` beside a role. */
async function readPerson(
  db: Reader,
  scope: OrganizationScope,
  { subject, language, audience, hides }: Reading & { readonly subject: PersonSubject },
): Promise<Printable> {
  const reportSource = await findReportSource(db, scope, subject.result);
  if (reportSource === undefined) throw fail('record.not_found');
  const source = asFinished(reportSource);
  if (source === undefined) throw fail('result.not_finished');
  const roles = await queries.listRolesOfTalent(db, scope, source.talent_id);
  const withFit = (role: NamedRanges) => reportRoleOf(source.result, role);
  const reader = { isOwnTalent: audience === 'talent', readerHides: hides };
  const input: ReportInput = {
    person: { name: displayName(source, { ...reader, ...source }) },
    workspace: { name: source.workspace },
    language,
    finishedAt: source.date_finished,
    score: source.result,
    answeredIn: toLocale(source.language),
    audience,
    statement: shownStatement(source, reader),
  };
  const talentIds = [source.talent_id];
  if (subject.kind === 'premium') {
    if (!source.is_big_five_report_unlocked) throw fail('report.locked');
    const document = buildPremiumDocument({
      ...input,
      roles: source.is_left_out ? [] : roles.map(withFit),
      isExcluded: source.is_left_out,
      outerFacets: await listOuterFacets(db, source.result),
    });
    return { document, printModel: undefined, talentIds };
  }
  if (subject.role === undefined) {
    return { document: buildPersonalityDocument(input), printModel: buildReportModel(input), talentIds };
  }
  if (source.is_left_out) throw fail('fit.left_out');
  // A talent sees the ranges of roles they are considered for, and of no others.
  const isOpen = audience === 'employer' || roles.some(({ id }) => id === subject.role);
  const roleRow = isOpen ? await findRole(db, scope, subject.role) : undefined;
  if (roleRow === undefined) throw fail('record.not_found');
  const role = {
    ...withFit(roleRow),
    questionSet: await askedFor(db, scope, { audience, roleId: subject.role, role: roleRow }),
  };
  if (subject.kind === 'role') {
    return { document: buildRoleFitDocument({ ...input, role }), printModel: undefined, talentIds };
  }
  const both = { ...input, role };
  return { document: buildPersonalityDocument(both), printModel: buildReportModel(both), talentIds };
}

/** Facets on outer levels, by the norm of the result: the one furthest from its mean first. */
async function listOuterFacets(db: Reader, { raw, versions }: SheetScore): Promise<readonly Facet[]> {
  const norm = await getNormOfVersion(db, { instrument: versions.instrument, version: versions.norm });
  return outerFacets(raw.facets, norm);
}

/** Names as visible to an administrator of the workspace. */
function namesFor(workspace: HidingWorkspace, readerHides: HiddenPeople): (talent: MaskableTalent) => string {
  return (talent) => displayName(talent, { isOwnTalent: false, readerHides, ...workspace });
}

/** Why a report about people would be empty; undefined when one of them has a result. */
function whyEmpty(results: number, heldCount: number): Printable['empty'] {
  if (results > 0) return undefined;
  return heldCount > 0 ? 'result.held_back' : 'report.no_result';
}

async function readTeam(
  db: Reader,
  scope: OrganizationScope,
  { subject, language, hides }: Reading<Extract<DocumentSubject, { kind: 'team' }>>,
): Promise<Printable> {
  const source = await queries.findTeamSource(db, scope, subject.team);
  if (source === undefined) throw fail('record.not_found');
  const nameOf = namesFor(source, hides);
  const scores = source.members.flatMap(({ result }) => result ?? []);
  const sources = source.members.flatMap(({ result, language: answerLanguage }) =>
    result === null || answerLanguage === null
      ? []
      : [sourceOf({ score: result, answeredIn: toLocale(answerLanguage) })],
  );
  const heldMembers = source.members.filter(({ is_held: isHeld }) => isHeld);
  const document = buildTeamDocument({
    team: { name: source.name, text: source.report_text },
    workspace: { name: source.workspace },
    language,
    members: source.members.map((member) => ({ name: nameOf(member), roles: member.roles })),
    roles: source.roles,
    results: scores.map(memberResultOf),
    sources,
    date: source.date_latest ?? source.date_created,
  });
  return {
    document,
    printModel: undefined,
    talentIds: [],
    empty: whyEmpty(scores.length, heldMembers.length),
  };
}

async function readAssessment(
  db: Reader,
  scope: OrganizationScope,
  { subject, language, hides }: Reading<Extract<DocumentSubject, { kind: 'assessment' }>>,
): Promise<Printable> {
  const source = await queries.findAssessmentSource(db, scope, subject.assessment);
  if (source === undefined) throw fail('record.not_found');
  const ranges = rangesOf(source.role);
  const nameOf = namesFor(source, hides);
  const heldOf = ({ status, is_held: isHeld, held_until: until }: (typeof source.participants)[number]) =>
    isHeld && status === 'FINISHED' ? { until: until === null ? null : new Date(until) } : undefined;
  // Noon, so that the date is the same wherever it is printed.
  const day = (date: string) => new Date(`${date}T12:00:00Z`);
  const participants = source.participants.map((person) => ({
    id: person.id,
    name: nameOf(person),
    status: person.status,
    hold: heldOf(person),
    result:
      person.result === null || person.language === null || person.status !== 'FINISHED'
        ? null
        : {
            score: person.result,
            answeredIn: toLocale(person.language),
            fit: person.is_left_out ? null : fitTo(person.result, ranges),
            statement: shownStatement({ ...source, ...person }, { isOwnTalent: false, readerHides: hides }),
          },
  }));
  const document = buildAssessmentDocument({
    assessment: {
      name: source.name ?? `${source.role.name} ${source.date_start.slice(0, 7)}`,
      purpose: source.purpose,
      start: day(source.date_start),
      end: day(source.date_end),
    },
    role: { id: source.role.id, name: source.role.name, ranges },
    questionSet: await readAsked(db, scope, { id: source.role.id, ranges }),
    workspace: { name: source.workspace },
    language,
    participants,
  });
  const finishedParticipants = participants.filter((person) => person.result !== null);
  const heldParticipants = participants.filter((person) => person.hold !== undefined);
  const empty = whyEmpty(finishedParticipants.length, heldParticipants.length);
  return { document, printModel: undefined, talentIds: [], empty };
}

/**
 * A report as its reader may see it now. The caller must check access. Throws `record.not_found`,
 * `result.not_finished`, and `report.locked` for a premium report that was not bought.
 */
export function readPage(
  db: Reader,
  scope: OrganizationScope,
  reading: Reading<PageSubject>,
): Promise<Printable> {
  const { subject } = reading;
  if (subject.kind === 'team') return readTeam(db, scope, { ...reading, subject });
  if (subject.kind === 'assessment') return readAssessment(db, scope, { ...reading, subject });
  return readPerson(db, scope, { ...reading, subject });
}

/**
 * The same for every subject, those without a page of their own among them, to be printed. Throws `report.no_result` for
 * a group or an assessment in which nobody has a result, `result.held_back` where those that are there are held back.
 */
export async function readSubject(
  db: Reader,
  scope: OrganizationScope,
  reading: Reading,
): Promise<AnyPrintable> {
  const { subject } = reading;
  if (subject.kind === 'interview') {
    const { sheets, questionSet } = await readInterview(db, scope, { ...reading, subject });
    return { sheets, talentIds: subject.talents, roleQuestions: { roleId: subject.role, questionSet } };
  }
  if (subject.kind === 'comparison') {
    const document = await readComparison(db, scope, { ...reading, subject });
    return { document, printModel: undefined, talentIds: subject.talents };
  }
  const page = await readPage(db, scope, { ...reading, subject });
  if (page.empty !== undefined) throw fail(page.empty);
  return page;
}
