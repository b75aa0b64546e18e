import { newId } from '#database/ids.ts';
import { switchOnCodes } from '#testing/companies.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createUser } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { signIn } from '#testing/sessions.ts';

/** An account with an unverified address, and all kinds of access to it, which another person may have set up. */
export async function createUnprovedAccount(product: Product, organization: TestOrganization) {
  const user = await createUser(product, { organization });
  const colleague = await createUser(product, { organization });
  const session = await signIn(product, user.email);
  await switchOnCodes(product, user.headers);
  const row = { organization_id: organization.id, name: 'mine', ending: 'abcd', scopes: ['talents:read'] };
  const token = (values: object) => ({ ...row, id: newId(), token_hash: Buffer.from(newId()), ...values });
  const expires_at = new Date(Date.now() + 3_600_000);
  await product.deps.db.platform.write(async (db) => {
    await db.updateTable('users').set({ email_proven_at: null }).where('id', '=', user.id).execute();
    await db
      .insertInto('passkeys')
      .values({
        id: newId(),
        user_id: user.id,
        credential_id: newId(),
        public_key: Buffer.from('key'),
        counter: 0,
        is_synced: false,
        name: 'Key',
      })
      .execute();
    await db
      .insertInto('api_tokens')
      .values([
        token({ user_id: user.id, created_by: user.id, expires_at }),
        token({ user_id: null, created_by: user.id }),
        token({ user_id: null, created_by: colleague.id, responsible_id: user.id }),
      ])
      .execute();
    const membership = await db
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('sso_identities')
      .values({
        organization_id: organization.id,
        id: newId(),
        membership_id: membership.id,
        issuer: 'https://stranger.example',
        subject: newId(),
      })
      .execute();
  });
  return { user, session };
}

/** The number of each kind of access to an account. */
export async function countAccess(
  { deps }: Pick<Product, 'deps'>,
  userId: string,
): Promise<Record<keyof typeof NO_ACCESS, number>> {
  return deps.db.platform.read(async (db) => {
    const of = async (table: 'two_factor_secrets' | 'recovery_codes' | 'passkeys') =>
      (await db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).length;
    const identities = await db
      .selectFrom('sso_identities as i')
      .innerJoin('memberships as m', 'm.id', 'i.membership_id')
      .select('i.id')
      .where('m.user_id', '=', userId)
      .execute();
    const sessions = await db
      .selectFrom('session_families')
      .select('id')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
    const tokens = await db
      .selectFrom('api_tokens')
      .select('id')
      .where((on) => on.or([on('created_by', '=', userId), on('responsible_id', '=', userId)]))
      .where('date_revoked', 'is', null)
      .execute();
    return {
      codes: await of('two_factor_secrets'),
      recovery: await of('recovery_codes'),
      passkeys: await of('passkeys'),
      companies: identities.length,
      sessions: sessions.length,
      tokens: tokens.length,
    };
  });
}

export const NO_ACCESS = { codes: 0, recovery: 0, passkeys: 0, companies: 0, sessions: 0, tokens: 0 };
