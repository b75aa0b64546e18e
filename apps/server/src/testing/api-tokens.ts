import type { ApiScope } from '@quint/domain/workspace/api-scopes.ts';
import { newId } from '#database/ids.ts';
import { newApiToken } from '#secrets/api-tokens.ts';
import { hashToken } from '#secrets/tokens.ts';
import { createUser } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';

export interface TestToken {
  readonly id: string;
  readonly token: string;
  readonly headers: { readonly authorization: string };
}

const DAY_MS = 86_400_000;

/** An active administrator of the workspace; a new one if there is none. */
async function findAdministrator(
  product: Product,
  organization: { readonly id: string },
): Promise<{ readonly id: string }> {
  const member = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('memberships')
      .select('user_id as id')
      .where('organization_id', '=', organization.id)
      .where('user_role', '=', 'ORG_ADMIN')
      .where('status', '=', 'active')
      .orderBy('id')
      .executeTakeFirst(),
  );
  return member ?? createUser(product, { organization: { ...organization, name: '' } });
}

/**
 * An API token of a person in the workspace, or a workspace token with a responsible administrator; valid for a month
 * by default.
 */
export async function createApiToken(
  product: Product,
  organization: { readonly id: string },
  values: {
    scopes: readonly ApiScope[];
    user?: { readonly id: string };
    responsible?: { readonly id: string };
    name?: string;
    expires_at?: Date;
  },
): Promise<TestToken> {
  const id = newId();
  const token = newApiToken();
  const maker = values.user ?? values.responsible ?? (await findAdministrator(product, organization));
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('api_tokens')
      .values({
        organization_id: organization.id,
        id,
        user_id: values.user?.id ?? null,
        created_by: maker.id,
        name: values.name ?? 'Payroll',
        token_hash: hashToken(token),
        ending: token.slice(-4),
        scopes: [...values.scopes],
        expires_at: values.expires_at ?? new Date(product.clock.now().getTime() + 30 * DAY_MS),
      })
      .execute(),
  );
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}
