import { Readable } from 'node:stream';
import type { RowStream } from '#database/connections.ts';
import type { TextRow, TextRows } from '#database/statements.ts';

/** A stream that its reader does not take within this time is broken off. */
const STREAM_SECONDS = 120;

/** The rows come as JSON texts from the database and are joined as they are. */
export function joinTexts(rows: readonly TextRow[]): string {
  const texts: string[] = [];
  for (const [text] of rows) if (typeof text === 'string') texts.push(text);
  return texts.join(',');
}

function headOf([first]: readonly TextRow[], hasMeta: boolean): string {
  return hasMeta ? `{"meta":${first?.[1] ?? '{}'},"data":[` : '{"data":[';
}

/** A list as the text of the answer. */
export function envelope(rows: readonly TextRow[], hasMeta: boolean): string {
  return `${headOf(rows, hasMeta)}${joinTexts(rows)}]}`;
}

/**
 * A list whose rows are fetched as the reader takes them, so that one batch is in memory whatever its length. A failure
 * on the way breaks the answer off: a list that ends well is whole.
 */
class ListStream extends Readable {
  readonly #rows: RowStream;
  readonly #deadline: NodeJS.Timeout;
  #first: string | undefined;

  constructor(rows: RowStream, first: string) {
    super();
    this.#rows = rows;
    this.#first = first;
    this.#deadline = setTimeout(() => {
      this.destroy(new Error('the list was not taken in time'));
    }, STREAM_SECONDS * 1000).unref();
  }

  override _read(): void {
    if (this.#first !== undefined) {
      this.push(this.#first);
      this.#first = undefined;
      return;
    }
    this.#rows.next().then(
      (batch) => this.#give(batch),
      (error: Error) => this.destroy(error),
    );
  }

  #give({ rows, isLast }: TextRows): void {
    const texts = joinTexts(rows);
    const more = texts === '' ? '' : `,${texts}`;
    this.push(isLast ? `${more}]}` : more);
    if (isLast) this.push(null);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#deadline);
    void this.#rows.close().finally(() => done(error));
  }
}

/**
 * A list of any length: a text when it fits into the first batch, else a stream. What happens before the first byte
 * leaves is `beforehand`'s, which gets the rows when they are all.
 */
export async function answerList(
  rows: RowStream,
  options: { hasMeta: boolean; beforehand: (all: readonly TextRow[] | undefined) => Promise<void> },
): Promise<string | Readable> {
  try {
    const first = await rows.next();
    await options.beforehand(first.isLast ? first.rows : undefined);
    if (!first.isLast) {
      return new ListStream(rows, `${headOf(first.rows, options.hasMeta)}${joinTexts(first.rows)}`);
    }
    void rows.close();
    return envelope(first.rows, options.hasMeta);
  } catch (error) {
    await rows.close();
    throw error;
  }
}
