import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { useUpdatedDatabase } from '#testing/old-database.ts';

const MIGRATION = '0110_answerable_for_tokens.sql';

interface OldToken {
  /** The current role of the creator; undefined for a deleted account. */
  readonly maker: 'ORG_ADMIN' | 'ORG_USER' | 'APP_ADMIN' | 'nobody' | undefined;
  readonly isPersonal?: true;
  readonly isActive: boolean;
}

/** Tokens from the previous version, and whether they stay active. */
const TOKENS: Readonly<Record<string, OldToken>> = {
  'of an administrator': { maker: 'ORG_ADMIN', isActive: true },
  'of an administrator of the platform': { maker: 'APP_ADMIN', isActive: true },
  'of an administrator who lost the role': { maker: 'ORG_USER', isActive: false },
  'of an administrator who was removed': { maker: 'nobody', isActive: false },
  'of an account that is gone': { maker: undefined, isActive: false },
  'a personal one': { maker: 'ORG_USER', isPersonal: true, isActive: true },
};

async function insertOldToken(
  owner: pg.Client,
  organization: string,
  { name, token }: { name: string; token: OldToken },
): Promise<void> {
  const { maker, isPersonal } = token;
  const user = maker === undefined ? null : newId();
  if (user !== null) {
    await owner.query(
      "insert into users (id, email, first_name, last_name, is_app_admin) values ($1, $2, 'Kim', 'Park', $3)",
      [user, `${user}@old.example`, maker === 'APP_ADMIN'],
    );
  }
  if (maker === 'ORG_ADMIN' || maker === 'ORG_USER') {
    await owner.query(
      'insert into memberships (organization_id, id, user_id, user_role) values ($1, $2, $3, $4)',
      [organization, newId(), user, maker],
    );
  }
  await owner.query(
    `insert into api_tokens (organization_id, id, user_id, name, token_hash, ending, scopes, created_by, expires_at)
     values ($1, $2, $3, $4, $5, 'abcd', '{roles:read}', $6, now() + interval '1 day')`,
    [organization, newId(), isPersonal === true ? user : null, name, Buffer.from(name), user],
  );
}

describe('tokens from before there was a responsible administrator', () => {
  const old = useUpdatedDatabase({
    migration: MIGRATION,
    insertRows: async (owner) => {
      const organization = newId();
      await owner.query("insert into organizations (id, name) values ($1, 'Old')", [organization]);
      for (const [name, token] of Object.entries(TOKENS)) {
        await insertOldToken(owner, organization, { name, token });
      }
    },
  });

  it.each(Object.entries(TOKENS))('stay active while their creator is entitled: %s', async (name, token) => {
    const { rows } = await old.owner.query(
      `select date_revoked is null as is_active, ended_because, created_by_name, responsible_id is not null as is_answered
       from api_tokens where name = $1`,
      [name],
    );
    const { maker, isPersonal, isActive } = token;
    expect(rows).toEqual([
      {
        is_active: isActive,
        ended_because: isActive ? null : 'left',
        created_by_name: maker === undefined ? null : 'Kim Park',
        is_answered: isActive && isPersonal === undefined,
      },
    ]);
  });
});
