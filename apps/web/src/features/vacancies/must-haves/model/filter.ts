import { hasMustHaves, type MustHaves } from '@quint/domain/vacancies/must-haves.ts';

/** The filter of a list of people by the must-haves of the role. */
export interface MustHavesChoice {
  readonly mustHaves: MustHaves;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether people are left out: an address can ask for the filter of a role that has no must-haves. */
export function isFiltered(choice: MustHavesChoice | undefined): boolean {
  return choice !== undefined && choice.isOn && hasMustHaves(choice.mustHaves);
}
