import { fail } from '@quint/contract/base/errors.ts';
import type {
  NextQuestionsBody,
  OwnQuestionsBody,
  QuestionSet,
  RoleQuestions,
} from '@quint/contract/roles/interview-questions.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { accountOf, hiddenFrom } from '@quint/domain/workspace/actor.ts';
import { displayName } from '@quint/domain/base/masking.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { AskedQuestions } from '#features/roles/roles/interview-questions/model.ts';
import {
  hasSameQuestions,
  isSameOwn,
  openQuestions,
  questionsOf,
  wordQuestions,
} from '#features/roles/roles/interview-questions/model.ts';
import type { VersionRow } from '#features/roles/roles/interview-questions/queries.ts';
import * as queries from '#features/roles/roles/interview-questions/queries.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { findRole } from '#features/roles/roles/queries.ts';

/** More names than this are not listed. */
const NAMES_SHOWN = 20;

interface RoleWithRanges {
  readonly id: string;
  readonly ranges: RoleRanges;
}

function askedIn({ version, date_created: date, ranges, bank, questions, own_questions: own }: VersionRow) {
  return { version, date, bank, questions: questions ?? questionsOf(ranges), own };
}

/**
 * Whether recruiting for a role has started: the database keeps version 1 of its questions with the first person who is
 * considered for it or invited to a recruiting assessment (`start_recruiting` in SQL). A state of the role that says so
 * would call that function in place of the triggers, and nothing here would change.
 */
export function recruitingStarted(versions: readonly VersionRow[]): boolean {
  return versions.length > 0;
}

/**
 * What everybody considered for a role is asked: the newest version, or `version` where it is named. Until recruiting
 * starts the questions follow the ranges and the own questions. Throws `record.not_found` for an unknown version.
 */
export async function readAsked(
  db: Reader,
  scope: OrganizationScope,
  role: RoleWithRanges,
  version?: number,
): Promise<AskedQuestions> {
  const versions = await queries.listVersions(db, scope, role.id);
  const versionRow = version === undefined ? versions[0] : versions.find((row) => row.version === version);
  if (versionRow !== undefined) return askedIn(versionRow);
  if (version !== undefined) throw fail('record.not_found');
  const own = await queries.findOwn(db, scope, role.id);
  return openQuestions(role.ranges, own?.questions ?? []);
}

/** Notes that the sheets of people were opened or printed, and writes out the questions they were asked. */
export async function recordAskedQuestions(
  db: Writer,
  scope: OrganizationScope,
  {
    roleId,
    questionSet,
    talentIds,
  }: { readonly roleId: string; readonly questionSet: AskedQuestions; readonly talentIds: readonly string[] },
): Promise<void> {
  const { version, questions } = questionSet;
  if (version === null || talentIds.length === 0) return;
  await queries.writeOut(db, scope, { roleId, version, questions });
  await queries.recordSheets(db, scope, { roleId, version, talentIds });
}

async function findRanges(db: Reader, scope: OrganizationScope, roleId: string): Promise<RoleRanges> {
  const role = await findRole(db, scope, roleId);
  if (role === undefined) throw fail('record.not_found');
  return rangesOf(role);
}

/** The role, locked until the transaction ends. Throws `record.not_found`. */
async function lockRanges(db: Writer, scope: OrganizationScope, roleId: string): Promise<RoleRanges> {
  if (!(await queries.lockRole(db, scope, roleId))) throw fail('record.not_found');
  return findRanges(db, scope, roleId);
}

interface Reading {
  readonly actor: Actor;
  readonly roleId: string;
  readonly ranges: RoleRanges;
  readonly language: Language;
}

async function readAll(db: Reader, scope: OrganizationScope, reading: Reading): Promise<RoleQuestions> {
  const { actor, roleId, ranges, language } = reading;
  const versions = await queries.listVersions(db, scope, roleId);
  const own = await queries.findOwn(db, scope, roleId);
  const open = openQuestions(ranges, own?.questions ?? []);
  const [current, ...earlier] = versions.map(askedIn);
  const { ownTitle } = getDocumentTexts(language).interview;
  const toQuestionSet = (questionSet: AskedQuestions): QuestionSet => ({
    version: questionSet.version,
    date: questionSet.date?.toISOString() ?? null,
    bank: questionSet.bank,
    questions: [...wordQuestions(questionSet, language, ownTitle)],
  });
  const interviewees =
    current === undefined
      ? { count: 0, people: [] }
      : await queries.listMet(db, scope, { roleId, version: current.version, limit: NAMES_SHOWN });
  const readerHides = hiddenFrom(actor);
  return {
    is_recruiting_started: recruitingStarted(versions),
    current: toQuestionSet(current ?? open),
    next: current === undefined || hasSameQuestions(current, open) ? null : toQuestionSet(open),
    earlier: earlier.map((set) => ({
      ...toQuestionSet(set),
      version: set.version,
      date: set.date.toISOString(),
    })),
    own: { questions: [...open.own], seen: own?.seen ?? null },
    met: {
      count: interviewees.count,
      names: interviewees.people.map((person) =>
        displayName(person, { isOwnTalent: false, readerHides, ...person }),
      ),
    },
  };
}

interface QuestionsRequest<Body = undefined> {
  readonly roleId: string;
  readonly language: Language;
  readonly body: Body;
}

/** The questions of a role, its earlier ones, and what a next version would ask. Throws `record.not_found`. */
export async function getQuestions(
  deps: Deps,
  actor: Actor,
  { roleId, language }: Omit<QuestionsRequest, 'body'>,
): Promise<RoleQuestions> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const ranges = await findRanges(db, scope, roleId);
    return readAll(db, scope, { actor, roleId, ranges, language });
  });
}

/**
 * Saves the questions of a role's own. Once recruiting has started they wait for the next version. Throws
 * `record.not_found`, and `record.changed` when another administrator has changed them meanwhile.
 */
export async function saveOwnQuestions(
  deps: Deps,
  actor: Actor,
  { roleId, language, body }: QuestionsRequest<OwnQuestionsBody>,
): Promise<RoleQuestions> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const ranges = await lockRanges(tx, scope, roleId);
    const reading = { actor, roleId, ranges, language };
    const before = await queries.findOwn(tx, scope, roleId);
    // The same questions again, perhaps sent twice.
    if (isSameOwn(before?.questions ?? [], body.questions)) return readAll(tx, scope, reading);
    if ((before?.seen ?? null) !== body.seen) throw fail('record.changed');
    const { questions } = body;
    await queries.saveOwn(tx, scope, { roleId, questions, by: accountOf(actor) });
    await recordAudit(tx, {
      scope,
      actor,
      action: 'roles.update',
      items: [roleId],
      details: { fields: ['interview_questions'], count: questions.length },
    });
    return readAll(tx, scope, reading);
  });
}

/**
 * Makes the next version of the questions from the ranges and own questions of now. Nothing is made where that version
 * exists already or would ask the same. Throws `record.not_found`.
 */
export async function makeNextVersion(
  deps: Deps,
  actor: Actor,
  { roleId, language, body }: QuestionsRequest<NextQuestionsBody>,
): Promise<RoleQuestions> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const ranges = await lockRanges(tx, scope, roleId);
    const reading = { actor, roleId, ranges, language };
    const [newest] = await queries.listVersions(tx, scope, roleId);
    const own = await queries.findOwn(tx, scope, roleId);
    const open = openQuestions(ranges, own?.questions ?? []);
    const isWanted = newest?.version === body.after && !hasSameQuestions(askedIn(newest), open);
    if (newest === undefined || !isWanted) return readAll(tx, scope, reading);
    const { questions } = askedIn(newest);
    await queries.writeOut(tx, scope, { roleId, version: newest.version, questions });
    const version = newest.version + 1;
    await queries.insertVersion(tx, scope, { ...open, roleId, ranges, version, by: accountOf(actor) });
    await recordAudit(tx, {
      scope,
      actor,
      action: 'roles.update',
      items: [roleId],
      details: { fields: ['interview_questions'], version },
    });
    return readAll(tx, scope, reading);
  });
}
