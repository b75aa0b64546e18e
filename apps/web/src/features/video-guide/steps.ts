/** The steps of the guide, in order; a step with a target leads an administrator to the page it is about. */
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
