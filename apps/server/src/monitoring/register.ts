import type { UserRole } from '@quint/domain/workspace/actor.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import type { App } from '#http/app-type.ts';
import { createChecks } from '#monitoring/checks.ts';
import { createMetrics } from '#monitoring/metrics.ts';
import { makeProbes, registerWellKnown } from '#monitoring/routes.ts';
import { addObserver } from '#observe.ts';

const FORBIDDEN = 403;

function getRequesterKind({
  actor,
  respondentSession,
  surveyClaim,
}: FastifyRequest): 'person' | 'survey' | 'anonymous' {
  if (actor !== null) return 'person';
  return respondentSession === null && surveyClaim === null ? 'anonymous' : 'survey';
}

/** The kind of account that was refused access. Refusals of API tokens are counted by the token. */
function refusalOf({ actor }: FastifyRequest, status: number): { readonly refused?: UserRole } {
  if (status !== FORBIDDEN || actor === null || actor.token !== undefined) return {};
  return { refused: actor.userRole };
}

/**
 * Makes the server observable: probes, metrics, and one log entry per request, which contains the pattern of the route
 * and the kind of caller, but no address, query or key.
 */
export function registerMonitoring(app: App, deps: Deps): void {
  const metrics = createMetrics(deps);
  const stopObserving = addObserver(['job', 'mail', 'print', 'database'], metrics.observer);
  app.addHook('onClose', (_app, callback) => {
    stopObserving();
    callback();
  });
  app.addHook('onResponse', (request, reply, callback) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    metrics.recordRequest({ method, route, status, ms: elapsedTime });
    if (routeOptions.config.isProbe !== true) {
      const ms = Math.round(elapsedTime);
      const who = getRequesterKind(request);
      const refusal = refusalOf(request, status);
      deps.log.info({ request_id: request.id, method, route, status, ms, who, ...refusal }, 'request');
    }
    callback();
  });
  makeProbes(createChecks(deps), metrics)(app, deps);
  registerWellKnown(app, deps);
}
