import type { Writer } from '#database/gate.ts';
import { HIRING_MANAGER } from '#demo/accounts.ts';
import { insertAccount } from '#demo/insert-account.ts';
import { seededId } from '#demo/seeded-ids.ts';

/** A hiring manager, who decides about one role with the administrator. */
export async function insertHiringManager(
  db: Writer,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const organizationId = seededId('organization/nordlicht');
  const jonas = {
    key: 'jonas',
    email: HIRING_MANAGER,
    first: 'Jonas',
    last: 'Becker',
    language: 'DE' as const,
  };
  const userId = await insertAccount(
    db,
    { ...jonas, organizationId, userRole: 'HIRING_MANAGER' },
    passwordHash,
  );
  const administrator = seededId('user/nordlicht');
  const decider = { organization_id: organizationId, role_id: seededId('role/nordlicht/0') };
  await db
    .insertInto('role_deciders')
    .values(
      [administrator, userId].map((id) => ({
        ...decider,
        user_id: id,
        user_created: administrator,
        date_created: now,
      })),
    )
    .execute();
}
