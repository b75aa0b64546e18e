import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { REMOVE_CONTENT } from '#features/files/jobs.ts';
import type { ContentLocation } from '#features/files/queries.ts';
import * as accounts from '#features/privacy/erasure/accounts/queries.ts';
import { deleteDocuments } from '#features/privacy/erasure/documents/queries.ts';
import type { RecordKey } from '#features/workspace/auth/former-details/queries.ts';
import type { FormerDetails } from '#features/workspace/auth/former-details/queries.ts';
import { listFormerDetails, listFormerOfAccount } from '#features/workspace/auth/former-details/queries.ts';
import type { PersonalReferences } from '#features/privacy/erasure/mentions/model.ts';
import { wholeName, withSpellings } from '#features/privacy/erasure/mentions/model.ts';
import { replaceMentions } from '#features/privacy/erasure/mentions/queries.ts';
import { followUp } from '#features/privacy/erasure/mentions/service.ts';
import * as queries from '#features/privacy/erasure/queries.ts';
import type { Person } from '#features/privacy/erasure/queries.ts';
import { hashAddress } from '#outbox/addresses.ts';

/** Why a person is erased, as the audit log says it. */
type Because = 'own_wish' | 'administrator' | 'retention' | 'bin' | 'workspace';

/** Where the record must lie for each reason. */
const RECORD_LOCATIONS: Readonly<Record<Because, queries.RecordLocation>> = {
  own_wish: 'any',
  administrator: 'list',
  retention: 'list',
  bin: 'bin',
  workspace: 'any',
};

interface ErasureRequest {
  /** Undefined when the product does it. */
  readonly actor: Pick<Actor, 'userId' | 'userRole'> | undefined;
  readonly because: Because;
}

/** What stands in place of an erased address: its keyed hash, so that one person still counts once. */
function hiddenAddress({ config }: Deps, email: string): string {
  return `${hashAddress(config, email).toString('hex')}@anonymous.invalid`;
}

const dropBlanks = (values: readonly (string | null | undefined)[]) =>
  values.filter((value): value is string => value !== null && value !== undefined && value !== '');

/** Rows and documents of one record. Returns where the contents of files lie. */
async function eraseRecord(
  deps: Deps,
  db: Writer,
  { person, former }: { readonly person: Person; readonly former: FormerDetails },
): Promise<ContentLocation[]> {
  const { organizationId } = person;
  const email = hiddenAddress(deps, person.email);
  const contents = await deleteDocuments(db, person);
  await queries.deleteRows(db, person);
  await queries.anonymiseRows(db, person, { email, now: deps.clock.now() });
  for (const address of [person.email, ...former.emails]) {
    await queries.anonymiseStakeholder(db, { address, organizationId, email });
    await queries.forgetRecipient(db, { organizationId, addressHash: hashAddress(deps.config, address) });
  }
  return contents;
}

function recordErasure(
  db: Writer,
  { organizationId, talentId }: RecordKey,
  { actor, because }: ErasureRequest,
): Promise<void> {
  const scope = { organizationId };
  // An own wish is noted without the account, which is gone.
  const by = because === 'own_wish' ? undefined : actor;
  return recordAudit(db, {
    scope,
    actor: by,
    action: because === 'bin' || because === 'workspace' ? 'talents.purge' : 'talents.anonymise',
    items: [talentId],
    talentIds: [talentId],
    details: { because },
  });
}

interface Finds {
  readonly mailReferences: queries.MailReferences;
  readonly former: FormerDetails;
}

function toPersonalReferences(
  person: Person,
  { mailReferences, former }: Finds,
  account?: accounts.Account,
): PersonalReferences {
  const { registrations } = mailReferences;
  return {
    organizationIds: account === undefined ? [person.organizationId] : null,
    talentIds: [person.talentId],
    mailedIds: mailReferences.ids,
    emails: withSpellings(
      dropBlanks([
        person.email,
        account?.email,
        ...registrations.map(({ email }) => email),
        ...former.emails,
      ]),
    ),
    names: dropBlanks([
      wholeName(person.first_name, person.last_name),
      account && wholeName(account.first_name, account.last_name),
      ...registrations.map(({ first_name: first, last_name: last }) => wholeName(first, last)),
      ...former.names,
    ]),
    phones: dropBlanks([person.phone, ...registrations.map(({ phone }) => phone), ...former.phones]),
  };
}

function join(all: readonly PersonalReferences[]): PersonalReferences {
  const every = <Part>(part: (references: PersonalReferences) => readonly Part[]) => [
    ...new Set(all.flatMap(part)),
  ];
  return {
    organizationIds: all.some(({ organizationIds }) => organizationIds === null)
      ? null
      : every(({ organizationIds }) => organizationIds ?? []),
    talentIds: every(({ talentIds }) => talentIds),
    mailedIds: every(({ mailedIds }) => mailedIds),
    emails: every(({ emails }) => emails),
    names: every(({ names }) => names),
    phones: every(({ phones }) => phones),
  };
}

/**
 * Erases the record of a person in a workspace, for good: rows, documents and mails in one transaction, contents of
 * files and mails in a folder by jobs of the same transaction. The scores stay without a person. An account that served
 * this record only is removed, too. Does nothing for a record that is erased already; returns whether it was there.
 * `work` runs in the transaction, after all else.
 * Triggers: messages, notes, own pages, files of documents, pool snapshot, access versions (see triggers.md).
 */
export function erasePerson(
  deps: Deps,
  key: RecordKey,
  request: ErasureRequest,
  work?: (db: Writer) => Promise<void>,
): Promise<boolean> {
  return deps.db.platform.write(async (db) => {
    await accounts.lockInvoiced(db, key);
    const mailReferences = await queries.findMailed(db, key);
    const person = await queries.lockPerson(db, key, RECORD_LOCATIONS[request.because]);
    if (person === undefined) return false;
    const former = await listFormerDetails(db, person);
    const contents = await eraseRecord(deps, db, { person, former });
    const account = await endAccountOf(db, person);
    const references = join([
      toPersonalReferences(person, { mailReferences, former }, account),
      ...(account === undefined ? [] : [await collectAccountReferences(db, account)]),
    ]);
    if (account !== undefined) contents.push(...(await accounts.deleteAccount(db, account)));
    await replaceMentions(db, key.organizationId, references);
    await recordErasure(db, key, request);
    await deps.jobs.enqueue(db, REMOVE_CONTENT, contents);
    await followUp(deps, db, references);
    await work?.(db);
    return true;
  });
}

/** The account of an erased record when it served nothing else; otherwise its membership ends, and its copy of the data. */
async function endAccountOf(db: Writer, person: Person): Promise<accounts.Account | undefined> {
  if (person.user_id === null) return undefined;
  const account = await accounts.lockAccount(db, person.user_id);
  if (account === undefined) return undefined;
  if (await accounts.servesOnly(db, account.id, person)) return account;
  await accounts.endMembership(db, account.id, person);
  await accounts.deleteExport(db, account.id);
  return undefined;
}

/**
 * Erases an account with the records of the person in all workspaces. The name must be the one that the preview shows.
 * Throws `account.name_differs`, `account.last_administrator`, `account.last_of_platform`.
 * Triggers: tokens, access versions (see triggers.md).
 */
export async function eraseOwnAccount(deps: Deps, actor: Actor, typedName: string): Promise<void> {
  const { userId } = actor;
  await deps.db.platform.write(async (db) => {
    await accounts.lockWorkspacesOf(db, userId);
    const account = await accounts.lockAccount(db, userId);
    if (account === undefined) return;
    if (!isSameName(typedName, nameToType(account))) throw fail('account.name_differs');
    const alone = await accounts.listLastAdministered(db, userId);
    if (alone.length > 0) throw fail('account.last_administrator', { workspaces: alone.join(', ') });
    if (await accounts.isLastOfPlatform(db, userId)) throw fail('account.last_of_platform');
    const workspaces = await accounts.listWorkspaces(db, account);
    const { contents, references } = await eraseOwnRecords(deps, db, account);
    const email = hiddenAddress(deps, account.email);
    await queries.anonymiseStakeholder(db, { address: account.email, organizationId: null, email });
    contents.push(...(await accounts.deleteAccount(db, account)));
    const allReferences = join(references);
    for (const id of workspaces) await replaceMentions(db, id, allReferences);
    await deps.jobs.enqueue(db, REMOVE_CONTENT, contents);
    await followUp(deps, db, allReferences);
  });
}

/** Erases the records of an account, with copies that workspaces unlock meanwhile: they are known once it is locked. */
async function eraseOwnRecords(deps: Deps, db: Writer, account: accounts.Account) {
  const contents: ContentLocation[] = [];
  const references: PersonalReferences[] = [await collectAccountReferences(db, account)];
  const keys: RecordKey[] = await accounts.listOwnRecords(db, account.id);
  // All of them before the first is erased: who stands for the person in the pool is decided among them.
  for (const key of keys) await queries.lockPerson(db, key, 'any');
  for (const key of keys) {
    const mailReferences = await queries.findMailed(db, key);
    const person = await queries.lockPerson(db, key, 'any');
    if (person === undefined) continue;
    keys.push(...(await queries.listCopies(db, key)));
    const former = await listFormerDetails(db, person);
    contents.push(...(await eraseRecord(deps, db, { person, former })));
    await recordErasure(db, key, { actor: undefined, because: 'own_wish' });
    references.push(toPersonalReferences(person, { mailReferences, former }, account));
  }
  return { contents, references };
}

async function collectAccountReferences(db: Writer, account: accounts.Account): Promise<PersonalReferences> {
  const former = await listFormerOfAccount(db, account.id);
  return {
    organizationIds: null,
    talentIds: [],
    mailedIds: await accounts.listFeedback(db, account.id),
    emails: withSpellings([account.email, ...former.emails]),
    names: dropBlanks([wholeName(account.first_name, account.last_name), ...former.names]),
    phones: former.phones,
  };
}

/** What the person types to confirm: the whole name, or the address of an account without one. */
export function nameToType({ email, first_name: first, last_name: last }: accounts.Account): string {
  return dropBlanks([first?.trim(), last?.trim()]).join(' ') || email;
}

function isSameName(typedName: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return plain(typedName) === plain(name);
}
