import { expect, it } from 'vitest';
import { createLogger } from '#logger.ts';
import { findRequestTracing, startTracing } from '#tracing/start.ts';
const log = createLogger('silent');

it.each([
  [{}],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' }],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces', OTEL_TRACES_EXPORTER: 'none' }],
])('nothing is traced with %j', async (env) => {
  await startTracing(env, log);
  expect(findRequestTracing()).toBeUndefined();
});

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is no address of a collector/],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    /^OTEL_EXPORTER_OTLP_PROTOCOL is "grpc", but traces are sent as http\/protobuf only\.$/,
  ],
])('a start with %j ends in a sentence', async (env, sentence) => {
  await expect(startTracing(env, log)).rejects.toMatchObject({ name: 'StartupError', message: sentence });
});
