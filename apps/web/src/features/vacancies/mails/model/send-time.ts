import { fromWorkspaceText } from '#lib/workspace-time.ts';

/** The time of a field, which is in the time zone of workspaces, as the server reads it; undefined without one. */
export function toSendTime(value: string): string | undefined {
  return value === '' ? undefined : fromWorkspaceText(value).toISOString();
}
