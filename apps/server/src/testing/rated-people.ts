import { randomStream, type RandomStream } from '@quint/psychometrics/random.ts';
import { sql } from 'kysely';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { INSTRUMENT } from '#testing/surveys.ts';

type Numbers = Readonly<Record<'o' | 'c' | 'e' | 'a' | 'es', number>>;
export interface RatedPerson {
  readonly talent_id: string;
  readonly stanines: Numbers;
  readonly zs: Numbers;
}

/** Random people: five stanines, and standard scores near them. */
export function makeRatedPerson(random: RandomStream): RatedPerson {
  const pairs = (['o', 'c', 'e', 'a', 'es'] as const).map((key) => {
    const stanine = 1 + Math.floor(random() * 9);
    return [key, stanine, (stanine - 5) / 2 + (random() - 0.5) / 2] as const;
  });
  const of = (index: 1 | 2) => Object.fromEntries(pairs.map((pair) => [pair[0], pair[index]])) as Numbers;
  return { talent_id: newId(), stanines: of(1), zs: of(2) };
}

/** Each result updates its talent: more per statement may exceed the statement timeout. */
const PEOPLE_A_STATEMENT = 500;

/** Creates talents with a finished result of these numbers, many at once. */
export async function insertRatedPeople(
  product: Product,
  organization: TestOrganization,
  people: readonly RatedPerson[],
): Promise<void> {
  for (let start = 0; start < people.length; start += PEOPLE_A_STATEMENT) {
    await insertSome(product, organization, people.slice(start, start + PEOPLE_A_STATEMENT));
  }
}

async function insertSome(
  product: Product,
  organization: TestOrganization,
  people: readonly RatedPerson[],
): Promise<void> {
  const rows = JSON.stringify(
    people.map(({ talent_id, stanines, zs }) => ({
      talent_id,
      ...stanines,
      ...Object.fromEntries(Object.entries(zs).map(([key, z]) => [`z_${key}`, z])),
    })),
  );
  await product.deps.db.platform.write(async (db) => {
    await sql`
      insert into talents (organization_id, id, email, first_name, language)
      select ${organization.id}, p.talent_id, p.talent_id || '@people.example', 'Person', 'EN'
      from json_to_recordset(${rows}) as p (talent_id uuid)`.execute(db);
    await sql`
      insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, result,
        o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, quality, link_expires_at, date_finished)
      select ${organization.id}, gen_random_uuid(), p.talent_id, 'FINISHED', 'EN', ${INSTRUMENT}, '{}',
        p.o, p.c, p.e, p.a, p.es, p.z_o, p.z_c, p.z_e, p.z_a, p.z_es, 'ok', now(), now()
      from json_to_recordset(${rows}) as p (talent_id uuid, o smallint, c smallint, e smallint, a smallint, es smallint,
        z_o float8, z_c float8, z_e float8, z_a float8, z_es float8)`.execute(db);
  });
}

/** Creates random talents with a finished result in a workspace without others, and considers them for a role. */
export async function createRatedApplicants(
  product: Product,
  organization: TestOrganization,
  { role, count }: { readonly role: string; readonly count: number },
): Promise<void> {
  const random = randomStream(5);
  const people = Array.from({ length: count }, () => makeRatedPerson(random));
  await insertRatedPeople(product, organization, people);
  await product.deps.db.platform.write((db) =>
    sql`insert into roles_talents (organization_id, id, roles_id, talents_id)
      select organization_id, gen_random_uuid(), ${role}::uuid, id from talents where organization_id = ${organization.id}`.execute(
      db,
    ),
  );
}
