/** How long lines of the same kind are counted instead of written. */
const WINDOW_MS = 5000;
const STACK_FRAME = 1;

interface Repeats {
  omittedCount: number;
  /** Writes one more line of the kind. */
  readonly write: (omittedCount: number) => void;
}

/** What makes two lines of a kind: the sentence, the error and where it was thrown, never who it was about. */
function kindOf(details: unknown, message: unknown): string {
  const { err, code } = (typeof details === 'object' && details !== null ? details : {}) as {
    err?: { name?: unknown; code?: unknown; stack?: unknown };
    code?: unknown;
  };
  const stack = typeof err?.stack === 'string' ? err.stack.split('\n')[STACK_FRAME] : undefined;
  return [message, code, err?.name, err?.code, stack].map(String).join('|');
}

/** Lets one line of a kind through in five seconds, and tells afterwards how many were left out. */
export interface RepeatLimiter {
  /** Whether the line may be written now; otherwise it is counted. `write` writes it again with the count. */
  admits(line: { details: unknown; message: unknown; write: (omittedCount: number) => void }): boolean;
}

/** A limiter of repeated lines. What was left out is told when the window of its kind ends. */
export function limitRepeats(windowMs = WINDOW_MS): RepeatLimiter {
  const repeatsByKind = new Map<string, Repeats>();
  const end = (kind: string) => {
    const repeats = repeatsByKind.get(kind);
    repeatsByKind.delete(kind);
    if (repeats !== undefined && repeats.omittedCount > 0) repeats.write(repeats.omittedCount);
  };
  return {
    admits({ details, message, write }) {
      const kind = kindOf(details, message);
      const repeats = repeatsByKind.get(kind);
      if (repeats !== undefined) {
        repeats.omittedCount += 1;
        return false;
      }
      repeatsByKind.set(kind, { omittedCount: 0, write });
      setTimeout(end, windowMs, kind).unref();
      return true;
    },
  };
}
