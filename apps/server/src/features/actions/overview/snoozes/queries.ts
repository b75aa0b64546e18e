import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

interface OfPerson {
  readonly userId: string;
}

/** Hides a line of a person until a moment, and forgets what they put off until earlier ones. */
export async function snooze(
  db: Writer,
  { organizationId }: OrganizationScope,
  { userId, line, until, now }: OfPerson & { line: string; until: Date; now: Date },
): Promise<void> {
  await sql`
    with gone as (delete from put_offs where organization_id = ${organizationId} and user_id = ${userId}
      and date_until <= ${now} and line <> ${line})
    insert into put_offs (organization_id, user_id, line, date_until) values (${organizationId}, ${userId}, ${line}, ${until})
    on conflict (organization_id, user_id, line) do update set date_until = excluded.date_until
  `.execute(db);
}

/** Shows every line of a person again. */
export async function takeBack(
  db: Writer,
  { organizationId }: OrganizationScope,
  { userId }: OfPerson,
): Promise<void> {
  await db
    .deleteFrom('put_offs')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
}
