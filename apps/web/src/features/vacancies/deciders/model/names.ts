import type { Decider } from '@quint/contract/vacancies/deciders.ts';

/** The name of a person, or the address for administrators, or a text for one who has entered neither. */
export function toNameOf(fallback: string): (decider: Pick<Decider, 'name' | 'email'>) => string {
  return ({ name, email }) => name ?? email ?? fallback;
}

/** The first word of a name; of an address what stands before the @. */
export function firstNameOf(name: string): string {
  return name.split(/[ @]/)[0] ?? name;
}
