import { randomStream } from '@quint/psychometrics/random.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { readSql } from '#database/read-sql.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { insertRatedPeople, makeRatedPerson, type RatedPerson } from '#testing/rated-people.ts';

const product = useProduct();
let organization: TestOrganization;
let person: RatedPerson;

beforeEach(async () => {
  organization = await createOrganization(product);
  person = makeRatedPerson(randomStream(3));
  await insertRatedPeople(product, organization, [person]);
});

interface Scores {
  readonly zs: readonly number[] | null;
  readonly basis: readonly (string | null)[] | null;
}

/** The scores stored with the talent. */
async function readScores(): Promise<Scores> {
  const { rows } = await product.deps.db.platform.read((db) =>
    readSql<{ bytes: Buffer | null; basis: Scores['basis'] }>`
      select measured_scores as bytes, measured_basis as basis from talents where id = ${person.talent_id}`.execute(
      db,
    ),
  );
  const { bytes = null, basis = null } = rows[0] ?? {};
  return { zs: bytes && Array.from({ length: 5 }, (_, index) => bytes.readDoubleBE(index * 8)), basis };
}

const change = (set: ReturnType<typeof sql>) =>
  product.deps.db.platform.write((db) =>
    sql`update talents_results set ${set} where talent_id = ${person.talent_id}`.execute(db),
  );

describe('the scores of a talent', () => {
  it('are those of the result, with the rule, norm, form and language', async () => {
    const { o, c, e, a, es } = person.zs;
    const { zs, basis } = await readScores();
    expect(zs).toEqual([o, c, e, a, es]);
    expect(basis).toEqual([null, null, expect.any(String), 'EN']);
  });

  it('change with the result, also when the stanines stay', async () => {
    await change(sql`z_c = 0.25, z_a = null, scoring_version = 'scoring@9', norm_version = 'own@2'`);
    const { zs, basis } = await readScores();
    expect(zs?.[1]).toBe(0.25);
    expect(zs?.[3]).toBeNaN();
    expect(basis?.slice(0, 2)).toEqual(['scoring@9', 'own@2']);
  });

  it('are missing while the result is held back, and without all five stanines', async () => {
    await change(sql`held_until = now() + interval '1 day'`);
    expect(await readScores()).toEqual({ zs: null, basis: null });
    await change(sql`held_until = null, o = null`);
    expect(await readScores()).toEqual({ zs: null, basis: null });
  });

  it('are those of the newest result', async () => {
    await product.deps.db.platform.write((db) =>
      sql`insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, result,
          o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, quality, link_expires_at, date_finished)
        select organization_id, ${newId()}, talent_id, status, language, instrument_version, result,
          5, 5, 5, 5, 5, 0, 0, 0, 0, 0, quality, link_expires_at, now() + interval '1 hour'
        from talents_results where talent_id = ${person.talent_id}`.execute(db),
    );
    expect((await readScores()).zs).toEqual([0, 0, 0, 0, 0]);
  });
});
