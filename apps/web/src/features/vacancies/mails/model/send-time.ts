/** The time of a field as the server reads it; undefined without one. */
export function toSendTime(chosen: string): string | undefined {
  return chosen === '' ? undefined : new Date(chosen).toISOString();
}
