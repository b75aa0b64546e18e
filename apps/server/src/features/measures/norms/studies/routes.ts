import { NewNormStudy, NormStudyParams } from '@quint/contract/measures/norms.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import { enterNormStudy, removeNormStudy } from '#features/measures/norms/studies/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const NOTHING = z.null().describe('Nothing');

export const registerNormStudies = routes(
  route('POST /platform/norms/studies', {
    access: ask(canEditPlatform),
    summary: 'Enter a study of the people behind a norm',
    body: NewNormStudy,
    answer: NOTHING,
    handler: ({ deps, actor, body }) => enterNormStudy(deps, actor, body),
  }),
  route('DELETE /platform/norms/studies/:studyId', {
    access: ask(canEditPlatform),
    names: 'norm_studies',
    namesAnyWorkspace: true,
    summary: 'Remove an entered study of the people behind a norm',
    params: NormStudyParams,
    answer: NOTHING,
    handler: ({ deps, params }) => removeNormStudy(deps, params.studyId),
  }),
);
