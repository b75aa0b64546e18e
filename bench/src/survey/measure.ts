import type { Bench } from '../runner.ts';
import { openStage } from '../stage.ts';
import { measureFinish } from './finish.ts';
import { measureSaves } from './saves.ts';

/** Saving answers with many people at once, and finishing a survey. */
export async function measureSurvey(bench: Bench): Promise<void> {
  const stage = await openStage(bench.cleanUp);
  await measureSaves(bench, stage);
  await measureFinish(bench, stage);
}
