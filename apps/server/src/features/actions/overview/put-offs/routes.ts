import { PutOffBody } from '@quint/contract/home/overview.ts';
import { canReadOverview } from '@quint/domain/workspace/access/overview.ts';
import { putOffLine, takeLinesBack } from '#features/actions/overview/put-offs/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canReadOverview);

export const registerPutOffRoutes = routes(
  route('POST /overview/put-offs', {
    access,
    summary: 'Hide a line of the own start page until tomorrow',
    body: PutOffBody,
    handler: ({ deps, actor, body }) => putOffLine(deps, actor, body),
  }),
  route('DELETE /overview/put-offs', {
    access,
    summary: 'Show all lines again that were put off',
    handler: ({ deps, actor }) => takeLinesBack(deps, actor),
  }),
);
