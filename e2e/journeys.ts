/** The browser tests of every commit: each page in one look, and the most common journeys. */
export const JOURNEYS_OF_EVERY_COMMIT: readonly string[] = [
  'pages',
  // Invitation, survey, result and report, also while offline.
  'journey',
  'session',
  'landings',
  'talents-list',
  'ranges',
  'stakeholders',
  'resume',
  'paying',
  'erasing',
  'works-council',
  'kill',
].map((name) => `${name}.spec.ts`);
