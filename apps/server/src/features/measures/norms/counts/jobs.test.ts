import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { countMeasurement } from '#features/measures/norms/measurement/service.ts';
import { copyParts, recordUnlock } from '#features/profile/pool/unlocks/queries.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { createFinishedResult, INSTRUMENT } from '#testing/surveys.ts';

const product = useProduct();
const PEOPLE = 8;
let organization: TestOrganization;
const talentIds: string[] = [];

const read = () =>
  product.deps.db.platform.read(async (db) => ({
    sums: await db
      .selectFrom('scale_sums')
      .select(['instrument', 'language', 'measure', 'people', 'total', 'total_of_squares', 'date_counted'])
      .orderBy('language')
      .orderBy('measure')
      .execute(),
    studies: await db.selectFrom('measurement_studies').selectAll().orderBy('language').execute(),
  }));
type StoredCounts = Awaited<ReturnType<typeof read>>;
const peopleOf = ({ sums }: StoredCounts) =>
  sums.find(({ measure, language }) => measure === 'C' && language === 'DE')?.people;
const valuesOf = ({ sums, studies }: StoredCounts) => ({
  sums: sums.map((row) => [row.language, row.measure, row.people, row.total, row.total_of_squares]),
  studies: studies.map(({ study }) => study),
});

let seeds = 0;

/** An unflagged result whose answers were deleted. */
async function finishSheet(of: TestOrganization, talentId: string): Promise<string> {
  seeds += 1;
  const id = await createFinishedResult(product, of, { talentId, seed: seeds });
  await product.deps.db.platform.write((tx) =>
    tx.updateTable('talents_results').set({ quality: 'ok' }).where('id', '=', id).execute(),
  );
  return id;
}

beforeAll(async () => {
  organization = await createOrganization(product);
  for (let person = 0; person < PEOPLE; person += 1) {
    const { id: talentId } = await createTalent(product, organization, {
      email: `p${person}@people.example`,
    });
    await finishSheet(organization, talentId);
    talentIds.push(talentId);
  }
  await countMeasurement(product.deps);
});

describe('the count of sheets', () => {
  it('is stored once, together with its studies, when several jobs run at the same time', async () => {
    const before = await read();
    expect(peopleOf(before)).toBe(PEOPLE);
    await Promise.all([1, 2, 3, 4].map(() => countMeasurement(product.deps)));
    const after = await read();
    expect(valuesOf(after)).toEqual(valuesOf(before));
    const dates = [...after.sums, ...after.studies].map(({ date_counted: date }) => date.getTime());
    expect(new Set(dates).size).toBe(1);
  });

  it('keeps the last counts when its job is aborted', async () => {
    const before = await read();
    await expect(countMeasurement(product.deps, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await read()).toEqual(before);
  });

  it('leaves out unknown forms', async () => {
    const before = await read();
    const { id: talentId } = await createTalent(product, organization);
    const resultId = await finishSheet(organization, talentId);
    await product.deps.db.platform.write((tx) =>
      sql`update talents_results set instrument_version = 'other@1' where id = ${resultId}`.execute(tx),
    );
    await countMeasurement(product.deps);
    expect(valuesOf(await read())).toEqual(valuesOf(before));
  });

  it("leaves out copies of a person's result in another workspace, also after that person has withdrawn", async () => {
    const people = peopleOf(await read()) ?? 0;
    const unlockingOrganization = await createOrganization(product);
    const { id: userId } = await createUser(product, { organization: unlockingOrganization });
    const scope = testScope(unlockingOrganization.id);
    const source = { organization_id: organization.id, talent_id: talentIds[0] ?? '' };
    const { id: talentId } = await createTalent(product, unlockingOrganization, {
      email: 'p0@people.example',
    });
    await product.deps.db.platform.write(async (tx) => {
      await copyParts(tx, scope, { source, talentId });
      await recordUnlock(tx, scope, { source, talentId, userId });
    });
    await countMeasurement(product.deps);
    expect(peopleOf(await read())).toBe(people);
    await product.deps.db.platform.write((tx) =>
      tx
        .updateTable('talents')
        .set({ norms_withdrawn_at: product.clock.now() })
        .where('id', '=', source.talent_id)
        .execute(),
    );
    await countMeasurement(product.deps);
    expect(peopleOf(await read())).toBe(people - 1);
    // A separate sheet in the other workspace counts, because its answers exist.
    const resultId = await finishSheet(unlockingOrganization, talentId);
    await product.deps.db.platform.write((tx) =>
      tx
        .insertInto('survey_answers')
        .values({
          organization_id: unlockingOrganization.id,
          result_id: resultId,
          session_id: newId(),
          seq: 1,
          item: 1,
          value: 2,
          instrument_version: INSTRUMENT,
        })
        .execute(),
    );
    await countMeasurement(product.deps);
    expect(peopleOf(await read())).toBe(people);
  });
});
