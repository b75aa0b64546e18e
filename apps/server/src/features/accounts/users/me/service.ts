import { fail } from '@quint/contract/base/errors.ts';
import { canEditAccount } from '@quint/domain/workspace/access/users.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { claimUserAvatar } from '#features/files/service.ts';
import { ownAccount, OWN_RECORDS } from '#features/accounts/users/me/collection.ts';
import { changePassword, readNewPassword } from '#features/accounts/users/me/password/service.ts';
import type { AccountChange } from '#features/accounts/users/me/queries.ts';
import * as queries from '#features/accounts/users/me/queries.ts';
import { writeOwnTalents } from '#features/accounts/users/me/talents/service.ts';
import { assertAllowed } from '#http/access.ts';
import type { FactorGap } from '#http/actor-cache.ts';
import type { Registry } from '#items/declare/collection.ts';
import { readPayload } from '#items/write/payload.ts';
import type { ItemsContext } from '#items/context.ts';
import { readRecord } from '#items/read/records.ts';

/** The current user. */
export type AskingPerson = Pick<ItemsContext, 'actor' | 'accessVersion' | 'queryText'> & {
  /** The session of the request. */
  readonly sessionId: string | undefined;
  readonly factorGap: FactorGap | null;
};

/** The requested fields of the user's account, as the response text, from one statement. */
export function readOwnAccount(
  deps: Deps,
  { sessionId: _proven, factorGap: _gap, ...person }: AskingPerson,
  parameters: unknown,
): Promise<string> {
  const context = { deps, registry: OWN_RECORDS, ...person, collection: ownAccount };
  return readRecord(context, person.actor.userId, parameters);
}

function unknownKey(field: string, value: unknown) {
  return fail('INVALID_FOREIGN_KEY', { collection: 'users', field, value });
}

type Columns = Readonly<Record<string, unknown>>;

/** The workspace to switch to, given directly or through the user's talent there; undefined when neither is given. */
async function findDestination(
  tx: Writer,
  actor: Actor,
  columns: Columns,
): Promise<queries.WorkspaceEntry | undefined> {
  const { active_organization_id: workspace, active_talent: talent } = columns;
  if (workspace === null) throw fail('FAILED_VALIDATION', { field: 'active_workspace', type: 'nnull' });
  const own = typeof talent === 'string' ? await queries.listOwnTalents(tx, actor.userId) : [];
  const talentWorkspace = own.find(({ id }) => id === talent)?.organization_id;
  if (typeof talent === 'string' && talentWorkspace === undefined) throw unknownKey('active_talent', talent);
  const key = typeof workspace === 'string' ? workspace : talentWorkspace;
  if (key === undefined) return undefined;
  const person = { userId: actor.userId, mayEnterAny: actor.userRole === 'APP_ADMIN' };
  const entry = await queries.findWorkspaceEntry(tx, person, key);
  if (entry === undefined) {
    throw workspace === undefined ? unknownKey('active_talent', talent) : unknownKey('active_workspace', key);
  }
  return entry;
}

/** The active talent is the user's talent in that workspace; another one cannot be chosen. */
function assertTalentFits(talent: unknown, active: string | null | undefined): void {
  if (talent !== undefined && talent !== (active ?? null)) {
    throw fail('FAILED_VALIDATION', { field: 'active_talent', type: 'eq' });
  }
}

async function enterWorkspace(tx: Writer, actor: Actor, columns: Columns): Promise<AccountChange> {
  const entry = await findDestination(tx, actor, columns);
  assertTalentFits(columns.active_talent, entry === undefined ? actor.talentId : entry.talent_id);
  if (entry === undefined) return {};
  if (!entry.is_member && entry.id !== actor.organizationId) {
    const scope = { organizationId: entry.id };
    await recordAudit(tx, { scope, actor, action: 'organizations.enter', items: [entry.id] });
  }
  return { active_organization_id: entry.id };
}

async function takeAvatar(tx: Writer, actor: Actor, avatar: unknown): Promise<AccountChange> {
  if (avatar === null) return { avatar: null, avatar_organization_id: null };
  if (typeof avatar !== 'string') return {};
  const organizationId = await queries.findUploadWorkspace(tx, actor.userId, avatar);
  if (organizationId === undefined) throw unknownKey('avatar', avatar);
  await claimUserAvatar(tx, { organizationId, fileId: avatar }, actor.userId);
  return { avatar, avatar_organization_id: organizationId };
}

/** Fields that are written as they are; the others have side effects. */
function plainOf({
  active_organization_id: _workspace,
  active_talent: _talent,
  avatar: _avatar,
  ...plain
}: Columns) {
  return plain as AccountChange;
}

interface Change {
  readonly body: Readonly<Record<string, unknown>>;
  /** The session that remains when a new password ends the others. */
  readonly sessionId: string | undefined;
}

/**
 * Changes the user's account in one transaction: names, language, image, the active workspace with the user's talent
 * there, the user's talents with a talent's rights, and the password with the current one. All other fields are refused
 * by name.
 */
export async function updateOwnAccount(
  { deps, registry }: { deps: Deps; registry: Registry },
  actor: Actor,
  { body, sessionId }: Change,
): Promise<void> {
  const { password, current_password, otp, ...otherFields } = body;
  if (otherFields.role !== undefined) throw fail('FORBIDDEN', { field: 'role', collection: 'users' });
  const now = deps.clock.now();
  const context = { action: 'update' as const, collection: ownAccount, actor, now };
  // No column of an account depends on the workspace.
  const { columns, lists } = readPayload(
    { ...context, organizationId: actor.organizationId ?? '' },
    otherFields,
  );
  const newPassword = await readNewPassword(
    deps,
    { userId: actor.userId, sessionId },
    { password, current_password, otp },
  );
  await deps.db.platform.write(async (tx) => {
    const change: AccountChange = {
      ...plainOf(columns),
      ...(await takeAvatar(tx, actor, columns.avatar)),
      ...(await enterWorkspace(tx, actor, columns)),
    };
    await queries.updateAccount(tx, actor.userId, change);
    for (const { value } of lists) await writeOwnTalents({ deps, db: tx, registry, actor, now }, value);
    if (newPassword !== undefined) {
      await changePassword(deps, tx, { userId: actor.userId, hash: newPassword, stays: sessionId });
    }
  });
}

/** Only the user may change their account: all others are refused, whether it exists or not. */
export function assertOwnAccount(actor: Actor, userId: string): void {
  assertAllowed(canEditAccount(actor, userId.toLowerCase()));
}
