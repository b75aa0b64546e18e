import { scopeOfActor } from '#database/scopes.ts';
import type { TextRow } from '#database/statements.ts';
import { parseQuery } from '#items/ask/query.ts';
import type { ItemsContext } from '#items/context.ts';
import { fill } from '#database/sql.ts';
import { compileList } from '#items/compile/statement.ts';
import { auditRead, statementFor } from '#items/read/records.ts';

export type OpenedRecord = Readonly<Record<string, unknown>>;

/** A list that is read in batches, from one snapshot. It holds a connection until it is closed. */
export interface OpenedList {
  /** Records of the whole list. */
  readonly count: number;
  readonly first: readonly OpenedRecord[];
  /** There are no records but the first ones. */
  readonly isWhole: boolean;
  /** The first records and all others. */
  readonly batches: () => AsyncGenerator<readonly OpenedRecord[]>;
  readonly close: () => Promise<void>;
}

function parse(rows: readonly TextRow[]): OpenedRecord[] {
  return rows.flatMap(([text]) => (typeof text === 'string' ? [JSON.parse(text) as OpenedRecord] : []));
}

function countOf([row]: readonly TextRow[]): number {
  const meta = typeof row?.[1] === 'string' ? (JSON.parse(row[1]) as { filter_count: number }) : undefined;
  return meta?.filter_count ?? 0;
}

/** Opens a whole list for a file. What it holds of personal results is audited before this returns. */
export async function openRecords(
  context: ItemsContext,
  parameters: Readonly<Record<string, unknown>>,
): Promise<OpenedList> {
  const query = parseQuery({ ...parameters, limit: -1, meta: 'filter_count' });
  const statement = compileList(statementFor(context), context.collection, { query, isJoined: false });
  const { deps, actor } = context;
  const reads = deps.db.preferReplica('exports').in(scopeOfActor(actor));
  const rows = await reads.stream(fill(statement));
  try {
    const batch = await rows.next();
    await auditRead(context, statement, batch.isLast ? batch.rows : undefined);
    const first = parse(batch.rows);
    return {
      count: countOf(batch.rows),
      first,
      isWhole: batch.isLast,
      async *batches() {
        yield first;
        let { isLast } = batch;
        while (!isLast) {
          const next = await rows.next();
          isLast = next.isLast;
          yield parse(next.rows);
        }
      },
      close: () => rows.close(),
    };
  } catch (error) {
    await rows.close();
    throw error;
  }
}
