import { once } from 'node:events';
import { PsychometricsError } from '../errors.ts';

/** Answers one input line; throws `PsychometricsError` for a line that cannot be answered. */
export type LineHandler = (value: unknown) => unknown;

/** One answer: its JSON text and whether it reports an error. */
export interface LineAnswer {
  readonly text: string;
  readonly isError: boolean;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new PsychometricsError('invalid_json', 'line is not valid JSON');
  }
}

/** Answers one line. Every error becomes an error answer, so that the following lines are still answered. */
export function answerLine(line: string, handler: LineHandler): LineAnswer {
  try {
    return { text: JSON.stringify(handler(parseLine(line))), isError: false };
  } catch (error) {
    const isKnown = error instanceof PsychometricsError;
    const code = isKnown ? error.code : 'internal_error';
    const message = isKnown ? error.message : 'line could not be processed';
    return { text: JSON.stringify({ error: { code, message } }), isError: true };
  }
}

/** Splits chunks of text only at line feeds: JSON texts may contain U+2028 and the like. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const pieces = chunk.split('\n');
    const last = pieces.pop() ?? '';
    for (const piece of pieces) {
      parts.push(piece);
      yield parts.join('');
      parts = [];
    }
    parts.push(last);
  }
  yield parts.join('');
}

/** Checks a value before its fields are read. Throws `invalid_input`. */
export function readObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new PsychometricsError('invalid_input', 'line must be a JSON object');
  }
  return value as Readonly<Record<string, unknown>>;
}

/**
 * Answers standard input line by line on standard output. Empty lines are skipped.
 * Resolves to the exit status: 1 when any line was answered with an error, else 0.
 */
export async function runLines(handler: LineHandler): Promise<number> {
  // A reader that stops early (head, a closed pipe) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  process.stdin.setEncoding('utf8');
  let status = 0;
  let isFirst = true;
  for await (const line of splitLines(process.stdin)) {
    const text = (isFirst ? line.replace(/^\uFEFF/, '') : line).trim();
    isFirst = false;
    if (text === '') continue;
    const answer = answerLine(text, handler);
    if (answer.isError) status = 1;
    if (!process.stdout.write(`${answer.text}\n`)) await once(process.stdout, 'drain');
  }
  return status;
}
