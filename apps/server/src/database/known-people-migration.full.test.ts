import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { useUpdatedDatabase } from '#testing/old-database.ts';

const MIGRATION = '0105_known_people.sql';

interface OldRecord {
  /** The newest sheet; a talent without one has none. */
  readonly status?: 'SENT' | 'FINISHED';
  /** The expiry of the sheet's link, from its creation; a copy from the pool has none. */
  readonly link?: string;
  /** How a session began, and whether it was verified. */
  readonly session?: { readonly openedBy: string; readonly isProved: boolean };
  readonly isDeleted?: boolean;
  readonly isAnonymized?: boolean;
  /** Whether the address was changed last. */
  readonly isReadressed?: boolean;
  readonly hasAccount?: boolean;
  readonly isKnown: boolean;
}

const provedSession = { openedBy: 'mailed', isProved: true };
/** Records from the previous version, and whether their person is known there afterwards. */
const RECORDS: Readonly<Record<string, OldRecord>> = {
  typed: { isKnown: false },
  invited: { status: 'SENT', isKnown: false },
  'opened by a copied link': {
    status: 'SENT',
    session: { openedBy: 'copied', isProved: false },
    isKnown: false,
  },
  'opened by the mailed link': { status: 'SENT', session: provedSession, isKnown: true },
  'opened, and in the bin': { status: 'SENT', session: provedSession, isDeleted: true, isKnown: true },
  'opened, then given another address': {
    status: 'SENT',
    session: provedSession,
    isReadressed: true,
    isKnown: false,
  },
  finished: { status: 'FINISHED', isKnown: true },
  'finished, then given another address': { status: 'FINISHED', isReadressed: true, isKnown: false },
  'finished, and anonymised': { status: 'FINISHED', isAnonymized: true, isKnown: false },
  'copied from the pool': { status: 'FINISHED', link: '0', isKnown: false },
  'with an account': { hasAccount: true, isKnown: true },
};
const MEMBERS = {
  active: { status: 'active', isProved: true, hasPassword: true, isKnown: true },
  invited: { status: 'invited', isProved: true, hasPassword: true, isKnown: false },
  unconfirmed: { status: 'active', isProved: false, hasPassword: true, isKnown: false },
  'signed in by the company alone': { status: 'active', isProved: true, hasPassword: false, isKnown: false },
} as const;

const addressOf = (name: string) => `${name.replaceAll(/[^a-z]/g, '')}@old.example`;

async function insertRecord(owner: pg.Client, organization: string, [name, record]: [string, OldRecord]) {
  const [talent, result, account] = [newId(), newId(), newId()];
  await owner.query(
    `insert into talents (organization_id, id, email, first_name, language, is_claimable, email_changed_at, date_deleted, date_anonymized)
     values ($1, $2, $3, $4, 'DE', not $5, case when $5 then now() + interval '1 day' else now() - interval '1 day' end,
       case when $6 then now() end, case when $7 then now() end)`,
    [
      organization,
      talent,
      addressOf(name),
      name,
      record.isReadressed ?? false,
      record.isDeleted ?? false,
      record.isAnonymized ?? false,
    ],
  );
  if (record.status !== undefined) {
    await owner.query(
      `insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, date_created, link_expires_at, date_finished, result)
       values ($1, $2, $3, $4, 'DE', 'ipip-neo-work@2', now(), now() + $5::interval,
         case when $4 = 'FINISHED' then now() end, case when $4 = 'FINISHED' then '{}'::jsonb end)`,
      [organization, result, talent, record.status, record.link ?? '30 days'],
    );
  }
  if (record.session !== undefined) {
    const { openedBy, isProved } = record.session;
    await owner.query(
      `insert into survey_sessions (organization_id, id, result_id, token_hash, expires_at, opened_by, proved_at)
       values ($1, $2, $3, $4, now() + interval '1 day', $5, case when $6 then now() end)`,
      [organization, newId(), result, Buffer.from(result), openedBy, isProved],
    );
  }
  if (record.hasAccount === true) {
    await owner.query('insert into users (id, email, email_proven_at) values ($1, $2, now())', [
      account,
      addressOf(name),
    ]);
    await owner.query('update talents set user_id = $1 where id = $2', [account, talent]);
  }
}

describe('people from before the pool required verification', () => {
  const organization = newId();

  const isKnown = async (address: string) => {
    const { rowCount } = await old.owner.query(
      'select from pool_known_people where organization_id = $1 and mark = hash_address($2)',
      [organization, address],
    );
    return rowCount === 1;
  };
  const old = useUpdatedDatabase({
    migration: MIGRATION,
    insertRows: async (owner) => {
      await owner.query("insert into organizations (id, name) values ($1, 'Old')", [organization]);
      for (const record of Object.entries(RECORDS)) await insertRecord(owner, organization, record);
      for (const [name, { status, isProved, hasPassword }] of Object.entries(MEMBERS)) {
        const user = newId();
        await owner.query(
          "insert into users (id, email, password_hash, email_proven_at) values ($1, $2, case when $3 then 'x' end, case when $4 then now() end)",
          [user, addressOf(`member ${name}`), hasPassword, isProved],
        );
        await owner.query(
          "insert into memberships (organization_id, id, user_id, user_role, status) values ($1, $2, $3, 'ORG_ADMIN', $4)",
          [organization, newId(), user, status],
        );
      }
    },
  });

  it.each(Object.entries(RECORDS))('are known after verification there: %s', async (name, record) => {
    expect(await isKnown(addressOf(name))).toBe(record.isKnown);
  });

  it.each(Object.entries(MEMBERS))('are known as members: %s', async (name, member) => {
    expect(await isKnown(addressOf(`member ${name}`))).toBe(member.isKnown);
  });
});
