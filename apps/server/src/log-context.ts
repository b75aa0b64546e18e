import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields of every log entry of some work. */
export type LogContext = { readonly request_id: string } | { readonly job: string; readonly job_id: string };

const CONTEXT = new AsyncLocalStorage<LogContext>();

/** Runs work whose log entries contain the context, in every service. */
export function withLogContext<Result>(context: LogContext, run: () => Result): Result {
  return CONTEXT.run(context, run);
}

/** The context of the running work; empty outside any. */
export function readLogContext(): LogContext | Record<string, never> {
  return CONTEXT.getStore() ?? {};
}
