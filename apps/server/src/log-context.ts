import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line of a piece of work carries. */
export type LogContext = { readonly request_id: string } | { readonly job: string; readonly job_id: string };

const CONTEXT = new AsyncLocalStorage<LogContext>();

/** Runs work whose lines carry the context, in whatever service they are written. */
export function withLogContext<Result>(context: LogContext, run: () => Result): Result {
  return CONTEXT.run(context, run);
}

/** The context of the running work; empty outside any. */
export function readLogContext(): LogContext | Record<string, never> {
  return CONTEXT.getStore() ?? {};
}
