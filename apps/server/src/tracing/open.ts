import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { Span } from '@opentelemetry/api';
import { diag, DiagLogLevel, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { Logger } from '#logger.ts';
import type { Observer, Work } from '#observe.ts';
import { addObserver } from '#observe.ts';
import { VERSION } from '#version.ts';

export interface RunningTracing {
  readonly plugin: FastifyPluginCallback;
  stop(): Promise<void>;
}

const NAME = 'quint';
const MESSAGE_CHARACTERS = 200;
const PROBES = ['/healthz', '/readyz', '/metrics', '/api/health'];

const KINDS: Readonly<Record<Work['kind'], SpanKind>> = {
  job: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
  print: SpanKind.INTERNAL,
  database: SpanKind.INTERNAL,
  statement: SpanKind.CLIENT,
};

/** Error messages may quote user input, so spans do not contain them. */
const WITHOUT_MESSAGES: SpanProcessor = {
  onStart: () => undefined,
  onEnding(span) {
    if (span.status.message !== undefined) span.setStatus({ code: span.status.code });
  },
  onEnd: () => undefined,
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};

/** Uses the pattern of the URL: the URL itself contains keys of people and records. */
function nameRequest(span: Span, request: FastifyRequest): void {
  const route = request.routeOptions.url ?? 'none';
  span.updateName(`${request.method} ${route}`);
  span.setAttributes({ 'url.path': route, 'quint.request_id': request.id });
}

const observeInSpan: Observer = ({ kind, name }, run) => {
  const attributes = {
    'quint.work': kind,
    ...(kind === 'statement' && { 'db.system.name': 'postgresql', 'db.operation.name': name }),
  };
  return trace
    .getTracer(NAME)
    .startActiveSpan(`${kind} ${name}`, { kind: KINDS[kind], attributes }, async (span) => {
      try {
        return await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
        throw error;
      } finally {
        span.end();
      }
    });
};

/** Collects spans of requests and of everything observed, and sends them to the endpoint of the environment. */
export function openTracing(log: Logger): RunningTracing {
  const logWarning = (message: string) => log.warn({ why: message.slice(0, MESSAGE_CHARACTERS) }, 'traces');
  const quiet = () => undefined;
  diag.setLogger(
    { error: logWarning, warn: logWarning, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const resource = resourceFromAttributes({ 'service.name': NAME, 'service.version': VERSION });
  const provider = new NodeTracerProvider({
    resource: resource.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [WITHOUT_MESSAGES, new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  // Takes `traceparent` from requests, and keeps the current span across asynchronous work.
  provider.register();
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    ignorePaths: ({ url }) => PROBES.includes(url.split('?')[0] ?? ''),
    requestHook: nameRequest,
  });
  requests.setTracerProvider(provider);
  const stopObserving = addObserver(['job', 'mail', 'print', 'database', 'statement'], observeInSpan);
  return {
    plugin: requests.plugin(),
    async stop() {
      stopObserving();
      await provider.shutdown().catch((error: unknown) => logWarning(String(error)));
      trace.disable();
      diag.disable();
    },
  };
}
