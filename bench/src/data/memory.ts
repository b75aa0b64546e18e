import { residentMegabytes } from '../processes.ts';

const SAMPLE_MS = 50;

/** Runs something and says how much memory a process held at most meanwhile, in MB. */
export async function peakMegabytes(pid: number, run: () => Promise<unknown>): Promise<number> {
  let peak = residentMegabytes(pid);
  const timer = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), SAMPLE_MS);
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
  return Math.max(peak, residentMegabytes(pid));
}
