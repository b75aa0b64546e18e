/** The steps of the guide, in order; a step with a target links administrators to its page. */
export const GUIDE_STEPS = [
  { name: 'role', to: '/roles/create' },
  { name: 'invite', to: '/talents/invite' },
  { name: 'survey' },
  { name: 'follow', to: '/talents' },
  { name: 'result' },
  { name: 'fit', to: '/roles' },
  { name: 'talk', to: '/talents/compare' },
] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number]['name'];
