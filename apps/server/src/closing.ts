/** What closes the parts that were opened, in the order of their opening. */
export type Undo = (() => Promise<unknown>)[];

/** Throws the errors of steps that all had their turn, if there were any. */
export function throwTogether(errors: readonly unknown[]): void {
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} steps failed`);
  if (errors.length === 1) throw errors[0];
}

/** Runs every step once, the last one first. A step that fails stops no other; its error is thrown at the end. */
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
