import { fail } from '@quint/contract/base/errors.ts';
import type { EntranceBody } from '@quint/contract/survey/participation.ts';
import type { OpenEntrance } from '@quint/domain/survey/survey-entrances.ts';
import { linkKindOf } from '@quint/domain/survey/survey-entrances.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfSetting, scopeOfToken } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { OWN_WORKSPACE_ID } from '#features/workspace/organizations/model.ts';
import * as queries from '#features/survey/entry/queries.ts';
import { readTokenClaim } from '#secrets/tokens.ts';

export interface TargetWorkspace {
  readonly scope: OrganizationScope;
  readonly publicForm: string;
  readonly name: string;
}

/** The workspace of a public link. Throws `link.unknown`, and `survey.link_expired` for one that was revoked. */
async function getLinkedWorkspace(
  deps: Deps,
  { entrance, token }: { entrance: OpenEntrance; token: string },
): Promise<TargetWorkspace> {
  const claim = readTokenClaim(token);
  const match =
    claim &&
    (await scopeOfToken(deps.db, claim, (workspace, scope, { tokenHash }) =>
      workspace.read(async (db) => {
        const link = await queries.findPublicLink(db, scope, tokenHash);
        return link && { link, open: await queries.findOpenWorkspace(db, scope) };
      }),
    ));
  if (match === undefined) throw fail('link.unknown');
  const { link, open } = match.record;
  if (open === undefined || !link.is_active || link.kind !== linkKindOf(entrance)) {
    throw fail('survey.link_expired');
  }
  return { scope: match.scope, name: open.name, publicForm: link.id };
}

/** Creates the platform's own workspace for the first person who takes part there. */
export async function ensureOwnWorkspace(deps: Deps, { scope, name }: TargetWorkspace): Promise<void> {
  if (scope.organizationId !== OWN_WORKSPACE_ID) return;
  await deps.db.platform.write((db) =>
    queries.ensureWorkspace(db, { id: OWN_WORKSPACE_ID, name, language: 'EN' }),
  );
}

/**
 * The workspace of an entrance; read-only. Throws `link.unknown`, and `survey.link_expired` when it no longer exists.
 */
export async function resolveWorkspace(
  deps: Deps,
  { entrance, workspace }: EntranceBody,
): Promise<TargetWorkspace> {
  if (workspace !== undefined) {
    return getLinkedWorkspace(deps, { entrance, token: workspace });
  }
  const workspaceId = deps.config.surveyWorkspaces[entrance];
  if (workspaceId === undefined) {
    const { brand: name } = deps.config.publicSettings;
    return { scope: scopeOfSetting(OWN_WORKSPACE_ID), name, publicForm: entrance };
  }
  const scope = scopeOfSetting(workspaceId);
  const openWorkspace = await deps.db.read(scope, (db) => queries.findOpenWorkspace(db, scope));
  if (openWorkspace === undefined) throw fail('survey.link_expired');
  return { scope, name: openWorkspace.name, publicForm: entrance };
}
