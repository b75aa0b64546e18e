import { startsText, startsWord, textMatcher } from '@quint/domain/base/search-text.ts';
import type { ReactNode } from 'react';

export const GROUPS = ['people', 'talents', 'roles', 'pages', 'actions', 'account', 'help'] as const;
export type Group = (typeof GROUPS)[number];

/** A navigation target or an action of the palette. */
export interface Command {
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  readonly icon: ReactNode;
  /** Synonyms that users may type. */
  readonly keywords?: string | undefined;
  readonly href?: string | undefined;
  readonly newTab?: boolean | undefined;
  readonly run?: (() => void) | undefined;
}

/** The commands that contain every typed word; names that start with the input come first. */
export function matchCommands(commands: readonly Command[], text: string): readonly Command[] {
  const isMatch = textMatcher(text);
  const matching = commands.filter(({ label, keywords = '' }) => isMatch(`${label} ${keywords}`));
  const isFirst = ({ label }: Command) => startsText(label, text);
  return [...matching.filter(isFirst), ...matching.filter((command) => !isFirst(command))];
}

/** Whether a word of a name starts with the input. */
function beginsWith(text: string): (command: Command) => boolean {
  return ({ label }) => startsWord(label, text);
}

/** The first few commands, with names in which a word starts with the input first. */
export function bestOf(commands: readonly Command[], text: string, atMost: number): readonly Command[] {
  const begins = beginsWith(text);
  return [...commands.filter(begins), ...commands.filter((command) => !begins(command))].slice(0, atMost);
}

/**
 * Commands by group, without empty groups. Groups with a name in which a word starts with the input come before groups
 * with it inside a word only.
 */
export function byGroup(
  commands: readonly Command[],
  text: string,
): readonly (readonly [Group, readonly Command[]])[] {
  const begins = beginsWith(text);
  const groups = GROUPS.map(
    (group) => [group, commands.filter((command) => command.group === group)] as const,
  ).filter(([, members]) => members.length > 0);
  const isFirst = ([, members]: (typeof groups)[number]) => members.some(begins);
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
}
