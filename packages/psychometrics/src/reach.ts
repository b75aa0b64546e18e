/** How many of 100 people of the norm group reach a band, or a better one. */
export interface Reach {
  readonly strong: number;
  readonly partial: number;
}

/** From this many of 100 on, reaching a band says little about a person. */
const TELLING_BELOW = 50;

/** Whether high agreement with a role says something about a person: fewer than half of the norm group reach it. */
export function isTelling(reach: Reach | null | undefined): reach is Reach {
  return reach !== null && reach !== undefined && reach.strong < TELLING_BELOW;
}
