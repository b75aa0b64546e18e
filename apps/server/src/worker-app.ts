import { fail } from '@quint/contract/base/errors.ts';
import type { FastifyBaseLogger } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from '#deps.ts';
import type { Gates } from '#http/access.ts';
import { registerAccess } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { registerErrors } from '#http/errors.ts';
import { chooseRequestId, registerRequestId } from '#http/request-id.ts';
import { registerShutdown } from '#http/shutdown.ts';
import { registerMonitoring } from '#monitoring/register.ts';

/** Its routes are for programs that watch it: nobody signs in. */
const NOBODY: Gates = {
  findActor: () => Promise.resolve(undefined),
  readSurveyClaim: () => undefined,
  admitWrites: () => undefined,
  findRespondentSession: () => Promise.resolve(undefined),
  isLocalDemo: () => Promise.resolve(false),
};

/** What a process that only runs jobs answers: the probes and its metrics. */
export function buildWorkerApp(deps: Deps): App {
  const logger: FastifyBaseLogger = deps.log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parentLogger) => parentLogger,
    genReqId: chooseRequestId,
    forceCloseConnections: true,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerRequestId(app);
  registerErrors(app);
  app.setNotFoundHandler((request) => {
    throw fail('ROUTE_NOT_FOUND', { path: request.url.split('?')[0] ?? '' });
  });
  registerShutdown(app);
  registerAccess(app, NOBODY);
  registerMonitoring(app, deps);
  return app;
}
