import type pg from 'pg';
import { stageOf } from '#backup/workspace/stage.ts';
import { respellEmail } from '@quint/domain/base/email.ts';

/** The temporary table of accounts: their key in the file and their key here. */
export const PEOPLE = 'pg_temp.people';

// An address that is here already names the account; a key that another address has here is given anew.
const FIND = `
insert into ${PEOPLE} (there, here, is_new)
select s.id, coalesce(u.id, case when exists (select from users x where x.id = s.id) then gen_random_uuid() else s.id end), u.id is null
from ${stageOf('users')} s left join users u on lower(u.email) = lower(s.email)`;

// The address of such an account was never proved: only its owner may set a password for it now.
const DISTRUST = `
update users set password_hash = null, is_confirmed = true
where id in (select here from ${PEOPLE} where not is_new) and not is_confirmed`;

/** Brings the addresses of the file to their stored form, unless two of its accounts would have the same one. */
async function respellPeople(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string; email: string }>(
    `select id, email from ${stageOf('users')} where not is_plain_address(email) order by id`,
  );
  for (const { id, email } of rows) {
    const current = respellEmail(email);
    if (current === undefined) continue;
    await client.query(
      `update ${stageOf('users')} set email = $2 where id = $1 and not exists (
         select from ${stageOf('users')} other where lower(other.email) = lower($2) and other.id <> $1)`,
      [id, current],
    );
  }
}

/** Finds or plans the accounts of the people in the file. The caller's role must see all accounts. */
export async function matchPeople(client: pg.Client): Promise<{ linkedCount: number; createdCount: number }> {
  await respellPeople(client);
  await client.query(FIND);
  await client.query(DISTRUST);
  const { rows } = await client.query<{ linkedCount: number; createdCount: number }>(
    `select count(*) filter (where not is_new)::int as "linkedCount", count(*) filter (where is_new)::int as "createdCount" from ${PEOPLE}`,
  );
  return rows[0] ?? { linkedCount: 0, createdCount: 0 };
}

/** Stores the accounts that are new here, without a password. */
export async function storePeople(client: pg.Client, columns: readonly string[]): Promise<void> {
  const own = columns.filter((column) => !['id', 'avatar', 'avatar_organization_id'].includes(column));
  await client.query(
    `insert into users (id, ${own.join(', ')})
     select m.here, ${own.map((column) => `s.${column}`).join(', ')}
     from ${stageOf('users')} s join ${PEOPLE} m on m.there = s.id and m.is_new`,
  );
}

/** Completes accounts when the workspace is stored: images, the workspace they work in, and that their access changed. */
export async function finishPeople(client: pg.Client, organizationId: string): Promise<void> {
  await client.query(
    `update users u set avatar_organization_id = s.avatar_organization_id, avatar = s.avatar
     from ${stageOf('users')} s join ${PEOPLE} m on m.there = s.id and m.is_new
     where u.id = m.here and s.avatar_organization_id = $1
       and exists (select from files f where f.organization_id = $1 and f.id = s.avatar)`,
    [organizationId],
  );
  await client.query(
    `update users u set active_organization_id = $1 from ${PEOPLE} m
     where u.id = m.here and m.is_new
       and exists (select from memberships s where s.organization_id = $1 and s.user_id = u.id and s.status = 'active')`,
    [organizationId],
  );
  await client.query(
    `insert into access_versions as v (subject, version)
     select here, 1 from ${PEOPLE} union select $1::uuid, 1
     on conflict (subject) do update set version = v.version + 1`,
    [organizationId],
  );
}
