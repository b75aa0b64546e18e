import { SnoozeBody } from '@quint/contract/home/overview.ts';
import { canReadOverview } from '@quint/domain/workspace/access/overview.ts';
import { snoozeLine, takeLinesBack } from '#features/actions/overview/snoozes/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canReadOverview);

export const registerSnoozeRoutes = routes(
  route('POST /overview/put-offs', {
    access,
    summary: 'Hide a line of the own start page until tomorrow',
    body: SnoozeBody,
    handler: ({ deps, actor, body }) => snoozeLine(deps, actor, body),
  }),
  route('DELETE /overview/put-offs', {
    access,
    summary: 'Show all lines again that were put off',
    handler: ({ deps, actor }) => takeLinesBack(deps, actor),
  }),
);
