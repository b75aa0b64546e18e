import { setPriority } from 'node:os';

import { PdfError } from './pdf-port.ts';
import type { PdfErrorCode } from './pdf-port.ts';
import { createTypst } from './typst-pdf.ts';
import type { PrintOrder } from './typst-pdf.ts';

// A process of its own that prints one document after the other for the server, see print-apart.ts.

/** What the server hears of an order. */
export type PrintAnswer =
  | { readonly pdf: Uint8Array }
  | { readonly code: PdfErrorCode; readonly detail: string };

/** A little behind the server and its database where all of them want the processor, and never starved by them. */
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
