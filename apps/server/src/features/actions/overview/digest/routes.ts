import { DigestOffBody } from '@quint/contract/home/overview.ts';
import { DIGEST_OFF_PATH } from '@quint/domain/home/overview.ts';
import type { FastifyRequest } from 'fastify';
import { switchDigest } from '#features/actions/overview/digest/service.ts';
import { PUBLIC } from '#http/access.ts';
import { networkOfRequest } from '#http/network.ts';
import { oneClickRoutes } from '#http/one-click.ts';
import { route, routes } from '#http/routes.ts';

const access = PUBLIC;

const linkOf = (request: FastifyRequest, { token }: DigestOffBody) => ({
  token,
  address: networkOfRequest(request),
});

/** The page behind the link of the daily mail: unsubscribe or subscribe again. */
export const registerDigestRoutes = routes(
  route('POST /digest/off', {
    access,
    summary: 'End the daily mail of the person of a mailed link',
    body: DigestOffBody,
    handler: ({ deps, request, body }) => switchDigest(deps, linkOf(request, body), false),
  }),
  route('POST /digest/on', {
    access,
    summary: 'Send the daily mail to the person of a mailed link again',
    body: DigestOffBody,
    handler: ({ deps, request, body }) => switchDigest(deps, linkOf(request, body), true),
  }),
);

/** The target of one-click unsubscribe in a mail program. */
export const registerDigestOneClick = oneClickRoutes(
  route(`POST ${DIGEST_OFF_PATH}`, {
    access,
    query: DigestOffBody,
    handler: ({ deps, request, query }) => switchDigest(deps, linkOf(request, query), false),
  }),
);
