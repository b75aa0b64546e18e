import { FairnessAnswer, FairnessQuery } from '@quint/contract/measures/fairness.ts';
import { canReadFairness } from '@quint/domain/workspace/access/works-council.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isWorksCouncil } from '@quint/domain/workspace/actor.ts';
import type { Deps } from '#deps.ts';
import { getFairness } from '#features/measures/norms/fairness/service.ts';
import { coarseForm, roundedForm } from '#features/measures/norms/model.ts';
import { listFormStatistics } from '#features/measures/norms/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

/** The statistics of all scales, rounded for most readers; only administrators of the platform get exact ones. */
async function readForms(deps: Deps, actor: Actor) {
  const forms = await listFormStatistics(deps);
  return forms.map(isWorksCouncil(actor) ? coarseForm : roundedForm);
}

export const registerFairness = route('GET /fairness', {
  access: ask(canReadFairness),
  summary: 'Read how groups of talents fare in the workspace, or in the assessments of one role',
  query: FairnessQuery,
  answer: FairnessAnswer,
  handler: async ({ deps, actor, query }) => ({
    fairness: await getFairness(deps, actor, query.role),
    forms: await readForms(deps, actor),
  }),
});
