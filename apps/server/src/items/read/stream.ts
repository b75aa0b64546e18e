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

/** A list as the response text. */
export function envelope(rows: readonly TextRow[], hasMeta: boolean): string {
  return `${headOf(rows, hasMeta)}${joinTexts(rows)}]}`;
}

interface Handling {
  readonly hasMeta: boolean;
  /** Runs before the first byte is sent; gets the rows if they are complete. */
  readonly beforehand: (all: readonly TextRow[] | undefined) => Promise<void>;
  /** Called with the size of a list that was read to its end. */
  readonly afterwards?: (size: { readonly rows: number; readonly characters: number }) => void;
}

/**
 * A list whose rows are fetched as the client reads, so that only one batch is in memory. A failure aborts the
 * response, so a list that ends properly is complete.
 */
function streamList(rows: RowStream, first: { text: string; rows: number }, handling: Handling): Readable {
  const size = { rows: first.rows, characters: first.text.length };
  const give = (batch: TextRows) => {
    const texts = joinTexts(batch.rows);
    const more = texts === '' ? '' : `,${texts}`;
    size.rows += batch.rows.length;
    size.characters += more.length;
    stream.push(batch.isLast ? `${more}]}` : more);
    if (!batch.isLast) return;
    stream.push(null);
    handling.afterwards?.(size);
  };
  const stream = new Readable({
    read() {
      rows.next().then(give, (error: Error) => stream.destroy(error));
    },
    destroy(error, callback) {
      clearTimeout(deadline);
      void rows.close().finally(() => callback(error));
    },
  });
  const deadline = setTimeout(() => {
    stream.destroy(new Error('the client read too slowly'));
  }, STREAM_SECONDS * 1000).unref();
  stream.push(first.text);
  return stream;
}

/** A list of any length: a text if it fits into the first batch, otherwise a stream. */
export async function answerList(rows: RowStream, handling: Handling): Promise<string | Readable> {
  const { hasMeta, beforehand, afterwards } = handling;
  try {
    const first = await rows.next();
    await beforehand(first.isLast ? first.rows : undefined);
    if (!first.isLast) {
      const text = `${headOf(first.rows, hasMeta)}${joinTexts(first.rows)}`;
      return streamList(rows, { text, rows: first.rows.length }, handling);
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
