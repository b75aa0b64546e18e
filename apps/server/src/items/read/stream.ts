import { Readable } from 'node:stream';
import type { RowStream } from '#database/connections.ts';
import type { TextRow, TextRows } from '#database/statements.ts';

/** A stream whose client does not read for this long is aborted. */
const STREAM_SECONDS = 120;

/** The rows are JSON texts from the database, joined without parsing. */
export function joinTexts(rows: readonly TextRow[]): string {
  const texts: string[] = [];
  for (const [text] of rows) if (typeof text === 'string') texts.push(text);
  return texts.join(',');
}

function headOf([first]: readonly TextRow[], hasMeta: boolean): string {
  return hasMeta ? `{"meta":${first?.[1] ?? '{}'},"data":[` : '{"data":[';
}

/** A list as the text of the response. */
export function envelope(rows: readonly TextRow[], hasMeta: boolean): string {
  return `${headOf(rows, hasMeta)}${joinTexts(rows)}]}`;
}

/** The final size of a list. */
interface Size {
  rows: number;
  characters: number;
}

interface Handling {
  readonly hasMeta: boolean;
  /** Runs before the first byte is sent; gets the rows if they are complete. */
  readonly beforehand: (all: readonly TextRow[] | undefined) => Promise<void>;
  /** Called with the size of a list that was read to its end. */
  readonly afterwards?: (size: Readonly<Size>) => void;
}

/**
 * A list whose rows are fetched as the client reads, so that one batch is in memory whatever the length. A failure
 * aborts the response, so a list that ends properly is complete.
 */
class ListStream extends Readable {
  readonly #rows: RowStream;
  readonly #deadline: NodeJS.Timeout;
  readonly #size: Size;
  readonly #afterwards: Handling['afterwards'];
  #first: string | undefined;

  constructor(rows: RowStream, first: { text: string; rows: number }, afterwards: Handling['afterwards']) {
    super();
    this.#rows = rows;
    this.#first = first.text;
    this.#size = { rows: first.rows, characters: first.text.length };
    this.#afterwards = afterwards;
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
    this.#size.rows += rows.length;
    this.#size.characters += more.length;
    this.push(isLast ? `${more}]}` : more);
    if (!isLast) return;
    this.push(null);
    this.#afterwards?.(this.#size);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    clearTimeout(this.#deadline);
    void this.#rows.close().finally(() => callback(error));
  }
}

/** A list of any length: a text when it fits into the first batch, else a stream. */
export async function answerList(rows: RowStream, handling: Handling): Promise<string | Readable> {
  const { hasMeta, beforehand, afterwards } = handling;
  try {
    const first = await rows.next();
    await beforehand(first.isLast ? first.rows : undefined);
    if (!first.isLast) {
      const text = `${headOf(first.rows, hasMeta)}${joinTexts(first.rows)}`;
      return new ListStream(rows, { text, rows: first.rows.length }, afterwards);
    }
    void rows.close();
    const text = envelope(first.rows, hasMeta);
    afterwards?.({ rows: first.rows.length, characters: text.length });
    return text;
  } catch (error) {
    await rows.close();
    throw error;
  }
}
