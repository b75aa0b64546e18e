/** The id of a report, for what asks the server about it. Throws without one, before anything is sent. */
export function requireReportId(id: string | undefined): string {
  if (id === undefined || id.trim() === '') throw new Error('Report ID is required');
  return id;
}
