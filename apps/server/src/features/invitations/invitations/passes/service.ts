import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import type { PassKind } from '@quint/domain/survey/survey-proof.ts';
import { passEndOf } from '@quint/domain/survey/survey-proof.ts';
import { SURVEY_PATH } from '@quint/domain/survey/survey-paths.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { insertPass } from '#features/invitations/invitations/passes/queries.ts';
import { hashToken, newTenantToken } from '#secrets/tokens.ts';

export interface PassOf {
  readonly resultId: string;
  readonly kind: PassKind;
  /** The end of the invitation, which limits every pass. */
  readonly linkEnd: Date;
  /** The administrator who copies the link. */
  readonly userId?: string | null;
}

/** Creates a one-time link for one device. Only its hash is stored, so it can be shown only now. */
export async function makePass(
  deps: Deps,
  db: Writer,
  { scope, pass }: { scope: OrganizationScope; pass: PassOf },
): Promise<{ token: string; expiresAt: Date }> {
  const { resultId, kind, linkEnd, userId = null } = pass;
  const now = deps.clock.now();
  const token = newTenantToken(scope.organizationId);
  const expiresAt = passEndOf(kind, { now, linkEnd });
  await insertPass(db, scope, {
    id: newId(),
    resultId,
    kind,
    tokenHash: hashToken(token),
    userId,
    now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** The path of a pass on this site. */
export function passPath({ token }: { token: string }): string {
  return `${SURVEY_PATH}?token=${toLinkToken(token)}`;
}
