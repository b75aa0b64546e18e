import { mentionedNames } from '@quint/domain/people/mentions.ts';
import type { NoteColleague } from '../api.ts';

/** The colleagues who may be mentioned in a note of a role, or in one that only administrators read. */
export function colleaguesOf(
  colleagues: readonly NoteColleague[],
  roleId: string | undefined,
): readonly NoteColleague[] {
  return colleagues.filter(
    ({ is_administrator: isAdministrator, roles }) =>
      isAdministrator || (roleId !== undefined && roles.includes(roleId)),
  );
}

/**
 * The accounts of the colleagues whom a text mentions. If several have the same name, only those chosen from the list
 * count, so that no colleague gets an e-mail by mistake.
 */
export function findMentioned(
  text: string,
  colleagues: readonly { readonly user: string; readonly name: string }[],
  chosenIds: ReadonlySet<string>,
): string[] {
  const names = mentionedNames(
    text,
    colleagues.map(({ name }) => name),
  );
  return colleagues
    .filter(({ user, name }) => {
      if (!names.has(name)) return false;
      const isOnly = colleagues.every((other) => other.name !== name || other.user === user);
      return isOnly || chosenIds.has(user);
    })
    .map(({ user }) => user);
}
