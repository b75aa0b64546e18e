import { fail } from '@quint/contract/base/errors.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import type { EvaluationTexts } from '@quint/contract/measures/reports.ts';
import { isResultReadable } from '@quint/domain/workspace/access/results.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { hiddenFrom } from '@quint/domain/workspace/actor.ts';
import { displayName } from '@quint/domain/base/masking.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { fitOf } from '@quint/psychometrics/fit.ts';
import { positionOf } from '@quint/psychometrics/range-position.ts';
import type { RoleRanges, SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { recordAudit } from '#database/audit.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { isOutdated } from '#features/measures/norms/model.ts';
import { buildReportModel } from '#features/measures/reports/model.ts';
import type { ReportRole } from '#features/measures/reports/role-view/model.ts';
import type { ReportSource } from '#features/measures/reports/queries.ts';
import { findReportSource } from '#features/measures/reports/queries.ts';
import { shownStatement } from '#features/measures/reports/statement/model.ts';
import { findRole } from '#features/roles/roles/queries.ts';
import type { Audience } from '#features/measures/reports/wording/model.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { ReportModel } from '#pdf/report-model.ts';

interface ReportRequest {
  readonly resultId: string;
  /** Defaults to the language of the survey. */
  readonly language?: Language | undefined;
  /** Adds the view on this role. */
  readonly roleId?: string | undefined;
}

/** A finished result, from which reports can be made. */
interface FinishedSource extends ReportSource {
  readonly result: SheetScore;
  readonly date_finished: Date;
}

/** The same source, if it is finished; undefined otherwise. */
export function asFinished(source: ReportSource): FinishedSource | undefined {
  const { result, date_finished: finishedAt } = source;
  return result === null || finishedAt === null
    ? undefined
    : { ...source, result, date_finished: finishedAt };
}

interface Reading {
  readonly source: FinishedSource;
  readonly language: Language;
  readonly audience: Audience;
  readonly name: string;
  /** What the person says about the result, as far as the reader may see it. */
  readonly statement: string | null;
}

/** The result if the actor may read it; reading another person's result is audited. */
async function findReadable(
  deps: Deps,
  { scope, actor }: { scope: OrganizationScope; actor: Actor },
  { resultId }: ReportRequest,
): Promise<FinishedSource> {
  return deps.db.write(scope, async (tx) => {
    const source = await findReportSource(tx, scope, resultId);
    if (source === undefined || !isResultReadable(actor, source.talent_id)) throw fail('record.not_found');
    const finishedSource = asFinished(source);
    if (finishedSource === undefined) throw fail('result.not_finished');
    if (actor.talentId !== source.talent_id) {
      if (source.is_held) throw fail('result.held_back');
      await recordAudit(tx, {
        scope,
        actor,
        action: 'results.read',
        items: [source.id],
        talentIds: [source.talent_id],
        details: { collection: 'talents_results', as: 'texts', count: 1 },
      });
    }
    return finishedSource;
  });
}

/** A result for an actor. Throws `record.not_found` and `result.not_finished`. */
async function readResult(
  deps: Deps,
  actor: Actor,
  request: ReportRequest,
): Promise<Reading & { scope: OrganizationScope }> {
  const scope = scopeOfActor(actor);
  const source = await findReadable(deps, { scope, actor }, request);
  const isOwnTalent = actor.talentId === source.talent_id;
  const reader = { isOwnTalent, readerHides: hiddenFrom(actor) };
  return {
    scope,
    source,
    language: request.language ?? toLocale(source.language),
    audience: isOwnTalent ? 'talent' : 'employer',
    name: displayName(source, { ...reader, ...source }),
    statement: shownStatement(source, reader),
  };
}

/** The fit of a score to ranges; a trait without a score is left out. */
export function fitTo(score: SheetScore, ranges: RoleRanges) {
  const of = <Value>(value: (trait: Trait) => Value) =>
    Object.fromEntries(TRAITS.map((trait) => [trait, value(trait)])) as Record<Trait, Value>;
  const stanines = of((trait) => score.traits[trait]?.stanine ?? null);
  const zs = of((trait) => score.traits[trait]?.z ?? null);
  // A trait without a valid score cannot be compared with a range, so its range is left out.
  const scoredRanges = Object.fromEntries(
    Object.entries(ranges).filter(([trait]) => stanines[trait as Trait] !== null),
  ) as RoleRanges;
  return fitOf({ stanines, zs }, scoredRanges, score.versions);
}

/** Throws `record.not_found`, and `fit.left_out` for a person who objects to rankings. */
async function findReportRole(
  deps: Deps,
  scope: OrganizationScope,
  { roleId, source }: { roleId: string | undefined; source: FinishedSource },
): Promise<ReportRole | undefined> {
  if (roleId === undefined) return undefined;
  if (source.is_left_out) throw fail('fit.left_out');
  const role = await deps.db.read(scope, (db) => findRole(db, scope, roleId));
  if (role === undefined) throw fail('record.not_found');
  const ranges = rangesOf(role);
  return { name: role.name, ranges, fit: fitTo(source.result, ranges) };
}

/** The report of a finished result as plain data. */
function modelOf(reading: Reading, role?: ReportRole): ReportModel {
  const { source, language, audience, name, statement } = reading;
  return buildReportModel({
    person: { name },
    workspace: { name: source.workspace },
    language,
    finishedAt: source.date_finished,
    score: source.result,
    answeredIn: toLocale(source.language),
    role,
    audience,
    statement,
  });
}

/**
 * The model of the report mailed to the talent: with their own name, in the language of the survey. It never has a
 * statement: the stored document is served only while the result has none.
 */
export function ownReportModel(source: FinishedSource): ReportModel {
  const name = displayName(source, { isOwnTalent: true, ...source });
  return modelOf({ source, language: toLocale(source.language), audience: 'talent', name, statement: null });
}

/** The mailed report; undefined while there is none. */
export async function readMailedReport(
  deps: Deps,
  { report_key: key, report_storage: storage }: ReportSource,
): Promise<Uint8Array | undefined> {
  return key === null || storage === null ? undefined : deps.files.at(storage).read(key);
}

/** The report in words, trait by trait, for the screen. Throws `record.not_found` and `result.not_finished`. */
export async function getEvaluationTexts(
  deps: Deps,
  actor: Actor,
  request: ReportRequest,
): Promise<EvaluationTexts> {
  const reading = await readResult(deps, actor, request);
  const { scope, source } = reading;
  const role = await findReportRole(deps, scope, { roleId: request.roleId, source });
  const model = modelOf(reading, role);
  return { report: headOf(reading, model), sections: sectionsOf(model) };
}

function headOf(
  { source, language, name, statement }: Reading,
  model: ReportModel,
): EvaluationTexts['report'] {
  const { quality } = model.reading;
  const { style } = model.shape;
  const role = model.last.role;
  return {
    id: source.id,
    talent_id: source.talent_id,
    name,
    title: model.title,
    language,
    date_finished: source.date_finished.toISOString(),
    statement,
    state: isOutdated(source.result.versions, source.own_norm) ? 'recalculating' : 'calculated',
    quality: {
      verdict: quality.verdict,
      label: quality.label,
      text: quality.text,
      notes: [...quality.notes],
    },
    style: {
      heading: style.heading,
      primary: style.primary,
      caption: style.caption,
      bars: style.bars.map(({ style: letter, name, stanine, z, low, high, text }) => ({
        style: letter,
        name,
        stanine,
        position: positionOf(z),
        low,
        high,
        text,
      })),
    },
    fit: role && {
      role: role.name,
      band: role.fit.band,
      value: role.fit.value,
      label: role.fit.label,
      interval: role.fit.interval,
      notes: [role.fit.reach, ...role.fit.notes].filter((note) => note !== ''),
    },
    footer: model.footer,
  };
}

function sectionsOf(model: ReportModel): EvaluationTexts['sections'] {
  return model.traits.map((part) => {
    const role = model.last.role?.traits.find(({ trait }) => trait === part.trait);
    return {
      key: part.trait,
      title: part.name,
      left_pole: part.lowPole,
      right_pole: part.highPole,
      measures: part.measures,
      score: part.score && {
        stanine: part.score.stanine,
        t: part.score.t,
        percentile: part.score.percentile,
        low: part.score.low,
        high: part.score.high,
        band: part.score.band,
        label: part.score.bandLabel,
      },
      headline: part.headline,
      text: part.text,
      strengths: part.upside,
      watchouts: part.downside,
      both_readings: part.bothReadings,
      facets: part.facets.map(({ name, level, levelLabel }) => ({ name, level, label: levelLabel })),
      role: role === undefined ? null : { inside: role.inside, line: role.line, meaning: role.meaning },
    };
  });
}
