import { compareText } from '@quint/domain/base/text-order.ts';
import { fail, type Failure } from '@quint/contract/base/errors.ts';
import type { ErasedRecord, ErasingPreview } from '@quint/contract/privacy/erasing.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { staysUntil } from '@quint/domain/privacy/retention-periods.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Reader } from '#database/gate.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import * as accounts from '#features/privacy/erasure/accounts/queries.ts';
import type { HeldRow, SavedRow } from '#features/privacy/erasure/preview/queries.ts';
import * as queries from '#features/privacy/erasure/preview/queries.ts';
import type { RecordKey } from '#features/workspace/auth/former-details/queries.ts';
import { nameToType } from '#features/privacy/erasure/service.ts';
import { hashAddress } from '#outbox/addresses.ts';

interface StoredRecords {
  readonly rows: readonly HeldRow[];
  readonly savedRows: readonly SavedRow[];
  readonly hasOptOut: boolean;
}

async function readHeld(deps: Deps, db: Reader, keys: readonly RecordKey[]): Promise<StoredRecords> {
  const rows: HeldRow[] = [];
  const savedRows: SavedRow[] = [];
  let hasOptOut = false;
  for (const key of keys) {
    const row = await queries.findHeld(db, key);
    if (row === undefined) continue;
    rows.push(row);
    savedRows.push(...(await queries.listSaved(db, key)));
    hasOptOut ||= await queries.hasOptedOut(db, hashAddress(deps.config, row.email));
  }
  return { rows, savedRows, hasOptOut };
}

function toRecord({
  email: _email,
  user_id: _user,
  sent_mails: _sent,
  last_mail: _last,
  ...record
}: HeldRow): ErasedRecord {
  return record;
}

type PreviewDetails = Pick<ErasingPreview, 'name' | 'is_account_erased' | 'refusal'>;

function toPreview(
  deps: Deps,
  { rows, savedRows, hasOptOut }: StoredRecords,
  details: PreviewDetails,
): ErasingPreview {
  const last = rows.flatMap(({ last_mail: date }) => date ?? []).sort((a, b) => b.getTime() - a.getTime())[0];
  return {
    ...details,
    records: rows.map(toRecord),
    stays: {
      note_until: staysUntil('audit', deps.clock.now()).toISOString(),
      scores: rows.reduce((sum, { results }) => sum + results, 0),
      has_opt_out: hasOptOut,
    },
    out_of_reach: {
      mails: rows.reduce((sum, { sent_mails: count }) => sum + count, 0),
      last_mail: last?.toISOString() ?? null,
      saved: savedRows.map((each) => ({ ...each, date: each.date.toISOString() })),
    },
  };
}

/** The effects of erasing a person, for administrators of the workspace. Throws `record.not_found`. */
export async function previewPerson(deps: Deps, actor: Actor, talentId: string): Promise<ErasingPreview> {
  const key = { organizationId: scopeOfActor(actor).organizationId, talentId };
  return deps.db.platform.read(async (db) => {
    const storedRecords = await readHeld(deps, db, [key]);
    const userId = storedRecords.rows[0]?.user_id;
    if (userId === undefined) throw fail('record.not_found');
    const isAccountErased = userId !== null && (await accounts.servesOnly(db, userId, key));
    return toPreview(deps, storedRecords, { name: null, is_account_erased: isAccountErased, refusal: null });
  });
}

/** The effects of erasing the user's own account, in all workspaces. */
export async function previewOwn(deps: Deps, actor: Actor, language: Language): Promise<ErasingPreview> {
  const { userId } = actor;
  return deps.db.platform.read(async (db) => {
    const account = await accounts.findAccount(db, userId);
    if (account === undefined) throw fail('record.not_found');
    const records = await accounts.listOwnRecords(db, userId);
    const byName = records.toSorted((one, other) => compareText(one.organization, other.organization));
    const storedRecords = await readHeld(deps, db, byName);
    return toPreview(deps, storedRecords, {
      name: nameToType(account),
      is_account_erased: true,
      refusal: await findRefusal(db, userId, language),
    });
  });
}

async function findRefusal(
  db: Reader,
  userId: string,
  language: Language,
): Promise<ErasingPreview['refusal']> {
  const refuse = (failure: Failure) => ({ code: failure.code, message: getErrorMessage(failure, language) });
  const alone = await accounts.listLastAdministered(db, userId);
  if (alone.length > 0) return refuse(fail('account.last_administrator', { workspaces: alone.join(', ') }));
  return (await accounts.isLastOfPlatform(db, userId)) ? refuse(fail('account.last_of_platform')) : null;
}
