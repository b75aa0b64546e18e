/** How many of 100 people of the norm group reach a band, or a better one. */
export interface BaseRates {
  readonly strong: number;
  readonly partial: number;
}

/** From this many of 100 on, reaching a band is uninformative about a person. */
const INFORMATIVE_BELOW = 50;

/** Whether high agreement with a role is informative about a person: fewer than half of the norm group reach it. */
export function isInformative(reach: BaseRates | null | undefined): reach is BaseRates {
  return reach !== null && reach !== undefined && reach.strong < INFORMATIVE_BELOW;
}
