import type { PublicLinkKind } from '@quint/domain/survey/survey-entrances.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface PublicLinkRow {
  readonly id: string;
  readonly kind: PublicLinkKind;
  readonly date_created: Date;
}

/** The active public links of the workspace. */
export async function listLinks(db: Reader, scope: OrganizationScope): Promise<PublicLinkRow[]> {
  const { rows } = await readSql<PublicLinkRow>`
    select id, kind, date_created from public_links
    where organization_id = ${scope.organizationId} and date_revoked is null order by kind
  `.execute(db);
  return rows;
}

/** Revokes the active link of a kind, or with an id; returns the id, undefined when there was none. */
export async function revokeLink(
  db: Writer,
  scope: OrganizationScope,
  revocation: { kind?: PublicLinkKind; id?: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update public_links set date_revoked = ${revocation.now}
    where organization_id = ${scope.organizationId} and date_revoked is null
      and (kind = ${revocation.kind ?? null} or id = ${revocation.id ?? null}::uuid)
    returning id
  `.execute(db);
  return rows[0]?.id;
}

export async function insertLink(
  db: Writer,
  scope: OrganizationScope,
  link: PublicLinkRow & { tokenHash: Buffer; createdBy: string },
): Promise<void> {
  await sql`
    insert into public_links (organization_id, id, kind, token_hash, date_created, user_created)
    values (${scope.organizationId}, ${link.id}, ${link.kind}, ${link.tokenHash}, ${link.date_created}, ${link.createdBy})
  `.execute(db);
}
