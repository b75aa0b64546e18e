/** The id of a report for a request. Throws when it is missing, before anything is sent. */
export function requireReportId(id: string | undefined): string {
  if (id === undefined || id.trim() === '') throw new Error('Report ID is required');
  return id;
}
