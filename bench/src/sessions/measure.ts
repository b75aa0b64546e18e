import type { Section } from '../report.ts';
import { toTable } from '../report.ts';
import type { Stage } from '../stage.ts';
import { measureLoginTiming } from './login-timing.ts';
import { measureRefreshRaces } from './refresh-races.ts';

/** Refreshing in two tabs at once, and what the time of a refused login tells. */
export async function measureSessions(stage: Stage): Promise<Section> {
  const rows = [...(await measureLoginTiming(stage)), ...(await measureRefreshRaces(stage))];
  return { title: 'Sessions', text: toTable(rows) };
}
