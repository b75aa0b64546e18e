/** The time of a field as the server reads it; undefined without one. */
export function toSendTime(value: string): string | undefined {
  return value === '' ? undefined : new Date(value).toISOString();
}
