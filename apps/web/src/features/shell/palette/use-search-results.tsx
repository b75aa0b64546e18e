import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Briefcase } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isAdmin } from '#lib/guard.ts';
import { useSettled } from '#lib/use-settled.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { searchQuery, SEARCH_FROM_CHARACTERS } from './api.ts';
import { bestOf, type Command } from './model/commands.ts';

const PAUSE_MS = 200;
/** For talents and for roles each. */
const MAX_RESULTS = 6;
const NOTHING: readonly Command[] = [];

/** Talents and roles that the server finds for an administrator once typing pauses. */
export function useSearchCommands(text: string): {
  readonly commands: readonly Command[];
  readonly isSearching: boolean;
} {
  const user = useCurrentUser();
  const { t } = useTranslation('palette');
  const searchText = text.trim();
  const settledText = useSettled(searchText, PAUSE_MS);
  const maySearch = isAdmin(user) && user.active_workspace !== null;
  const isLong = settledText.length >= SEARCH_FROM_CHARACTERS && searchText.length >= SEARCH_FROM_CHARACTERS;
  const canSearch = maySearch && isLong;
  const results = useQuery({
    ...searchQuery(settledText),
    enabled: canSearch,
    placeholderData: keepPreviousData,
  });
  if (!canSearch || results.data === undefined) {
    return {
      commands: NOTHING,
      isSearching: maySearch && searchText.length >= SEARCH_FROM_CHARACTERS && !results.isError,
    };
  }
  const talents = results.data.talents.map(({ id, fullname }): Command => ({
    id: `talent-${id}`,
    group: 'talents',
    label: fullname,
    icon: <Avatar name={fullname} size="sm" />,
    href: `/talents/${id}`,
  }));
  // Archived roles are also found, after those in use.
  const inOrder = results.data.roles.toSorted(
    (one, other) => Number(one.state === 'archived') - Number(other.state === 'archived'),
  );
  const roles = inOrder.map(({ id, name, state }): Command => ({
    id: `role-${id}`,
    group: 'roles',
    label: state === 'archived' ? t('archivedRole', { name }) : name,
    icon: <Briefcase aria-hidden="true" strokeWidth={1.75} className="size-4" />,
    href: `/roles/${id}`,
  }));
  const commands = [talents, roles].flatMap((kind) => bestOf(kind, searchText, MAX_RESULTS));
  return { commands, isSearching: settledText !== searchText || results.isPlaceholderData };
}
