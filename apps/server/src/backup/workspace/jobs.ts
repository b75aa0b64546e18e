import pg from 'pg';

/** Kinds of exported jobs: they create files that screens of the workspace wait for. */
export const TAKEN_JOBS: readonly string[] = ['make-report', 'make-document'];

/** A condition for the exported jobs of a workspace. */
export function jobsOf(organizationId: string): string {
  const names = TAKEN_JOBS.map((name) => pg.escapeLiteral(name)).join(', ');
  return `name in (${names}) and data ->> 'organizationId' = ${pg.escapeLiteral(organizationId)}`;
}
