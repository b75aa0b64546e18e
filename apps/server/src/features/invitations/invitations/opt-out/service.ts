import { fail } from '@quint/contract/base/errors.ts';
import { scopeOfToken } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { findAddressOf } from '#features/invitations/invitations/opt-out/queries.ts';
import { findCurrentHash } from '#features/invitations/normal-forms/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { deriveKey, readSignedRecord } from '#secrets/tokens.ts';
import { hashAddress, readOptOutToken } from '#outbox/addresses.ts';
import { addOptOut, isOptedOut, removeOptOut } from '#outbox/opt-outs.ts';

const UNKNOWN_LINKS: RateLimit = { action: 'opt-out-link-address', hits: 60, windowSeconds: 15 * 60 };

/** The token of the unsubscribe link, and the IP address of the request. */
export interface OptOutLink {
  readonly token: string;
  readonly address: string;
}

/** Older reminders contain a sheet; its person is the one who opens the link. */
async function findOldHash(deps: Deps, token: string): Promise<Buffer | undefined> {
  const record = readSignedRecord(deriveKey(deps.config.secret, 'reminders-off'), token);
  if (record === undefined) return undefined;
  const sheet = await scopeOfToken(deps.db, record, (workspace, scope) =>
    workspace.read((db) => findAddressOf(db, scope, record.id)),
  );
  return sheet === undefined ? undefined : hashAddress(deps.config, sheet.record);
}

async function getHash(deps: Deps, { token, address }: OptOutLink): Promise<Buffer> {
  const hash = readOptOutToken(deps.config, token) ?? (await findOldHash(deps, token));
  if (hash !== undefined) return deps.db.platform.read((db) => findCurrentHash(db, hash));
  await countAttempt(deps.db, UNKNOWN_LINKS, address);
  throw fail('mails.link_unknown');
}

/** Whether the person of the link has stopped mails. Throws `mails.link_unknown`. */
export async function areMailsOff(deps: Deps, link: OptOutLink): Promise<boolean> {
  const hash = await getHash(deps, link);
  return deps.db.platform.read((db) => isOptedOut(db, hash));
}

/**
 * Stops invitations, reminders and survey links of all workspaces to the address of the link. Requested mails are still
 * sent. Throws `mails.link_unknown`.
 */
export async function stopMails(deps: Deps, link: OptOutLink): Promise<void> {
  const hash = await getHash(deps, link);
  await deps.db.platform.write((db) => addOptOut(db, hash));
}

/** Allows these mails again. Throws `mails.link_unknown`. */
export async function allowMails(deps: Deps, link: OptOutLink): Promise<void> {
  const hash = await getHash(deps, link);
  await deps.db.platform.write((db) => removeOptOut(db, hash));
}
