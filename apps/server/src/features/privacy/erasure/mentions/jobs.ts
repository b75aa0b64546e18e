import { FINISH_ERASURE, finishErasure } from '#features/privacy/erasure/mentions/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const FINISH_ERASURE_JOB = defineJob({
  ...FINISH_ERASURE,
  run: (deps, { payload }) => finishErasure(deps, payload),
});
