import type { Rating } from '@quint/domain/vacancies/interviews.ts';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createRole, createTalent, createUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import type { Product } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A role with two interview questions, and a person with a result who is considered for it. */
export interface TestInterview {
  readonly roleId: string;
  readonly talentId: string;
}

const ANY_RANGES = Object.fromEntries(
  ['o', 'c', 'e', 'a', 'es'].flatMap((trait) => [
    [`${trait}_min`, 1],
    [`${trait}_max`, 9],
  ]),
);

/** Adds accounts to those who decide about a role. */
export async function addDeciders(
  product: Product,
  organization: TestOrganization,
  roleId: string,
  users: readonly TestUser[],
): Promise<void> {
  const rows = users.map(({ id }) => ({ organization_id: organization.id, role_id: roleId, user_id: id }));
  await product.deps.db.platform.write((db) => db.insertInto('role_deciders').values(rows).execute());
}

/** Ends the access of a hiring manager to a role. */
export async function removeDecider(product: Product, roleId: string, { id }: TestUser): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db.deleteFrom('role_deciders').where('role_id', '=', roleId).where('user_id', '=', id).execute(),
  );
}

/** A hiring manager of a role. */
export async function createHiringManager(
  product: Product,
  organization: TestOrganization,
  roleId: string,
): Promise<TestUser> {
  const manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
  await addDeciders(product, organization, roleId, [manager]);
  return manager;
}

/** Considers a person for a role. */
export async function considerFor(
  product: Product,
  organization: TestOrganization,
  { roleId, talentId }: TestInterview,
): Promise<void> {
  const link = { organization_id: organization.id, id: newId(), roles_id: roleId, talents_id: talentId };
  await product.deps.db.platform.write((db) => db.insertInto('roles_talents').values(link).execute());
}

/** An interview: two questions, about C, where the person is outside the range, and about E. */
export async function createInterview(
  product: Product,
  organization: TestOrganization,
  talent: Record<string, unknown> = {},
): Promise<TestInterview> {
  const role = await createRole(product, organization, {
    ...ANY_RANGES,
    name: 'Support Team Lead',
    c_min: 9,
    e_min: 5,
    draft_state: null,
  });
  const { id: talentId } = await createTalent(product, organization, { first_name: 'Maria', ...talent });
  await createFinishedResult(product, organization, { talentId, seed: 2 });
  const interview = { roleId: role.id, talentId };
  await considerFor(product, organization, interview);
  return interview;
}

/** The requests of one account about an interview. */
export function interviewOf(product: Product, { roleId, talentId }: TestInterview, user: TestUser) {
  const call = async (method: Method, path: string, payload?: object): Promise<ApiResponse> => {
    const answer = await product.app.inject({
      method,
      url: `/api/vacancies/${roleId}/people/${talentId}/${path}`,
      headers: user.headers,
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson && answer.body !== '' ? answer.json() : answer.rawPayload,
    };
  };
  const save = (changes: readonly object[], version = 1) =>
    call('PUT', 'interview/ratings', { version, changes });
  return {
    call,
    save,
    read: () => call('GET', 'interview'),
    compare: () => call('GET', 'interview/comparison'),
    submit: () => call('POST', 'interview/submit'),
    decision: () => call('GET', 'decision'),
    sign: (note: string) => call('POST', 'decision/signature', { note }),
    /** Writes a note in place of the current one. */
    decide: (decision: string, reason: string, replaces: string | null = null) =>
      call('PUT', 'decision', { decision, reason, replaces }),
    /** Rates every question, null for "could not tell", and submits. */
    async finish(ratings: readonly (Rating | null)[]): Promise<ApiResponse> {
      const changes = ratings.map((rating, index) => ({
        question: index + 1,
        rating,
        could_not_tell: rating === null,
        note: `Said ${rating ?? 'nothing'}`,
        sequence: 1000 + index,
      }));
      const saveAnswer = await save(changes);
      if (saveAnswer.status !== 200) return saveAnswer;
      return call('POST', 'interview/submit');
    },
  };
}
