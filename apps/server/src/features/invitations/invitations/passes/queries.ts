import type { PassKind } from '@quint/domain/survey/survey-proof.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface NewPass {
  readonly id: string;
  readonly resultId: string;
  readonly kind: PassKind;
  readonly tokenHash: Buffer;
  readonly userId: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertPass(db: Writer, scope: OrganizationScope, pass: NewPass): Promise<void> {
  await sql`
    insert into survey_passes (organization_id, id, result_id, kind, token_hash, user_created, date_created, expires_at)
    values (${scope.organizationId}, ${pass.id}, ${pass.resultId}, ${pass.kind}, ${pass.tokenHash}, ${pass.userId},
      ${pass.now}, ${pass.expiresAt})
  `.execute(db);
}

/** Consumes a pass. False when another device was faster, or when it is invalid. */
export async function usePass(
  tx: Writer,
  scope: OrganizationScope,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update survey_passes set date_used = ${now}
    where organization_id = ${scope.organizationId} and id = ${id}
      and date_used is null and date_revoked is null and expires_at > ${now}
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Revokes the unverified passes of a sheet; only the copied ones, if those of a public form may continue. */
export async function revokePasses(
  tx: Writer,
  scope: OrganizationScope,
  revocation: { resultId: string; kinds: readonly PassKind[]; now: Date },
): Promise<void> {
  await sql`
    update survey_passes set date_revoked = ${revocation.now}
    where organization_id = ${scope.organizationId} and result_id = ${revocation.resultId}
      and kind = any(${revocation.kinds}) and date_used is null and date_revoked is null
  `.execute(tx);
}
