/** Prints what is being done, and how many seconds after the start. */
export function say(line: string): void {
  console.log(`${Math.round(performance.now() / 1000)} s: ${line}`);
}
