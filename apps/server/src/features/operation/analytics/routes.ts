import { AnalyticsEventBody } from '@quint/contract/operation/analytics.ts';
import { trackEvent } from '#features/operation/analytics/service.ts';
import { OPTIONAL_SESSION } from '#http/access.ts';
import { route } from '#http/routes.ts';
import { networkOfRequest } from '#http/network.ts';

export const registerAnalyticsRoutes = route('POST /analytics/track-event', {
  access: OPTIONAL_SESSION,
  summary: 'Record an event of product use',
  body: AnalyticsEventBody,
  handler: ({ deps, request, body }) =>
    trackEvent(deps, request.actor, { event: body, address: networkOfRequest(request) }),
});
