export interface LinkChanges {
  readonly create: readonly string[];
  readonly delete: readonly string[];
}

/** The links to create and delete to get from one set of keys to another. */
export function toLinkChanges(before: readonly string[], after: readonly string[]): LinkChanges {
  return {
    create: after.filter((key) => !before.includes(key)),
    delete: before.filter((key) => !after.includes(key)),
  };
}
