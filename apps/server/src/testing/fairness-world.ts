import { NORM_VERSION, normFor } from '@quint/psychometrics/norms.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { QualityVerdict, Stanine, Trait } from '@quint/psychometrics/types.ts';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createAssessment, createRole } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { INSTRUMENT } from '#testing/surveys.ts';

const PEOPLE = 420;

/** Numbers from 0 to 1 from a seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A sheet of the world whose fairness is counted. */
export interface FairnessSheet {
  readonly assessment: number;
  readonly finishDate: Date;
  readonly stanines: Readonly<Record<Trait, Stanine>>;
  /** Standard scores under the published norm. */
  readonly zs: Readonly<Record<Trait, number>>;
  /** The stored standard scores come from an own norm. */
  readonly isOwnNorm: boolean;
  readonly isOk: boolean;
  readonly isHeld: boolean;
  readonly isRejected: boolean;
  readonly isCanceled: boolean;
  readonly gender: string;
  readonly age: number;
}

/** A person of that world. */
export interface FairnessPerson {
  readonly status: 'APPLICANT' | 'FAVOURITE' | 'EMPLOYEE';
  readonly isExcluded: boolean;
  readonly isWithdrawn: boolean;
  readonly isAnonymized: boolean;
  /** Roles, by place in `ROLES`, for which the person was turned down in the list of the role. */
  readonly rejectedFor: readonly number[];
  readonly sheets: readonly FairnessSheet[];
}

/** What the roles require; the last one nothing. */
export const ROLES = [
  { C: { min: 5, max: 9, weight: 2 }, E: { min: 4, max: 8, weight: 1 } },
  { A: { min: 6, max: 9, weight: 3 }, O: { min: 3, max: 9, weight: 1 } },
  {},
] as const;
/** The role of each assessment; the last one is about a team, not about hiring. */
export const ASSESSMENTS = [0, 0, 1, 2, 1];
export const TEAM_ASSESSMENT = 4;

/** Random people, the same at each call. */
export function planFairnessWorld(): FairnessPerson[] {
  const next = numbersOf(11);
  const chance = (share: number) => next() < share;
  const among = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const ofTraits = <Value>(make: () => Value) =>
    Object.fromEntries(TRAITS.map((trait) => [trait, make()])) as Record<Trait, Value>;
  return Array.from({ length: PEOPLE }, (_, at): FairnessPerson => {
    const statedGender = chance(0.02) ? 'diverse' : chance(0.55) ? 'female' : 'male';
    const gender = at % 60 === 7 ? 'undisclosed' : statedGender;
    const age = 18 + Math.floor(next() ** 2 * 50);
    const assessments = chance(0.3) ? [0, among([1, 2])] : [among([0, 1, 2, 3, TEAM_ASSESSMENT])];
    return {
      status: chance(0.5) ? 'APPLICANT' : chance(gender === 'female' ? 0.8 : 0.4) ? 'FAVOURITE' : 'EMPLOYEE',
      isExcluded: chance(0.1),
      isWithdrawn: chance(0.05),
      isAnonymized: chance(0.05),
      rejectedFor: [0, 1, 2].filter(() => chance(0.1)),
      sheets: assessments.map((assessment) => ({
        assessment,
        finishDate: new Date(
          Date.UTC(2024, 6, 1) + Math.floor(next() * 700) * 86_400_000 + Math.floor(next() * 80_000_000),
        ),
        stanines: ofTraits(() => among([1, 2, 3, 4, 5, 6, 7, 8, 9] as const)),
        zs: ofTraits(() => 4 * next() - 2),
        isOwnNorm: chance(0.3),
        isOk: chance(0.85),
        isHeld: chance(0.1),
        isRejected: chance(0.2),
        isCanceled: chance(0.05),
        gender,
        age,
      })),
    };
  });
}

const column = (trait: string, end: string) => `${trait.toLowerCase()}_${end}`;

function rangeColumns(ranges: (typeof ROLES)[number]): Record<string, number> {
  const wide = TRAITS.flatMap((trait) => [
    [column(trait, 'min'), 1],
    [column(trait, 'max'), 9],
  ]);
  const own = Object.entries(ranges).flatMap(([trait, { min, max, weight }]) => [
    [column(trait, 'min'), min],
    [column(trait, 'max'), max],
    [column(trait, 'weight'), weight],
  ]);
  return Object.fromEntries([...wide, ...own]) as Record<string, number>;
}

/** How a sheet was answered: about half of those with a remark are doubtful. */
export function qualityOf({ isOk, age }: Pick<FairnessSheet, 'isOk' | 'age'>): QualityVerdict {
  if (isOk) return 'ok';
  return age % 2 === 0 ? 'doubtful' : 'check';
}

interface StoredSheet {
  readonly sheet: FairnessSheet;
  readonly organization_id: string;
  readonly id: string;
  readonly talent_id: string;
  readonly assessment_id: string;
}

const DAY_MS = 86_400_000;
/** How far the own norm lies beside the published one. */
const OWN_NORM_SHIFT = 1.5;

function rawOf({ zs }: FairnessSheet): Record<string, number> {
  return Object.fromEntries(
    TRAITS.map((trait) => {
      const domain = trait === 'ES' ? 'N' : trait;
      const { mean, sd } = normFor(INSTRUMENT).domains[domain];
      return [domain, mean + (trait === 'ES' ? -sd : sd) * zs[trait]];
    }),
  );
}

function resultRow({ sheet, ...keys }: StoredSheet, now: Date) {
  return {
    ...keys,
    status: 'FINISHED',
    language: 'DE',
    instrument_version: INSTRUMENT,
    link_expires_at: now,
    date_finished: sheet.finishDate,
    held_until: sheet.isHeld ? new Date(now.getTime() + DAY_MS) : null,
    quality: qualityOf(sheet),
    norm_version: sheet.isOwnNorm ? 'own-de@1' : NORM_VERSION,
    result: JSON.stringify({ quality: { flags: [] }, raw: { domains: rawOf(sheet) } }),
    ...Object.fromEntries(
      TRAITS.flatMap((trait) => [
        [trait.toLowerCase(), sheet.stanines[trait]],
        [`z_${trait.toLowerCase()}`, sheet.zs[trait] + (sheet.isOwnNorm ? OWN_NORM_SHIFT : 0)],
      ]),
    ),
  };
}

async function insertSheets(product: Product, sheets: readonly StoredSheet[], now: Date): Promise<void> {
  await product.deps.db.platform.write(async (db) => {
    await db
      .insertInto('talents_results')
      .values(sheets.map((sheet) => resultRow(sheet, now)))
      .execute();
    await db
      .insertInto('survey_demographics')
      .values(
        sheets.map(({ sheet: { age, gender }, organization_id, id }) => ({
          organization_id,
          result_id: id,
          age,
          gender,
        })),
      )
      .execute();
    await db
      .insertInto('assessment_participants')
      .values(
        sheets.map(({ sheet, organization_id, assessment_id, talent_id }) => ({
          organization_id,
          id: newId(),
          assessment_id,
          talent_id,
          rejected_at: sheet.isRejected ? now : null,
          canceled_at: sheet.isCanceled ? now : null,
        })),
      )
      .execute();
  });
}

interface RoleOfTalent {
  readonly organization_id: string;
  readonly talents_id: string;
  readonly roles_id: string;
}

async function insertRejections(product: Product, links: readonly RoleOfTalent[]): Promise<void> {
  if (links.length === 0) return;
  const rejected_at = new Date();
  const rows = links.map((link) => ({ ...link, id: newId(), rejected_at }));
  await product.deps.db.platform.write((db) => db.insertInto('roles_talents').values(rows).execute());
}

async function insertTalents(
  product: Product,
  organization: TestOrganization,
  talents: readonly { readonly person: FairnessPerson; readonly id: string }[],
): Promise<void> {
  const now = new Date();
  const rows = talents.map(({ person, id }, at) => ({
    organization_id: organization.id,
    id,
    email: `p${at}@people.example`,
    language: 'DE',
    status: person.status,
    rankings_objected_at: person.isExcluded ? now : null,
    norms_withdrawn_at: person.isWithdrawn ? now : null,
    date_anonymized: person.isAnonymized ? now : null,
  }));
  await product.deps.db.platform.write((db) => db.insertInto('talents').values(rows).execute());
}

/** Inserts the people with their sheets, and the roles and assessments they belong to. Returns the ids of the roles. */
export async function insertFairnessWorld(
  product: Product,
  organization: TestOrganization,
  people: readonly FairnessPerson[],
): Promise<string[]> {
  const roleIds: string[] = [];
  for (const ranges of ROLES)
    roleIds.push((await createRole(product, organization, rangeColumns(ranges))).id);
  const assessmentIds: string[] = [];
  for (const [at, role] of ASSESSMENTS.entries()) {
    const purpose = at === TEAM_ASSESSMENT ? 'team_evaluation' : 'recruiting';
    const values = { role_id: roleIds[role] ?? '', purpose };
    assessmentIds.push((await createAssessment(product, organization, values)).id);
  }
  const now = new Date();
  const organization_id = organization.id;
  const rows = people.map((person) => ({ person, id: newId() }));
  await insertTalents(product, organization, rows);
  await insertRejections(
    product,
    rows.flatMap(({ person, id: talents_id }) =>
      person.rejectedFor.map((role) => ({ organization_id, talents_id, roles_id: roleIds[role] ?? '' })),
    ),
  );
  const sheets = rows.flatMap(({ person, id: talent_id }) =>
    person.sheets.map((sheet) => ({
      sheet,
      organization_id,
      talent_id,
      id: newId(),
      assessment_id: assessmentIds[sheet.assessment] ?? '',
    })),
  );
  await insertSheets(product, sheets, now);
  return roleIds;
}
