import { fail } from '@quint/contract/base/errors.ts';
import type { PublicLink } from '@quint/contract/survey/participation.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import type { PublicLinkKind } from '@quint/domain/survey/survey-entrances.ts';
import { PUBLIC_LINK_PATHS } from '@quint/domain/survey/survey-entrances.ts';
import { recordAudit } from '#database/audit.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import type { PublicLinkRow } from '#features/invitations/invitations/public-links/queries.ts';
import * as queries from '#features/invitations/invitations/public-links/queries.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import { LINK_PURPOSES } from '#secrets/link-purposes.ts';
import { deriveKey, deriveLinkToken, hashToken } from '#secrets/tokens.ts';

function tokenOf(deps: Deps, scope: OrganizationScope, id: string): string {
  const key = deriveKey(deps.config.secret, LINK_PURPOSES.public_links);
  return deriveLinkToken(key, { organizationId: scope.organizationId, id });
}

function toWire(deps: Deps, scope: OrganizationScope, row: PublicLinkRow): PublicLink {
  const url = new URL(PUBLIC_LINK_PATHS[row.kind], publicOrigin(deps.config));
  url.searchParams.set('workspace', toLinkToken(tokenOf(deps, scope, row.id)));
  return { id: row.id, kind: row.kind, url: url.href, date_created: row.date_created.toISOString() };
}

/** The active links to the sign-up forms of the workspace. */
export async function listPublicLinks(deps: Deps, actor: Actor): Promise<PublicLink[]> {
  const scope = scopeOfActor(actor);
  const rows = await deps.db.read(scope, (db) => queries.listLinks(db, scope));
  return rows.map((row) => toWire(deps, scope, row));
}

/** Creates a link of a kind; the previous one stops working. */
export async function makePublicLink(deps: Deps, actor: Actor, kind: PublicLinkKind): Promise<PublicLink> {
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  const row: PublicLinkRow = { id: newId(), kind, date_created: now };
  await deps.db.write(scope, async (db) => {
    await lockWorkspace(db, scope.organizationId);
    await queries.revokeLink(db, scope, { kind, now });
    const tokenHash = hashToken(tokenOf(deps, scope, row.id));
    await queries.insertLink(db, scope, { ...row, tokenHash, createdBy: actor.userId });
    await recordAudit(db, {
      scope,
      actor,
      action: 'public_links.create',
      items: [row.id],
      details: { kind },
    });
  });
  return toWire(deps, scope, row);
}

/** Revokes a link: its form no longer opens. Throws `record.not_found`. */
export async function revokePublicLink(deps: Deps, actor: Actor, id: string): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, async (db) => {
    const revokedId = await queries.revokeLink(db, scope, { id, now: deps.clock.now() });
    if (revokedId === undefined) throw fail('record.not_found');
    await recordAudit(db, { scope, actor, action: 'public_links.revoke', items: [id] });
  });
}
