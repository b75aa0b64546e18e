import type { ApiResponse } from '#testing/items.ts';
import { itemsOf } from '#testing/items.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOwner, createRole, createTalent } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { randomBytes } from 'node:crypto';
import { newId } from '#database/ids.ts';

/** Job preferences that qualify for the pool. */
export const JOB_PREFERENCES = {
  work_mode: ['hybrid', 'remote'],
  locations: [{ location: 'Hamburg', radius: 50 }],
  skills: 'Roadmaps | roadmaps,SQL | sql',
  languages: [{ label: 'German', value: 'german', code: 'de', proficiency: 'native' }],
  salary: 68_000,
  earliest_start: '2027-03-01',
};

export interface PoolTalent {
  readonly id: string;
  readonly email: string;
  readonly owner: TestUser;
  /** The person's calls under /items. */
  readonly own: ReturnType<typeof itemsOf>;
  readonly preferencesId: string;
  /** Switches being open for work on or off. */
  readonly setOpen: (isOpen: boolean) => Promise<ApiResponse>;
}

/** A talent with an account, a result and job preferences, who is open for work, created with their own calls. */
export async function createPoolTalent(
  product: Product,
  organization: TestOrganization,
  values: {
    readonly talent?: object;
    readonly jobPreferences?: object;
    readonly wishedRole?: string | null;
  } = {},
): Promise<PoolTalent> {
  const talentValues = { first_name: 'Naomi', last_name: 'Zimtstern', ...values.talent };
  const talent = await createTalent(product, organization, talentValues);
  await createFinishedResult(product, organization, { talentId: talent.id });
  const owner = await createOwner(product, organization, talent.id);
  const own = itemsOf(product, owner);
  const response = await own.post('job_preferences', { ...JOB_PREFERENCES, ...values.jobPreferences });
  const preferencesId: string = response.body.data.id;
  if (values.wishedRole !== null) {
    const role = await createRole(product, organization, { name: values.wishedRole ?? 'Product Owner' });
    await own.post('job_preferences_roles_1', { job_preferences_id: preferencesId, roles_id: role.id });
  }
  const setOpen = (is_open_for_work: boolean) => own.patch(`talents/${talent.id}`, { is_open_for_work });
  await setOpen(true);
  return { ...talent, owner, own, preferencesId, setOpen };
}

/** A call of the pool. */
export async function queryPool(
  product: Product,
  user: TestUser,
  path = '',
  method: 'GET' | 'POST' = 'GET',
): Promise<ApiResponse> {
  const answer = await product.app.inject({ method, url: `/api/pool${path}`, headers: user.headers });
  return { status: answer.statusCode, body: answer.json() };
}

/** A survey session on a new sheet of a talent, by default as opened by the mailed link, which verifies the address. */
export async function verifyAddress(
  product: Product,
  organization: TestOrganization,
  talentId: string,
  {
    opened_by = 'mailed',
    isProved = true,
  }: { opened_by?: 'mailed' | 'copied' | 'door' | 'account' | 'device'; isProved?: boolean } = {},
): Promise<void> {
  const organization_id = organization.id;
  const result_id = await createFinishedResult(product, organization, { talentId });
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('survey_sessions')
      .values({
        organization_id,
        id: newId(),
        result_id,
        token_hash: randomBytes(32),
        expires_at: new Date('2027-06-01'),
        opened_by,
        proved_at: isProved ? product.clock.now() : null,
      })
      .execute(),
  );
}
