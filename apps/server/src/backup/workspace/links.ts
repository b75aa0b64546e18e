import type pg from 'pg';
import { stageOf } from '#backup/workspace/stage.ts';
import { LINK_PURPOSES } from '#secrets/link-purposes.ts';
import { deriveKey, deriveLinkToken, hashToken } from '#secrets/tokens.ts';

const BATCH = 5000;

/** The column with the hash of a token that is derived from the key of the row. */
const HASHES: Readonly<Record<keyof typeof LINK_PURPOSES, string>> = {
  survey_links: 'token_hash',
  public_links: 'token_hash',
  ra_surveys: 'token_hash',
  memberships: 'invitation_hash',
};

/** Derives the links of the staged rows from the secret of this installation, as its next mails do. */
export async function renewLinks(client: pg.Client, organizationId: string, secret: string): Promise<void> {
  for (const table of Object.keys(HASHES) as (keyof typeof HASHES)[]) {
    const key = deriveKey(secret, LINK_PURPOSES[table]);
    const { rows } = await client.query<{ id: string }>(
      `select id from ${stageOf(table)} where ${HASHES[table]} is not null`,
    );
    for (let from = 0; from < rows.length; from += BATCH) {
      const ids = rows.slice(from, from + BATCH).map(({ id }) => id);
      const hashes = ids.map((id) => hashToken(deriveLinkToken(key, { organizationId, id })));
      await client.query(
        `update ${stageOf(table)} s set ${HASHES[table]} = n.hash
         from unnest($1::uuid[], $2::bytea[]) as n (id, hash) where s.id = n.id`,
        [ids, hashes],
      );
    }
  }
}
