/** Why the data of a person ends: a rejection, or no activity as an applicant or as a member of the organisation. */
export const RETENTION_RULES = ['rejected', 'applicants', 'employees'] as const;
export type RetentionRule = (typeof RETENTION_RULES)[number];

/** Months until the end, by rule; null for never. */
export type RetentionMonths = Readonly<Record<RetentionRule, number | null>>;

/** The defaults of a workspace. */
export const USUAL_MONTHS: RetentionMonths = { rejected: 6, applicants: 12, employees: null };
export const MOST_MONTHS: Readonly<Record<RetentionRule, number>> = {
  rejected: 60,
  applicants: 60,
  employees: 120,
};
/** Days between the notice and the end. */
export const RETENTION_NOTICE_DAYS = 30;
/** The minimum length of the reason for keeping applicants without an end. */
export const RETENTION_REASON_MIN_CHARACTERS = 10;
export const RETENTION_REASON_MAX_CHARACTERS = 500;

/** The page where a person asks to be kept. */
export const RETAIN_DATA_PATH = '/keep-my-data';

/** Whether applicants are kept without an end, for which the workspace must give a reason. */
export function needsReason({ rejected, applicants }: RetentionMonths): boolean {
  return rejected === null || applicants === null;
}
