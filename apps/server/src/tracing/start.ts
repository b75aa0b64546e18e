import type { FastifyPluginCallback } from 'fastify';
import type { Logger } from '#logger.ts';
import { StartupError } from '#startup-error.ts';
import type { RunningTracing } from '#tracing/open.ts';

/** Collected traces, or no-op functions. */
export interface Tracing {
  /** Sends remaining traces and stops. */
  stop(): Promise<void>;
}

const OFF: Tracing = { stop: () => Promise.resolve() };
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
const PROTOCOLS = ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'];
const PROTOCOL = 'http/protobuf';

let activeTracing: RunningTracing | undefined;

/** Whether the standard variables enable traces. Throws StartupError for unsupported values. */
function isAsked(env: NodeJS.ProcessEnv): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return false;
  const set = ENDPOINTS.filter((name) => (env[name] ?? '') !== '');
  for (const name of set) {
    if (!/^https?:\/\/\S+$/.test(env[name] ?? '')) {
      throw new StartupError(`${name} is no address of a collector, like http://localhost:4318.`);
    }
  }
  for (const name of set.length === 0 ? [] : PROTOCOLS) {
    if ((env[name] ?? PROTOCOL) !== PROTOCOL) {
      throw new StartupError(`${name} is "${env[name]}", but traces are sent as ${PROTOCOL} only.`);
    }
  }
  return set.length > 0;
}

/**
 * Starts collecting traces when the standard variables of OpenTelemetry set an endpoint, from the environment of the
 * process. Its libraries are loaded only then.
 */
export async function startTracing(env: NodeJS.ProcessEnv, log: Logger): Promise<Tracing> {
  if (!isAsked(env)) return OFF;
  const { openTracing } = await import('#tracing/open.ts');
  const tracing = openTracing(log);
  activeTracing = tracing;
  return {
    async stop() {
      activeTracing = undefined;
      await tracing.stop();
    },
  };
}

/** Creates a span for each request; undefined without tracing. */
export function findRequestTracing(): FastifyPluginCallback | undefined {
  return activeTracing?.plugin;
}
