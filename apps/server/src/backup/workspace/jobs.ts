import pg from 'pg';

/** Kinds of jobs that travel: they make the files that screens of the workspace wait for. */
export const TAKEN_JOBS: readonly string[] = ['make-report', 'make-document'];

/** The jobs of a workspace that travel, as a condition. */
export function jobsOf(organizationId: string): string {
  const names = TAKEN_JOBS.map((name) => pg.escapeLiteral(name)).join(', ');
  return `name in (${names}) and data ->> 'organizationId' = ${pg.escapeLiteral(organizationId)}`;
}
