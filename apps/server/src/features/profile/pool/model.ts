import { joinName } from '@quint/domain/base/names.ts';
import type { PoolPerson, PoolQuery } from '@quint/contract/profile/pool.ts';
import type { Proficiency } from '@quint/domain/profile/job-profile.ts';
import { WORK_MODES } from '@quint/domain/profile/job-choices.ts';
import { parseSkills } from '@quint/domain/profile/job-profile.ts';
import { MASK } from '@quint/domain/base/masking.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { Config } from '#config.ts';
import type { RatedResult } from '#features/fit/matching/ranking/model.ts';
import { positionOf, readDigits } from '#features/fit/matching/ranking/model.ts';
import type { RankedPage } from '#features/fit/matching/ranking/pages/queries.ts';
import type { AlphasByNorm } from '#features/measures/norms/queries.ts';

/** The workspace that reads the pool, and the part it reads. */
export interface PoolAsked {
  /** The reading workspace. */
  readonly organizationId: string;
  /** The role finder workspaces if the reading one is among them and asks for their applicants; otherwise undefined. */
  readonly finders: readonly string[] | undefined;
  readonly query: PoolQuery;
  /** Only the first letter of names is shown, so sorting must not reveal more. */
  readonly hides: boolean;
}

/** A row of the pool, or of the workspace's unlocked people. */
export interface PoolRow {
  readonly key: string;
  readonly id: string | null;
  readonly copy_id: string | null;
  readonly is_own: boolean;
  readonly is_known: boolean;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly locations: PoolPerson['locations'];
  readonly skills: number;
  readonly jobs: number;
  readonly languages: number;
  readonly has_work_mode: boolean;
  readonly has_salary: boolean;
  readonly has_start: boolean;
  readonly is_left_out: boolean;
  readonly stanines: number | null;
  readonly quality: RatedResult['quality'] | null;
  readonly z_o: number | null;
  readonly z_c: number | null;
  readonly z_e: number | null;
  readonly z_a: number | null;
  readonly z_es: number | null;
  readonly norm_version: string | null;
  readonly opened: {
    readonly skills: string | null;
    readonly work_mode: readonly string[] | null;
    readonly salary: number | null;
    readonly languages: readonly { label: string; proficiency: Proficiency }[] | null;
    readonly earliest_start: string | null;
  } | null;
}

/** The two workspaces of role finders from the settings. */
export function roleFindersOf({ surveyWorkspaces: { role_compass, youbea } }: Config): readonly string[] {
  return role_compass === undefined || youbea === undefined ? [] : [role_compass, youbea];
}

/** The query uses locked fields, which are known only for unlocked people. */
export function requiresUnlocked({ unlocked, skill, language, work_mode, salary }: PoolQuery): boolean {
  return unlocked || [skill, language, work_mode, salary].some((value) => value !== undefined);
}

/** The rows of a page at which a group begins, from the sizes of all groups of a list. */
export function startsOfPage(sizes: readonly number[], { offset, limit }: PoolQuery): number[] {
  let start = 0;
  const starts: number[] = [];
  for (const size of sizes) {
    if (offset <= start && start < offset + limit) starts.push(start - offset);
    start += size;
  }
  return starts;
}

function nameOf({ first_name, last_name, copy_id }: PoolRow, hides: boolean): string {
  if (hides) return `${first_name.slice(0, 1)}. ${MASK}`;
  return joinName(first_name, copy_id === null ? MASK : last_name);
}

function resultOf(row: PoolRow, alphas: AlphasByNorm): PoolPerson['result'] {
  const { stanines, quality, z_o, z_c, z_e, z_a, z_es, norm_version: version } = row;
  if (stanines === null || quality === null) return null;
  const { O: o, C: c, E: e, A: a, ES: es } = readDigits(stanines);
  const positions = {
    O: positionOf(z_o),
    C: positionOf(z_c),
    E: positionOf(z_e),
    A: positionOf(z_a),
    ES: positionOf(z_es),
  };
  const norm = version ?? NORM_VERSION;
  return { quality, o, c, e, a, es, positions, norm, alphas: alphas.get(norm) ?? null };
}

function openedOf({ opened }: PoolRow): PoolPerson['opened'] {
  if (opened === null) return null;
  return {
    skills: (parseSkills(opened.skills ?? '') ?? []).map(({ label }) => label),
    work_mode: WORK_MODES.filter((mode) => opened.work_mode?.includes(mode) === true),
    salary: opened.salary,
    languages: (opened.languages ?? []).map(({ label, proficiency }) => ({ label, proficiency })),
    earliest_start: opened.earliest_start,
  };
}

/** The visible part of a row: names depend on whether the workspace hides personal data. */
export function toPerson(
  row: PoolRow,
  fit: PoolPerson['fit'],
  { hides, alphas }: { hides: boolean; alphas: AlphasByNorm },
): PoolPerson {
  return {
    id: row.id,
    copy_id: row.copy_id,
    is_own: row.is_own,
    is_known: row.is_known,
    name: nameOf(row, hides),
    locations: row.locations,
    profile: {
      skills: row.skills,
      jobs: row.jobs,
      languages: row.languages,
      work_mode: row.has_work_mode,
      salary: row.has_salary,
      earliest_start: row.has_start,
    },
    result: resultOf(row, alphas),
    is_left_out: row.is_left_out,
    opened: openedOf(row),
    fit,
  };
}

/** The result of a row as the ranking reads it; undefined if no fit may be computed. */
export function toRated(row: PoolRow): RatedResult | undefined {
  const { key, stanines, quality, z_o, z_c, z_e, z_a, z_es, norm_version, is_left_out } = row;
  if (stanines === null || quality === null || is_left_out) return undefined;
  const zs = { z_o, z_c, z_e, z_a, z_es };
  return { talent_id: key, id: key, name: row.first_name, stanines, quality, ...zs, norm_version };
}

/** The first stanines in the order of cost that pass a filter on traits, whether or not such people exist. */
export function findBestKinds(costs: RankedPage['costs'], { traits }: PoolQuery, most: number): number[] {
  const options = TRAITS.map((trait) => {
    const filters = (traits ?? []).filter((filter) => filter.trait === trait);
    const allowedCosts = costs[trait]
      .map((cost, index) => ({ cost, stanine: index + 1 }))
      .filter(({ stanine }) => filters.every(({ min, max }) => min <= stanine && stanine <= max));
    // A cost that all share does not change the order.
    const least = Math.min(...allowedCosts.map(({ cost }) => cost));
    return allowedCosts.map(({ cost, stanine }) => ({ cost: cost - least, stanine }));
  });
  const best: number[] = [];
  const visit = (index: number, stanines: number, remainingCost: number): void => {
    const choices = options[index];
    if (choices === undefined && remainingCost === 0 && best.length < most) best.push(stanines);
    for (const { cost, stanine } of choices ?? []) {
      if (cost <= remainingCost && best.length < most)
        visit(index + 1, 10 * stanines + stanine, remainingCost - cost);
    }
  };
  const dearest = options.reduce((sum, some) => sum + Math.max(0, ...some.map(({ cost }) => cost)), 0);
  for (let cost = 0; cost <= dearest && best.length < most; cost++) visit(0, 0, cost);
  return best;
}
