/** The browser tests of every commit: one look at each page, and the journeys that most users take. */
export const JOURNEYS_OF_EVERY_COMMIT: readonly string[] = [
  'pages',
  // Invitation, survey, result and report, also with a lost connection.
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
