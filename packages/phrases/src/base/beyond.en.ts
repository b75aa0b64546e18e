/** The employer's data of a result beyond the person's report, and the part of it that the person can read. */
export const beyondEn = {
  also: 'It also sees how closely your result agrees with the range of a role, where you stand among others for that role, and questions for an interview.',
  yours: 'With an account you can read that agreement for every role you are considered for.',
} as const;
