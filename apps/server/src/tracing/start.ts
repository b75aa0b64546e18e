import type { FastifyPluginCallback } from 'fastify';
import type { Logger } from '#logger.ts';
import { StartupError } from '#startup-error.ts';
import type { RunningTracing } from '#tracing/open.ts';

/** Traces that are collected, or nothing to do. */
export interface Tracing {
  /** Sends what is left and ends. */
  stop(): Promise<void>;
}

const OFF: Tracing = { stop: () => Promise.resolve() };
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
const PROTOCOLS = ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'];
const PROTOCOL = 'http/protobuf';

let activeTracing: RunningTracing | undefined;

/** Whether the standard variables ask for traces. Throws StartupError when they ask for what cannot be. */
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
 * Starts to collect traces when an endpoint is named by the standard variables of OpenTelemetry, from the environment of
 * the process. Its libraries are loaded only then.
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

/** What makes a span of each request; undefined while nothing is traced. */
export function findRequestTracing(): FastifyPluginCallback | undefined {
  return activeTracing?.plugin;
}
