import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { observe } from '#observe.ts';

import { PdfError } from './pdf-port.ts';
import type { PdfPort } from './pdf-port.ts';
import type { PrintAnswer } from './printing-process.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import type { PrintOrder } from './typst-pdf.ts';

const PROCESS = fileURLToPath(new URL('printing-process.ts', import.meta.url));
/** Maximum waiting documents of one workspace. */
const WAITING_MAX = 100;
const SECONDS_MAX = 30;

interface PrintOptions {
  /** Time limit of one document. */
  readonly secondsMax?: number;
}

export interface PrintingPdf extends PdfPort {
  /** The rendering process; undefined before the first document and after the process has ended. */
  readonly pid: number | undefined;
}

/**
 * The child gets no part of the server's environment: no secrets, no database access. Its output is discarded, because
 * an engine failure may print parts of a document.
 */
function start(): ChildProcess {
  const child = fork(PROCESS, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process that cannot be started or reached counts as ended, and its callers get that error.
  child.on('error', () => child.kill('SIGKILL'));
  return child;
}

/** An idle child must not keep the server process alive. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function printBy(child: ChildProcess, order: PrintOrder, secondsMax: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(cap);
      child.off('message', handleAnswer);
      child.off('close', miss);
      keepAlive(child, false);
      settle();
    };
    const refuse = (error: PdfError) => end(() => reject(error));
    const handleAnswer = (answer: PrintAnswer) => {
      if ('pdf' in answer) end(() => resolve(answer.pdf));
      else refuse(new PdfError(answer.code, answer.detail));
    };
    const miss = () => refuse(new PdfError('pdf.process_ended', 'the rendering process has ended'));
    const cap = setTimeout(() => {
      child.kill('SIGKILL');
      refuse(new PdfError('pdf.took_too_long', `the document was not rendered within ${secondsMax} seconds`));
    }, secondsMax * 1000);
    keepAlive(child, true);
    child.on('message', handleAnswer);
    child.once('close', miss);
    child.send(order);
  });
}

/**
 * Renders documents in a child process, started for the first document and again after it has ended. There a document
 * does not block the server's event loop, an engine crash fails only one document, and a hanging document can be
 * stopped.
 */
export function createPdf({ secondsMax = SECONDS_MAX }: PrintOptions = {}): PrintingPdf {
  const queue = createKeyedQueue({ waitingMax: WAITING_MAX });
  let child: ChildProcess | undefined;
  let isClosed = false;

  const isAlive = () => child?.connected === true && !child.killed;

  function startedChild(): ChildProcess {
    if (isClosed) throw new PdfError('pdf.process_ended', 'the server is closing');
    if (child === undefined || !isAlive()) child = start();
    return child;
  }

  const print = (order: PrintOrder, line: string) =>
    queue.take(line, () =>
      observe({ kind: 'print', name: order.template }, () => printBy(startedChild(), order, secondsMax)),
    );
  return {
    renderPersonalityReport: (model, line) => print({ template: 'report', model }, line),
    renderDocument: (model, line) => print({ template: 'document', model }, line),
    renderInterview: (model, line) => print({ template: 'interview', model }, line),
    renderPlanner: (model, line) => print({ template: 'planner', model }, line),
    get pid() {
      return isAlive() ? child?.pid : undefined;
    },
    close() {
      isClosed = true;
      child?.kill('SIGKILL');
    },
  };
}
