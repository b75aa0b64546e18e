/** Talent insights on sale: what is charged, in euro, net. The discount is a label; the price has it already. */
export const TALENT_PACKAGES = [
  { key: '10x-talent-insights', talents: 10, euro: 190, discount: 0, isRecommended: false },
  { key: '25x-talent-insights', talents: 25, euro: 450, discount: 5, isRecommended: true },
  { key: '50x-talent-insights', talents: 50, euro: 850, discount: 10, isRecommended: false },
] as const;
export type TalentPackage = (typeof TALENT_PACKAGES)[number];

export const INSIGHTS_ORDER = 'ws-talent-insights';

export function findPackage(key: string | undefined): TalentPackage | undefined {
  return TALENT_PACKAGES.find((candidate) => candidate.key === key);
}
