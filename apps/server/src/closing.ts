/** The close functions of opened parts, in order of opening. */
export type Undo = (() => Promise<unknown>)[];

/** Throws the errors of steps after all have run, if there were any. */
export function throwTogether(errors: readonly unknown[]): void {
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} steps failed`);
  if (errors.length === 1) throw errors[0];
}

/** Runs every step once, in reverse order. A failing step does not stop the others; its error is thrown at the end. */
export async function closeAll(undo: Undo): Promise<void> {
  const errors: unknown[] = [];
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  throwTogether(errors);
}
