import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Pack } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { LANGUAGE_WITHOUT_WORKSPACE } from '#mail/account-language.ts';

// All of these require the platform role: an account belongs to several workspaces.

export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly language: StoredLanguage;
  readonly time_zone: string | null;
}

const administers = sql`exists (
  select from memberships m join organizations o on o.id = m.organization_id
  where m.user_id = u.id and m.user_role = 'ORG_ADMIN' and m.status = 'active' and o.date_deleted is null and not o.is_freezed)`;

/** The administrators who enabled the daily mail. */
export async function listSubscribers(db: Reader): Promise<Subscriber[]> {
  const { rows } = await readSql<Subscriber>`
    select u.id, u.email, ${LANGUAGE_WITHOUT_WORKSPACE} as language, u.time_zone from users u
    where u.wants_digest and u.is_confirmed and ${administers}
  `.execute(db);
  return rows;
}

/** Claims the day for people. Returns the ids of those to mail: not claimed before, and still enabled. */
export async function claimDays(
  db: Writer,
  people: readonly { readonly id: string; readonly day: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    update users u set digest_day = p.day
    from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ day }) => day)}::date[]) as p (id, day)
    where u.id = p.id and u.wants_digest and u.digest_day is distinct from p.day
    returning u.id
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export interface DigestWorkspace {
  readonly id: string;
  readonly name: string;
  readonly pack: Pack;
  readonly is_active: boolean;
  readonly talent_id: string | null;
  /** Switches of the workspace that differ from the defaults. */
  readonly features: Readonly<Record<string, boolean>>;
}

export interface DigestPerson {
  readonly first_name: string | null;
  readonly time_zone: string | null;
  readonly workspaces: readonly DigestWorkspace[];
}

/** A person who enabled the mail, with the workspaces they administer, the active one first; undefined for others. */
export async function findDigestPerson(db: Reader, userId: string): Promise<DigestPerson | undefined> {
  const { rows } = await readSql<DigestPerson>`
    select u.first_name, u.time_zone, coalesce((
      select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'pack', o.pack,
          'is_active', o.id is not distinct from u.active_organization_id,
          'talent_id', (select t.id from talents t where t.organization_id = o.id and t.user_id = u.id
            and t.date_deleted is null and t.date_anonymized is null order by t.date_created limit 1),
          'features', coalesce((select jsonb_object_agg(f.feature, f.enabled) from organization_features f where f.organization_id = o.id), '{}'))
        order by o.id is not distinct from u.active_organization_id desc, o.name collate "und-x-icu")
      from memberships m join organizations o on o.id = m.organization_id
      where m.user_id = u.id and m.user_role = 'ORG_ADMIN' and m.status = 'active' and o.date_deleted is null and not o.is_freezed
    ), '[]') as workspaces
    from users u where u.id = ${userId} and u.wants_digest
  `.execute(db);
  return rows[0];
}

/** Switches the mail of a person on or off; false for an account that no longer exists. */
export async function setDigest(db: Writer, userId: string, isWanted: boolean): Promise<boolean> {
  const { rows } = await sql`
    update users set wants_digest = ${isWanted}, date_updated = now() where id = ${userId} returning id
  `.execute(db);
  return rows.length > 0;
}
