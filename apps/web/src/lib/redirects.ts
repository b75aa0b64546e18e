/** Older and shorter paths, and their targets with parameters. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/admin', '/admin/organizations'],
  ['/organizations/$organizationId/billing', '/billing'],
  ['/public/assessments', '/survey/signup'],
  ['/talent_profile/$talentId', '/talent-profile/$talentId'],
  ['/talent-profile/$talentId/insights', '/talent-profile/$talentId/insights/self-perception'],
];

const PATTERNS = REDIRECTS.map(
  ([from, to]) =>
    [
      new RegExp(`^${from.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}/?$`),
      to.replaceAll(/\$(\w+)/g, '$<$1>'),
    ] as const,
);

/** The target of an older or shorter path, without its query; undefined for other paths. */
export function findTarget(path: string): string | undefined {
  const [pattern, target] = PATTERNS.find(([candidate]) => candidate.test(path)) ?? [];
  return pattern === undefined || target === undefined ? undefined : path.replace(pattern, target);
}
