import { setPriority } from 'node:os';

import { PdfError } from './pdf-port.ts';
import type { PdfErrorCode } from './pdf-port.ts';
import { createTypst } from './typst-pdf.ts';
import type { PrintOrder } from './typst-pdf.ts';

// The child process that renders documents for the server one after the other, see print-in-worker-process.ts.

/** The reply to one order. */
export type PrintAnswer =
  | { readonly pdf: Uint8Array }
  | { readonly code: PdfErrorCode; readonly detail: string };

/** Slightly lower priority than the server and its database, but never starved by them. */
const NICE = 2;

const print = createTypst();

function answer(order: PrintOrder): PrintAnswer {
  try {
    return { pdf: print(order) };
  } catch (error) {
    if (error instanceof PdfError) return { code: error.code, detail: error.detail };
    return { code: 'pdf.model_failed', detail: error instanceof Error ? error.name : 'not an error' };
  }
}

setPriority(NICE);
process.title = 'quint pdf';
process.on('message', (order: PrintOrder) => process.send?.(answer(order)));
// The server ends this process; a signal to all processes of a terminal must not end it first.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());
