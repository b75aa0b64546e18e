import { RESULT, START } from './model/answers.ts';

/** The number of a screen in an address; undefined for anything else. */
export function readScreen(text: string): number | undefined {
  const screen = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return screen >= START && screen <= RESULT ? screen : undefined;
}
