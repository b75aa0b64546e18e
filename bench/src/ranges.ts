import type { Page } from 'playwright-core';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { groupReachOf } from '@quint/psychometrics/group-reach.ts';
import { nextWhole, randomStream } from '@quint/psychometrics/random.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { ensureWebBuilt, WEB_DIR } from '../../tools/web-build.ts';
import { LIFT_LIMITS } from './data/files.ts';
import { ms, spreadOf } from './percentiles.ts';
import { openWindows, Traffic } from './presses/browser.ts';
import { timePress, type PressTiming } from './presses/probe.ts';
import { insertPressWorld, TALENTS } from './presses/world.ts';
import type { Section } from './report.ts';
import type { CleanUp } from './stage.ts';
import { openStage } from './stage.ts';
import { amount } from './pace.ts';

const ROLES = amount(300, 3);
const STEPS = amount(60, 2);
const WARM_UP = amount(10, 2);
const GOAL_COUNT_MS = 5;
/** A frame of a screen of 60 Hz. */
const FRAME_MS = 1000 / 60;

/** Different ranges each time: nothing is known already. */
function drawRanges(): RoleRanges[] {
  const random = randomStream(7);
  return Array.from({ length: ROLES }, () =>
    Object.fromEntries(
      TRAITS.map((trait) => {
        const min = nextWhole(random, 1, 7);
        const max = Math.min(9, min + nextWhole(random, 1, 4));
        return [trait, { min, max, weight: nextWhole(random, 1, 3) }];
      }),
    ),
  );
}

function timeCounts(count: (ranges: RoleRanges) => unknown): number[] {
  return drawRanges().map((ranges) => {
    const startTime = performance.now();
    count(ranges);
    return performance.now() - startTime;
  });
}

interface StepTimes {
  readonly timing: PressTiming;
  /** Time on the processor that the main thread of the page took, whatever else runs on the machine. */
  readonly workMs: number;
}

/** Reads how long the main thread of a page has worked since it began. */
async function openWorkMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** Steps of a handle in the browser: the range beside it and the sentence are those of the step. */
async function timeSteps(cleanUp: CleanUp): Promise<readonly StepTimes[]> {
  await ensureWebBuilt(console.log);
  const stage = await openStage(cleanUp, { WEB_DIR });
  for (const statement of LIFT_LIMITS) await stage.client.query(statement);
  const world = await insertPressWorld(stage.client);
  const origin = `http://localhost:${stage.port}`;
  const { app: page } = await openWindows(cleanUp, { origin, email: world.email });
  const traffic = new Traffic(page);
  await page.goto(`${origin}/roles/${world.roleId}/edit`);
  const handle = page.getByRole('slider').first();
  await handle.waitFor();
  await traffic.waitForIdle();
  await handle.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const readWork = await openWorkMeter(page);
  const times: StepTimes[] = [];
  for (let step = 0; step < WARM_UP + STEPS; step++) {
    const isUp = step % 2 === 0;
    const key = isUp ? 'ArrowRight' : 'ArrowLeft';
    // The sentence stands in the same frame: both are drawn from the same counts.
    const texts = [isUp ? '3 to ' : '2 to '];
    const workBefore = await readWork();
    const timing = await timePress(page, {
      event: { key },
      signs: { numbers: { selector: '[data-trait="O"]', texts } },
      press: () => page.keyboard.press(key),
    });
    const workMs = (await readWork()) - workBefore;
    await traffic.waitForIdle();
    if (step >= WARM_UP) times.push({ timing, workMs });
  }
  return times;
}

function lineOf(
  what: string,
  samples: readonly number[],
  goal: string,
  isMet: (p95: number) => boolean,
): string {
  const { p50, p95 } = spreadOf(samples);
  return `| ${[what, ms(p50), ms(p95), goal, isMet(p95) ? 'yes' : '**no**'].join(' | ')} |`;
}

const NOTE = `Ranges counted against 20,000 profiles of the norm group, and against 20,000 of its groups by sex and age, ${ROLES} different
roles each, in Node; and a step of a slider in the editor of a role, in a workspace with ${TALENTS.toLocaleString('en')} talents: from the
timestamp of the key to the first frame in which the new range stands, ${STEPS} steps. A frame is ${FRAME_MS.toFixed(1)} ms, and the frame that
is under way when the key comes is waited for as well. The work of the main thread is its time on the processor: unlike the
clock it does not tell what else the machine was doing. It holds the drawing and the probe that looks for the numbers.`;

/** How long the consequence of a range takes: the counting, and from a step to the new numbers on the screen. */
export async function measureRanges(cleanUp: CleanUp): Promise<Section> {
  const norm = timeCounts(baseRateOf);
  const groups = timeCounts(groupReachOf);
  const both = norm.map((one, index) => one + (groups[index] ?? 0));
  const steps = await timeSteps(cleanUp);
  const under = (limit: number) => (p95: number) => p95 < limit;
  const counting = `under ${GOAL_COUNT_MS} ms`;
  const lines = [
    '| what | p50 | p95 | goal | met by p95 |',
    `|${' --- |'.repeat(5)}`,
    lineOf('norm group: bands, insides, distribution', norm, counting, under(GOAL_COUNT_MS)),
    lineOf('groups: strong band by sex and age', groups, counting, under(GOAL_COUNT_MS)),
    lineOf('both', both, counting, under(GOAL_COUNT_MS)),
    lineOf(
      'work of the main thread of the page for a step',
      steps.map(({ workMs }) => workMs),
      'one frame',
      under(FRAME_MS),
    ),
    lineOf(
      'a step of the slider to the new numbers, by the clock',
      steps.map(({ timing }) => timing.ms['numbers'] ?? Number.NaN),
      'the next frame',
      under(2 * FRAME_MS),
    ),
  ];
  return { title: 'Ranges', text: `${NOTE}\n\n${lines.join('\n')}` };
}
