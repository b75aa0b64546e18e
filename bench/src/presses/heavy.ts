import type { Page } from 'playwright-core';
import type { PressContext } from './press.ts';
import type { PressEvent, Sign, PressTiming } from './probe.ts';
import { timePress } from './probe.ts';
import type { Reading } from './table.ts';
import { amount } from '../pace.ts';

const RUNS = amount(10, 1);
/** Of the first runs the code is compiled; they do not count. */
const WARM_UP = amount(2, 1);

/** A press after which much is loaded. */
export interface HeavyPress {
  readonly what: string;
  readonly press: string;
  /** Makes everything ready for a press; every run has a role of its own, so that no answer is known already. */
  readonly prepare: (run: number) => Promise<Ready>;
  readonly reset: () => Promise<void>;
}

interface Ready {
  readonly event: PressEvent;
  /** What the press shows, by the words for it. */
  readonly signs: Readonly<Record<string, Sign>>;
  readonly press: () => Promise<void>;
}

export interface RoleToOpen {
  readonly id: string;
  readonly name: string;
}

export interface LargeWorkspace {
  readonly origin: string;
  readonly roles: readonly RoleToOpen[];
  /** How many talents the list shows. */
  readonly talents: number;
  /** The answer of the product to an administrator. */
  readonly read: (path: string) => Promise<unknown>;
}

export interface ListContext extends PressContext, LargeWorkspace {
  readonly page: Page;
}

/** The role of a run: every run has another. */
export function roleOf({ roles }: ListContext, run: number): RoleToOpen {
  const role = roles[run % roles.length];
  if (role === undefined) throw new Error('the workspace has no role');
  return role;
}

/** Presses again and again, and times it. */
export async function measureHeavy({ page }: ListContext, heavy: HeavyPress): Promise<Reading[]> {
  const { what, press, prepare, reset } = heavy;
  console.log(`  ${what}`);
  const timings: PressTiming[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const each = await timePress(page, await prepare(run));
    await reset();
    if (run >= WARM_UP) timings.push(each);
  }
  return Object.keys(timings[0]?.ms ?? {}).map((until) => ({
    what,
    press,
    until,
    samples: timings.map(({ ms }) => ms[until] ?? Number.NaN),
    longestFrames: timings.map(({ longestFrameMs }) => longestFrameMs),
  }));
}
