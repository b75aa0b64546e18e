import type pg from 'pg';
import type { SqlText, TextRow, TextRows } from '#database/statements.ts';
import { preparedNameOn, sendQuery } from '#database/wire.ts';

let portals = 0;

/** Rows of the first batch of a portal, and the maximum. */
const BATCH_ROWS = { first: 500, most: 2500 };
/** The target size of a batch: small enough to be sent quickly, so that others need not wait for it. */
const BATCH_CHARACTERS = 250_000;

/** How many rows like these make a batch. */
function nextRows(rows: readonly TextRow[]): number {
  let characters = 0;
  for (const [text] of rows) characters += text?.length ?? 0;
  const fittingCount = Math.round((rows.length * BATCH_CHARACTERS) / Math.max(1, characters));
  return Math.min(BATCH_ROWS.most, Math.max(1, fittingCount));
}

/**
 * Opens a statement and returns a function that fetches its next rows, a batch at a time. While there are more, the
 * connection is in a transaction, which the caller ends.
 */
export function openPortal(client: pg.PoolClient, statement: SqlText): () => Promise<TextRows> {
  portals = (portals + 1) % 1_000_000;
  const portal = `p${portals}`;
  const name = preparedNameOn(client, statement.sql);
  let kind: 'first' | 'more' = 'first';
  let rows = BATCH_ROWS.first;
  return async () => {
    const take = { kind, portal, rows };
    kind = 'more';
    const batch = await sendQuery(client, { ...statement, name, take });
    rows = nextRows(batch.rows);
    return batch;
  };
}
