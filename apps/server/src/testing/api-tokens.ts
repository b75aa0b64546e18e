import type { ApiScope } from '@quint/domain/api-scopes.ts';
import { newId } from '#database/ids.ts';
import { newApiToken } from '#secrets/api-tokens.ts';
import { hashToken } from '#secrets/tokens.ts';
import type { Product } from '#testing/product.ts';

export interface TestToken {
  readonly id: string;
  readonly token: string;
  readonly headers: { readonly authorization: string };
}

const DAY_MS = 86_400_000;

/** An API token of a workspace, or of a person in it; it lives for a month unless said otherwise. */
export async function createApiToken(
  product: Product,
  organization: { readonly id: string },
  values: {
    scopes: readonly ApiScope[];
    user?: { readonly id: string };
    name?: string;
    expires_at?: Date;
  },
): Promise<TestToken> {
  const id = newId();
  const token = newApiToken();
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('api_tokens')
      .values({
        organization_id: organization.id,
        id,
        user_id: values.user?.id ?? null,
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
