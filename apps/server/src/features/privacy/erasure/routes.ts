import { ErasingBody, ErasingPreviewAnswer } from '@quint/contract/privacy/erasing.ts';
import { Id } from '@quint/contract/base/ids.ts';
import { canWorkWithTalents } from '@quint/domain/workspace/access/talents.ts';
import { z } from 'zod';
import { previewOwn, previewPerson } from '#features/privacy/erasure/preview/service.ts';
import { eraseOwnAccount } from '#features/privacy/erasure/service.ts';
import { ask, SIGNED_IN } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { languageOf } from '#http/errors.ts';

/** Erasing the user's own account, and the previews of an erasure. */
export const registerErasingRoutes = routes(
  route('GET /users/me/erasing', {
    access: SIGNED_IN,
    summary: 'Read what deleting the own account would do, in all workspaces',
    answer: ErasingPreviewAnswer,
    handler: ({ deps, request, actor }) => previewOwn(deps, actor, languageOf(request)),
  }),
  route('POST /users/me/erasing', {
    access: SIGNED_IN,
    needsProof: true,
    summary: 'Delete the own account and all records of the person for good',
    body: ErasingBody,
    handler: ({ deps, actor, body }) => eraseOwnAccount(deps, actor, body.name),
  }),
  route('GET /talents/:id/erasing', {
    access: ask(canWorkWithTalents),
    names: 'talents',
    summary: 'Read what removing the personal data of a talent for good would do',
    params: z.object({ id: Id }),
    answer: ErasingPreviewAnswer,
    handler: ({ deps, actor, params }) => previewPerson(deps, actor, params.id),
  }),
);
