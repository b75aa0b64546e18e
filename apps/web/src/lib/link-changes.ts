export interface LinkChanges {
  readonly create: readonly string[];
  readonly delete: readonly string[];
}

/** What has to be linked and unlinked to get from one set of keys to another. */
export function toLinkChanges(before: readonly string[], after: readonly string[]): LinkChanges {
  return {
    create: after.filter((key) => !before.includes(key)),
    delete: before.filter((key) => !after.includes(key)),
  };
}
