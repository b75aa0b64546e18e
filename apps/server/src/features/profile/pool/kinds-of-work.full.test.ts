import { TEMPLATE_KEYS } from '@quint/domain/roles/role-template-keys.ts';
import { roleTemplatesDe } from '@quint/phrases/roles/screens/role-templates.de.ts';
import { roleTemplatesEn } from '@quint/phrases/roles/screens/role-templates.en.ts';
import { jobProfileDe } from '@quint/phrases/profile/screens/job-profile.de.ts';
import { jobProfileEn } from '@quint/phrases/profile/screens/job-profile.en.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import type { PoolTalent } from '#testing/pool-people.ts';
import { queryPool, createPoolTalent } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let home: TestOrganization;
let admin: TestUser;
let naomi: PoolTalent;

const platform = <Row>(text: ReturnType<typeof sql<Row>>) =>
  product.deps.db.platform.write(async (db) => (await text.execute(db)).rows);

beforeEach(async () => {
  await platform(sql`update talents set is_open_for_work = false where is_open_for_work`);
  home = await createOrganization(product);
  admin = await createUser(product, { organization: home });
  naomi = await createPoolTalent(product, await createOrganization(product), { wishedRole: null });
});

const names = async (query = '') =>
  (await queryPool(product, admin, query)).body.data.map(({ name }: { name: string }) => name);
const choose = (kinds_of_work: unknown) =>
  naomi.own.patch(`job_preferences/${naomi.preferencesId}`, { kinds_of_work });

describe('a kind of work', () => {
  it('counts as a preferred role: its person is found without a role for the fit', async () => {
    expect(await names()).toEqual([]);
    expect((await choose(['software_developer'])).status).toBe(200);
    expect(await names()).toEqual(['Naomi *****']);
    const role = await createRole(product, home);
    expect(await names(`?role=${role.id}`)).toEqual(['Naomi *****']);
    await choose([]);
    expect(await names()).toEqual([]);
  });

  it('is found by its names in both languages', async () => {
    await choose(['software_developer', 'hr']);
    for (const searchText of ['Software dev', 'softwareentw', 'Human', 'Personal']) {
      expect(await names(`?wish=${encodeURIComponent(searchText)}`)).toEqual(['Naomi *****']);
    }
    expect(await names('?wish=Vertrieb')).toEqual([]);
  });

  it('is one of ten, each once', async () => {
    const [response] = [await choose(['pilot'])];
    expectRefusal(response, 400, 'FAILED_VALIDATION');
    expectRefusal(await choose('sales'), 400, 'FAILED_VALIDATION');
    const { body } = await choose(['hr', 'sales', 'hr']);
    expect(body.data.kinds_of_work).toEqual(['sales', 'hr']);
  });

  it('is copied with an unlock, and readable by the workspace that paid', async () => {
    await choose(['sales']);
    const [{ id }] = (await queryPool(product, admin)).body.data;
    const { talent_id } = (await queryPool(product, admin, `/${id}/unlock`, 'POST')).body.data;
    const { body } = await itemsOf(product, admin).get(
      `talents/${talent_id}?fields=job_preferences.kinds_of_work`,
    );
    expect(body.data.job_preferences.kinds_of_work).toEqual(['sales']);
  });

  it.each(TEMPLATE_KEYS)('has the names of its template: %s', async (kind) => {
    const [row] = await platform(
      sql<{ names: string[] }>`select kind_of_work_names(array[${kind}]::text[]) as names`,
    );
    const { name: english } = roleTemplatesEn[kind];
    const { name: german } = roleTemplatesDe[kind];
    expect(new Set(row?.names)).toEqual(new Set([english, german]));
    expect([jobProfileEn.kinds[kind], jobProfileDe.kinds[kind]]).toEqual([english, german]);
  });
});
