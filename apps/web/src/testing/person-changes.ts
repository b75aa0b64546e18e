/** What actions answer about a person who was an applicant. */
export const fromApplicant = (id: string) =>
  ({ id, undo: { kind: 'status', status: 'APPLICANT' }, sends_at: null }) as const;

/** What actions answer about a person of whom undo needs nothing more. */
export const toChange = (id: string) => ({ id, undo: null, sends_at: null });
