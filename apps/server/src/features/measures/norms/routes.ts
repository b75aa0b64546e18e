import {
  NormOverviewAnswer,
  NormSwitch,
  NewNormStudy,
  NormStudyParams,
} from '@quint/contract/measures/norms.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import { registerFairness } from '#features/measures/norms/fairness/routes.ts';
import { requestRescoring } from '#features/measures/norms/rescoring/service.ts';
import { getNormOverview, requestCount, switchNorm } from '#features/measures/norms/service.ts';
import { enterNormStudy, removeNormStudy } from '#features/measures/norms/studies/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const NOTHING = z.null().describe('Nothing');

export const registerNormRoutes = routes(
  route('GET /platform/norms', {
    access: ask(canEditPlatform),
    summary: 'Read the norms in force and the statistics of own answer sheets',
    answer: NormOverviewAnswer,
    handler: ({ deps }) => getNormOverview(deps),
  }),
  route('POST /platform/norms/switch', {
    access: ask(canEditPlatform),
    summary: 'Switch to the norm of own answer sheets or back',
    body: NormSwitch,
    answer: NOTHING,
    handler: ({ deps, actor, body }) => switchNorm(deps, actor, body),
  }),
  route('POST /platform/norms/count', {
    access: ask(canEditPlatform),
    summary: 'Compute the norm of own answer sheets now',
    answer: NOTHING,
    handler: ({ deps }) => requestCount(deps),
  }),
  route('POST /platform/results/recompute', {
    access: ask(canEditPlatform),
    summary: 'Recompute all results and keep their old values',
    answer: NOTHING,
    handler: ({ deps }) => requestRescoring(deps),
  }),
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
  registerFairness,
);
