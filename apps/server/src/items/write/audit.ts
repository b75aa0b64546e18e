import { isRecord } from '@quint/domain/base/is-record.ts';
import { recordAudit } from '#database/audit.ts';
import type { Collection } from '#items/declare/collection.ts';
import { finish, param, quoteName, raw, sql } from '#database/sql.ts';
import type { Transaction } from '#items/write/plan.ts';
import { run } from '#items/write/plan.ts';

/** The content of a write's audit entry. */
interface AuditSubjects {
  readonly items: readonly string[];
  readonly talentIds: readonly string[];
}

/** The records and the people of a write; undefined when the collection is not audited, or no link was written. */
export async function nameWritten(
  transaction: Transaction,
  { table, writes }: Collection,
  keys: readonly string[],
): Promise<AuditSubjects | undefined> {
  const { audit } = writes ?? {};
  if (audit === undefined || typeof audit === 'string')
    return audit === undefined ? undefined : { items: keys, talentIds: [] };
  const statement = sql`select distinct ${quoteName(audit.record)} as item, ${quoteName(audit.person)} as person from ${raw(table)}
    where organization_id = ${param(transaction.organizationId, 'uuid')} and id = any(${param([...keys], 'uuid[]')})`;
  const links = await run<{ item: string; person: string }>(transaction, finish(statement));
  if (links.length === 0) return undefined;
  const distinct = (name: 'item' | 'person') => [...new Set(links.map((link) => link[name]))];
  return { items: distinct('item'), talentIds: distinct('person') };
}

/** Audits a write, if the collection declares it. */
export async function audit(
  transaction: Transaction,
  collection: Collection,
  entry: {
    action: string;
    keys: readonly string[];
    inputs: readonly unknown[];
    subjects?: AuditSubjects | undefined;
  },
): Promise<void> {
  const { db, scope, actor } = transaction;
  const { writes } = collection;
  if (writes?.audit === undefined) return;
  const subjects = entry.subjects ?? (await nameWritten(transaction, collection, entry.keys));
  if (subjects === undefined) return;
  const noun = typeof writes.audit === 'string' ? writes.audit : writes.audit.noun;
  const inputs = entry.inputs.filter(isRecord);
  const plain = inputs.flatMap(Object.entries).filter(([, value]) => typeof value !== 'string');
  await recordAudit(db, {
    scope,
    actor,
    action: `${noun}.${entry.action}`,
    ...subjects,
    details: {
      fields: [...new Set(inputs.flatMap((input) => Object.keys(input)))],
      values: Object.fromEntries(plain.filter(([, value]) => typeof value === 'boolean')),
    },
  });
}
