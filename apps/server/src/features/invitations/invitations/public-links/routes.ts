import { IdParams } from '@quint/contract/base/ids.ts';
import { PublicLinkAnswer, PublicLinkBody, PublicLinksAnswer } from '@quint/contract/survey/participation.ts';
import { canInviteTalents } from '@quint/domain/workspace/access/invitations.ts';
import {
  listPublicLinks,
  makePublicLink,
  revokePublicLink,
} from '#features/invitations/invitations/public-links/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canInviteTalents);

export const registerPublicLinkRoutes = routes(
  route('GET /invite/public-links', {
    access,
    summary: 'List the public links to the survey',
    answer: PublicLinksAnswer,
    handler: ({ deps, actor }) => listPublicLinks(deps, actor),
  }),
  route('POST /invite/public-links', {
    access,
    summary: 'Create a public link to the survey',
    body: PublicLinkBody,
    answer: PublicLinkAnswer,
    handler: ({ deps, actor, body }) => makePublicLink(deps, actor, body.kind),
  }),
  route('DELETE /invite/public-links/:id', {
    access,
    names: 'public_links',
    summary: 'Withdraw a public link to the survey',
    params: IdParams,
    handler: ({ deps, actor, params }) => revokePublicLink(deps, actor, params.id),
  }),
);
