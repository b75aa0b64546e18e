/** The change in an answer about a person who was an applicant. */
export const fromApplicant = (id: string) =>
  ({ id, undo: { kind: 'status', status: 'APPLICANT' }, sends_at: null }) as const;

/** The change in an answer about a person for whom undo needs no further data. */
export const toChange = (id: string) => ({ id, undo: null, sends_at: null });
