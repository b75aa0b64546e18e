import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** The number of views an account has saved in a workspace. */
export async function countOwnViews(
  db: Reader,
  { organizationId }: OrganizationScope,
  userId: string,
): Promise<number> {
  const row = await db
    .selectFrom('talent_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
