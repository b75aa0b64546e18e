/** Choices of a job profile that are also used in URLs of pages: separate from its rules, which few pages need. */
export const WORK_MODES = ['on_site', 'hybrid', 'remote'] as const;
export type WorkMode = (typeof WORK_MODES)[number];
export const LOCATION_RADII_KM: readonly number[] = [0, 10, 25, 50, 100, 200];
export const DEFAULT_RADIUS_KM = 25;
